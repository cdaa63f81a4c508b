"""Which features and which equipment of the catalogue the free table has; the browser tests show each of them."""

from __future__ import annotations

FEATURES = tuple(f"table#{number}" for number in range(1, 84))
EQUIPMENT = tuple(f"equipment#{number}" for number in range(1, 13))
COVERS = frozenset((*FEATURES, *EQUIPMENT))
