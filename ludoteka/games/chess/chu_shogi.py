"""Chu shogi: middle shogi, on twelve by twelve cells, with lions."""

from ludoteka.boards import Coordinates, Square
from ludoteka.declare import BLACK, WHITE, Piece, Preset
from ludoteka.declare.lions import LionShogi, Promoting

GOLD = "WfF"
ELEPHANT = "FfsW"


def wedge(name: str, letter: str, moves: str, hu: str, glyph: str) -> Piece:
    return Piece(name, letter, moves=moves, hu=hu, glyph=f"shogi-{glyph}")


PIECES = (
    wedge("king", "K", "K", "király", "king"),
    wedge("lion", "Ln", "", "oroszlán", "lion"),
    wedge("free king", "FK", "Q", "szabad király", "free-king"),
    wedge("dragon king", "DK", "RF", "sárkánykirály", "dragon-king"),
    wedge("dragon horse", "DH", "BW", "sárkányló", "dragon-horse"),
    wedge("rook", "R", "R", "bástya", "rook"),
    wedge("bishop", "B", "B", "futó", "bishop"),
    wedge("vertical mover", "VM", "vRsW", "függőleges mozgó", "vertical-mover"),
    wedge("side mover", "SM", "sRvW", "oldalmozgó", "side-mover"),
    wedge("reverse chariot", "RC", "vR", "fordított harci szekér", "reverse-chariot"),
    wedge("lance", "L", "fR", "lándzsás", "lance"),
    wedge("kirin", "Kr", "FD", "kylin", "kirin"),
    wedge("phoenix", "Ph", "WA", "főnix", "phoenix"),
    wedge("drunk elephant", "DE", ELEPHANT, "részeg elefánt", "drunk-elephant"),
    wedge("blind tiger", "BT", "FbsW", "vak tigris", "tiger"),
    wedge("ferocious leopard", "FL", "FvW", "vérengző leopárd", "leopard"),
    wedge("gold general", "G", GOLD, "arany tábornok", "gold"),
    wedge("silver general", "S", "FfW", "ezüst tábornok", "silver"),
    wedge("copper general", "C", "fFvW", "réz tábornok", "copper"),
    wedge("go-between", "GB", "vW", "közvetítő", "go-between"),
    wedge("pawn", "P", "fW", "gyalog", "pawn"),
    wedge("soaring eagle", "+DK", "RbB", "lebegő sas", "soaring-eagle"),
    wedge("horned falcon", "+DH", "BbsR", "szarvas sólyom", "horned-falcon"),
    wedge("promoted rook", "+R", "RF", "sárkánykirály (előlépett)", "promoted-dragon-king"),
    wedge("promoted bishop", "+B", "BW", "sárkányló (előlépett)", "promoted-dragon-horse"),
    wedge("flying ox", "+VM", "vRB", "repülő ökör", "flying-ox"),
    wedge("free boar", "+SM", "sRB", "szabad vaddisznó", "free-boar"),
    wedge("whale", "+RC", "vRbB", "bálna", "whale"),
    wedge("white horse", "+L", "vRfB", "fehér ló", "white-horse"),
    wedge("promoted kirin", "+Kr", "", "oroszlán (előlépett)", "promoted-lion"),
    wedge("promoted phoenix", "+Ph", "Q", "szabad király (előlépett)", "promoted-free-king"),
    wedge("crown prince", "+DE", "K", "koronaherceg", "crown-prince"),
    wedge("flying stag", "+BT", "vRFsW", "repülő szarvasbika", "flying-stag"),
    wedge("promoted leopard", "+FL", "B", "futó (előlépett)", "promoted-bishop"),
    wedge("promoted gold", "+G", "R", "bástya (előlépett)", "promoted-rook"),
    wedge("promoted silver", "+S", "vRsW", "függőleges mozgó (előlépett)", "promoted-vertical-mover"),
    wedge("promoted copper", "+C", "sRvW", "oldalmozgó (előlépett)", "promoted-side-mover"),
    wedge("promoted go-between", "+GB", ELEPHANT, "részeg elefánt (előlépett)", "promoted-drunk-elephant"),
    wedge("tokin", "+P", GOLD, "tokin", "tokin"),
)
INTO = {piece.letter.removeprefix("+"): piece.letter for piece in PIECES if piece.letter.startswith("+")}
WORTH = {
    "Ln": 20, "FK": 12, "DK": 8, "DH": 7, "R": 6, "B": 5, "VM": 4, "SM": 4, "RC": 3, "L": 3, "Kr": 4, "Ph": 4, "DE": 3,
    "BT": 3, "FL": 3, "G": 3, "S": 2, "C": 2, "GB": 1, "P": 1,
    "+DK": 13, "+DH": 12, "+R": 8, "+B": 7, "+VM": 9, "+SM": 9, "+RC": 7, "+L": 7, "+Kr": 20, "+Ph": 12, "+DE": 15,
    "+BT": 5, "+FL": 5, "+G": 6, "+S": 4, "+C": 4, "+GB": 3, "+P": 3,
}  # fmt: skip
"""Roughly, in pawns."""

GAME = LionShogi(
    id="chu-shogi",
    name="Chu shogi",
    names={"hu": ("Csusógi", "Csusógi és daisógi"), "ja": ("中将棋",), "en": ("Chu Shogi", "middle shogi")},
    chapter="chess",
    board=Square(12, 12, coordinates=Coordinates.SHOGI),
    sides=(BLACK, WHITE),
    pieces=PIECES,
    army="""
        .  .  .  GB .  .  .  .  GB .  .  .
        P  P  P  P  P  P  P  P  P  P  P  P
        SM VM R  DH DK Ln FK DK DH R  VM SM
        RC .  B  .  BT Kr Ph BT .  B  .  RC
        L  FL C  S  G  K  DE G  S  C  FL L
    """,
    royals=("K", "+DE"),
    lions=("Ln", "+Kr"),
    stings={"+DH": "fW", "+DK": "fF"},
    into=INTO,
    rows=4,
    promoting=Promoting.STRICT,
    pawns=("P",),
    lions_protected=True,
    slight=("P", "GB"),
    quiet_limit=100,
    longest=800,
    worth=WORTH,
    minutes=180,
    bound=800,
    parent="shogi",
    presets=(
        Preset(
            "standard",
            "With protected lions and strict promotion",
            "Oroszlánvédelemmel és szigorú előlépéssel",
            covers=("chu-shogi#1", "chu-shogi#2", "chu-shogi#3"),
        ),
        Preset(
            "free",
            "Lions unprotected, promotion as in shogi",
            "Oroszlánvédelem nélkül, sógi szerinti előlépéssel",
            changes={"lions_protected": False, "promoting": Promoting.TOUCHING},
        ),
    ),
)
