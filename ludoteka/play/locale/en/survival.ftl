# Survival.

survival-not-pointed-at = Your last arrow, on { $last }, does not point at { $cell }.
