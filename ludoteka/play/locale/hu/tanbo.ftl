# Tanbo, hexbo és háromdimenziós tanbo.

tanbo-none = Egyik gyökered sem ér ide: { $cell }. Az új bábunak pontosan egy saját bábuval kell érintkeznie.
tanbo-several = Egynél több saját bábuval érintkezne: { $cell }. A gyökér elágazhat, de nem zárulhat körbe, és nem nőhet össze másikkal.
