# Dots and boxes.

boxes-side = A line is drawn on the side of a box, between two dots.
boxes-drawn = The line { $cell } is drawn already.
