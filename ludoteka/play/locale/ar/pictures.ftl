# The words in the diagrams of the books in this language.

name-white = الأبيض
name-black = الأسود
name-red = الأحمر
name-green = الأخضر
name-yellow = الأصفر
name-blue = الأزرق

name-king = الملك
name-queen = الملكة
name-rook = القلعة
name-bishop = الفيل
name-knight = الحصان
name-pawn = البيدق

count-home = في البيت
count-match = نقاط المباراة
count-pips = خطوات متبقية
count-points = نقاط

ways-both = يمكن الذهاب إلى هناك أو الأخذ
ways-move = يمكن الذهاب إلى هناك، لا الأخذ
ways-capture = يمكن الأخذ هناك فقط
ways-first = في الحركة الأولى فقط
ways-line = على امتداد الخط ما دام الطريق خاليًا، وإلى أي مسافة حيث يوجد رأس سهم
