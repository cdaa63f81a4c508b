# Ösvények

trails-throw = Nincs mit választani: dobj.
