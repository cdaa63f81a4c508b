# Tanbo, hexbo and tanbo in three dimensions.

tanbo-none = None of your roots reaches { $cell }: a new man must touch exactly one of your own.
tanbo-several = { $cell } touches more than one of your men: roots branch, but they never close a circle or meet.
