# Túlélés.

survival-not-pointed-at = Az utolsó nyilad ({ $last }) nem erre a mezőre mutat: { $cell }.
