import { expect, test } from "vitest";
import { cited } from "../src/lib/cited";

const CHESS = [
  "The players move in turn; White begins. A move takes one piece to an empty cell or to one with an enemy's piece.",
  "The rook goes any distance along a row or a file.",
  "The knight jumps two cells straight and one to the side, whatever stands between.",
  "Check. A king that could be captured next is in check. This must be answered at once: move the king, capture the attacker, or put a piece between.",
  "Castling. King and rook move together, once in the game. Nothing stands between them, and the king is not in check.",
];
const MILL = [
  "Lerakás. Mindenki felváltva egy-egy bábut rak le a kezéből egy üres pontra.",
  "Lépés. Ha már mindenki lerakta bábuit, egy vonal mentén a szomszédos üres pontra lép velük.",
  "Aki malmot zár, levesz egy ellenséges bábut a tábláról.",
  "A malomban álló bábu védett. Malomból csak akkor lehet levenni, ha az ellenfél minden bábuja malomban áll.",
];

test("a refusal leads to the paragraph that says the same", () => {
  expect(cited("The rook moves any distance along rows and files.", CHESS)).toBe(1);
  expect(cited("Your king is in check: move it, capture the piece that gives check, or put something between.", CHESS)).toBe(3);
  expect(cited("You can castle only when nothing stands between king and rook.", CHESS)).toBe(4);
});

test("words meet whatever their endings are", () => {
  expect(cited("Az a1 bábuja malomban áll, nem vehető le.", MILL)).toBe(3);
});

test("a sentence of which the book says nothing leads nowhere", () => {
  expect(cited("The piece on e2 is not yours.", CHESS)).toBe(-1);
  expect(cited("", CHESS)).toBe(-1);
  expect(cited("anything", [])).toBe(-1);
});
