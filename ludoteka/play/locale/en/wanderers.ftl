# Wanderers.

wanderers-stuck = The wanderer on { $cell } has nowhere to go now.
wanderers-one-step = { $cell } is not the next point along a line.
wanderers-closed = { $cell } is next to an enemy or to his town, so it is closed to you.
