# Gonnect.

gonnect-no-pass = Nobody may pass: who has no legal move has lost.
