# Kongó.

congo-go-on = A majom tovább ugorhat innen: { $cell }, vagy megállhat; más most nem léphet.
congo-no-swimmer = Az oroszlán nem léphet a folyóba.
congo-ways = { $piece ->
    [lion] Az oroszlán egy mezőt lép bármely irányba a saját partján; a másik oroszlánt bármely szabad vonalon leütheti.
    [giraffe] A zsiráf ütés nélkül egy mezőt lép bármerre, vagy kettőt ugrik, és ott üthet is.
    [elephant] Az elefánt egy mezőt lép vagy kettőt ugrik, csak vízszintesen vagy függőlegesen.
    [crocodile] A krokodil egy mezőt lép bármerre, a folyóban végig úszhat, és egyenesen a folyó felé bármennyit mehet.
    [zebra] A zebra kettőt ugrik egyenesen és egyet oldalra.
    [monkey] A majom ütés nélkül egy mezőt lép, vagy átugorja az ellenséget a mögötte levő szabad mezőre, és így üti le.
    [superpawn] A szupergyalog egy mezőt lép előre vagy oldalra, vagy ütés nélkül egyet-kettőt hátra.
   *[other] A gyalog egy mezőt lép előre, egyenesen vagy átlósan; a folyón túl ütés nélkül egyet-kettőt hátra is léphet.
}
