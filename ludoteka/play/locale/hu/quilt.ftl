# Paplanjáték.

quilt-choose = Előbb válassz figurát és állást, azután azt a mezőt, ahová a bal alsó négyzete kerül.
quilt-laid = Ezt a figurádat már letetted: { $cloth }.
quilt-no-room = Ez a figura így sehová sem tehető: { $cloth }.
quilt-two = Innen a figura nem pontosan { $count } idegen négyzetet takarna, vagy sajátot is takarna, vagy lelógna az asztalról: { $cell }.
