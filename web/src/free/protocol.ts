// Generated from ludoteka/server/free/protocol.py by `python -m ludoteka.server.typescript free`; do not edit.

/** One side of a piece: `art` says what is drawn, see `ludoteka.table.art`. */
export interface Picture {
  art: string;
  width?: number;
  height?: number;
}

/** A kind of piece, and how many copies of it there are, in the box and out of it. */
export interface Kind {
  is: "kind";
  id: string;
  name?: string;
  /** What it is called in Hungarian, if not the same. */
  hu?: string;
  front: Picture;
  /** Without a back it cannot be flipped. */
  back?: Picture | null;
  count?: number;
  /** Who sees the back does not know the kind, even if no other in the box has the same back. */
  secret?: boolean;
}

/** What lies on the table. `x`, `y` is its middle; of two that overlap, the one with the larger `z` is above. */
export interface Thing {
  is: "Thing";
  id: number;
  x?: number;
  y?: number;
  z?: number;
  /** Degrees, clockwise. */
  turn?: number;
  /** The person who holds it; nobody else sees more than its back. */
  hand?: string;
  locked?: boolean;
}

/** A copy of a kind from the box. */
export interface Piece {
  is: "piece";
  id: number;
  x?: number;
  y?: number;
  z?: number;
  /** Degrees, clockwise. */
  turn?: number;
  /** The person who holds it; nobody else sees more than its back. */
  hand?: string;
  locked?: boolean;
  kind: string;
  /** 0: the front is up, 1: the back. */
  side?: number;
  /** It was laid out with a game of the library, whose referee minds it. */
  game?: boolean;
}

/** A rectangle with a number or any other text, which can be rewritten at any time. */
export interface Chip {
  is: "chip";
  id: number;
  x?: number;
  y?: number;
  z?: number;
  /** Degrees, clockwise. */
  turn?: number;
  /** The person who holds it; nobody else sees more than its back. */
  hand?: string;
  locked?: boolean;
  text?: string;
  /** How many digits there is room for; longer texts are cut off. */
  digits?: number;
  font?: string;
  bold?: boolean;
  italic?: boolean;
  size?: number;
  ink?: string;
  ground?: string;
}

/** Gives a random result when it is set off: a die, shells, a number generator, a wheel, a deck of chance cards. */
export interface Device {
  is: "device";
  id: number;
  x?: number;
  y?: number;
  z?: number;
  /** Degrees, clockwise. */
  turn?: number;
  /** The person who holds it; nobody else sees more than its back. */
  hand?: string;
  locked?: boolean;
  /** die, colours, number, cowries (`high` is how many shells), wheel, deck. */
  sort: string;
  name?: string;
  low?: number;
  high?: number;
  double_zero?: boolean;
  exhausts?: boolean;
  /** The key of its cards. */
  deck?: string;
  /** What it showed last. */
  value?: string;
  /** The cards that have come up since the deck was shuffled, by their numbers; only where it exhausts. */
  drawn?: number[];
  /** The number of its last draw, by which the result can be checked. */
  draw?: number;
}

/** A private place of one person: others see how much lies in it, and nothing else of it. */
export interface Zone {
  is: "zone";
  id: number;
  x?: number;
  y?: number;
  z?: number;
  /** Degrees, clockwise. */
  turn?: number;
  /** The person who holds it; nobody else sees more than its back. */
  hand?: string;
  locked?: boolean;
  owner: string;
  width: number;
  height: number;
  name?: string;
  /** What comes out of it gets a new number, by which nobody knows again what he saw going in. */
  veiled?: boolean;
}

/** A line drawn with the pen; `x`, `y` is where it begins, the points are relative to that. */
export interface Stroke {
  is: "stroke";
  id: number;
  x?: number;
  y?: number;
  z?: number;
  /** Degrees, clockwise. */
  turn?: number;
  /** The person who holds it; nobody else sees more than its back. */
  hand?: string;
  locked?: boolean;
  points: ([number, number])[];
  ink?: string;
  width?: number;
}

/** The picture under the things; it takes no part in anything. */
export interface Board {
  is: "board";
  art: string;
  x: number;
  y: number;
  width: number;
  height: number;
  name?: string;
}

/** What the game is called; without a title it is the empty game. */
export interface Title {
  is: "title";
  text: string;
  /** Where the position was opened from: "start" or "game". */
  folder?: string;
}

/** Whose turn it is, as the people at the table say. */
export interface Turn {
  is: "turn";
  person: string;
  name: string;
}

/** The texts of chance cards; nobody sees them before they are drawn. */
export interface Deck {
  is: "deck";
  name: string;
  cards: string[];
}

/** The game of the library that was laid out, for the referee. The table itself does not look into it. */
export interface Game {
  is: "game";
  variant: string;
  /** The position it was laid out from. */
  start: string;
  /** The last position that the rules know of. */
  position: string;
  /** What was played from the one to the other. */
  moves?: string[];
  /** The referee: free, arbiter, enforced. */
  mode?: string;
}

/** In places of the table: green lines, green circles, red circles. */
export interface Marks {
  lines?: ([number, number, number, number])[];
  turned?: ([number, number, number])[];
  removed?: ([number, number, number])[];
}

/** What all operations have in common: the tag. */
export interface Operation {
  do: "Operation";
}

/** A thing and where it is to lie. */
export type Spot = [id: number, x: number, y: number];

/** The hand: things are put down at new places, the later ones above the earlier. From a hand, they are laid out. */
export interface Move {
  do: "move";
  spots: Spot[];
  /** From a hand: which side is up; -1: as it was held. */
  side?: number;
}

/** The column: things, from the lowest to the topmost, put down so that they cover each other exactly. */
export interface Stack {
  do: "stack";
  ids: number[];
  x: number;
  y: number;
}

/** A column laid out in a row, the lowest first. */
export interface Unstack {
  do: "unstack";
  ids: number[];
  x: number;
  y: number;
  step?: number;
}

/** The other side of pieces. */
export interface Flip {
  do: "flip";
  ids: number[];
}

/** Things turned by so many degrees. */
export interface Rotate {
  do: "rotate";
  ids: number[];
  by: number;
}

/** Throw back: pieces into the box; chips, devices, zones and strokes are gone for good. */
export interface Return {
  do: "return";
  ids: number[];
}

/** Things that stay where they are until somebody unlocks them. */
export interface Lock {
  do: "lock";
  ids: number[];
  on?: boolean;
}

/** Kinds of piece added to the box; of a kind that is there already, more copies. */
export interface Collect {
  do: "collect";
  kinds: Kind[];
}

/** A kind taken out of the box for good, with all copies that are not on the table. */
export interface Discard {
  do: "discard";
  kind: string;
}

/** Copies of a kind out of the box, upon each other at one place. */
export interface PutOut {
  do: "put";
  kind: string;
  count?: number;
  x?: number;
  y?: number;
  side?: number;
}

/** All copies of several kinds, upon each other, shuffled if wished: a pack of cards, the letters of a bag. */
export interface PutAll {
  do: "put-all";
  kinds: string[];
  x?: number;
  y?: number;
  side?: number;
  shuffled?: boolean;
}

/** Copies of a kind back from the table, the last one that was put out first; 0: all of them. */
export interface TakeOff {
  do: "take-off";
  kind: string;
  count?: number;
  /** Only those of which the person sees what they are: the queen is not found among cards that lie face down. */
  seen?: boolean;
}

/** A device on the table. `cards`: the texts of a chance deck. */
export interface AddDevice {
  do: "device";
  sort: string;
  x: number;
  y: number;
  low?: number;
  high?: number;
  double_zero?: boolean;
  exhausts?: boolean;
  name?: string;
  cards?: string[];
}

/** Set devices off. */
export interface Roll {
  do: "roll";
  ids: number[];
}

/** All cards of a chance deck may come again. */
export interface Reshuffle {
  do: "reshuffle";
  id: number;
}

/** Pieces change places among each other at random, all turned as the topmost lies. */
export interface Shuffle {
  do: "shuffle";
  ids: number[];
}

/** From the top of a pile, one to each person in turn, into their hands. */
export interface Deal {
  do: "deal";
  ids: number[];
  people: string[];
  each?: number;
  /** See `Draw`. */
  veiled?: boolean;
}

/** Things into the own hand. */
export interface Draw {
  do: "draw";
  ids: number[];
  /** All that is held gets new numbers, by which nobody knows again what he saw being taken. */
  veiled?: boolean;
}

/** The secret of the dice so far is told, and a new one begins. */
export interface Reveal {
  do: "reveal";
  /** What was done before cannot be taken back: how it was shuffled is known now. */
  closes?: boolean;
}

/** Chips of one look. */
export interface AddChips {
  do: "chips";
  x: number;
  y: number;
  count?: number;
  text?: string;
  digits?: number;
  font?: string;
  bold?: boolean;
  italic?: boolean;
  size?: number;
  ink?: string;
  ground?: string;
}

/** Rewrite a chip. */
export interface Write {
  do: "write";
  id: number;
  text: string;
}

/** A place of one's own on the table. */
export interface AddZone {
  do: "zone";
  x: number;
  y: number;
  width: number;
  height: number;
  /** See `Zone`. */
  veiled?: boolean;
}

/** A line with the pen. */
export interface Scribble {
  do: "scribble";
  points: ([number, number])[];
  ink?: string;
  width?: number;
}

/** Another board, or none; nothing moves. */
export interface SetBoard {
  do: "board";
  board?: Board | null;
}

/** Away with board, pieces and everything: the empty game. */
export interface NewGame {
  do: "new";
}

/**
 * A whole position: one that was kept, an imported table, or a game of the library. `entries` are a table's entries as
 * JSON; the things in it get new numbers.
 */
export interface Load {
  do: "load";
  entries: unknown;
  name?: string;
}

/** The table was saved, and is called so from now on. What was saved is not taken back. */
export interface Entitle {
  do: "title";
  text: string;
  folder: string;
}

/** The turn marker goes to somebody; to nobody, if the name is empty. */
export interface SetTurn {
  do: "turn";
  person?: string;
  name?: string;
}

/** The dial: free, arbiter or enforced. `position` and `moves` are what the referee read from the table. */
export interface Referee {
  do: "referee";
  mode: string;
  position?: string;
  moves?: string[] | null;
  /** What was put on the board by hand, and is minded from now on. */
  pieces?: number[];
}

/** Where a piece of the game lies after a move by the rules. */
export type Target = [kind: string, x: number, y: number, turn: number, side: number];

/** A move by the rules: the pieces of the game lie as `targets` says. As little as possible moves. */
export interface Relay {
  do: "relay";
  text: string;
  position: string;
  targets: Target[];
  kinds?: Kind[];
  /** Whose move it was. */
  by?: string;
  /** What was brought from beside the board for this move. */
  pieces?: number[];
}

/** The arbiter recognised a move that was made by hand. */
export interface Noted {
  do: "noted";
  position: string;
  moves: string[];
}

/** Take back the last operation, whoever made it. */
export interface Undo {
  do: "undo";
}

/** Make it again. */
export interface Redo {
  do: "redo";
}

/** Somebody comes to the table. */
export interface Sit {
  do: "sit";
}

/** A remark. */
export interface Say {
  do: "say";
  text: string;
}

/** A piece of which only the back is seen. */
export interface Hidden {
  is: "hidden";
  id: number;
  x?: number;
  y?: number;
  z?: number;
  /** Degrees, clockwise. */
  turn?: number;
  /** The person who holds it; nobody else sees more than its back. */
  hand?: string;
  locked?: boolean;
  picture: Picture;
}

/** Somebody else's private place. */
export interface Shut {
  is: "shut";
  id: number;
  x?: number;
  y?: number;
  z?: number;
  /** Degrees, clockwise. */
  turn?: number;
  /** The person who holds it; nobody else sees more than its back. */
  hand?: string;
  locked?: boolean;
  owner: string;
  width: number;
  height: number;
  name?: string;
  /** What comes out of it gets a new number, by which nobody knows again what he saw going in. */
  veiled?: boolean;
  /** How many lie in it. */
  things?: number;
}

/** A picture that can become a side of a piece. */
export interface Offered {
  name: string;
  picture: Picture;
  /** What it is called in Hungarian, if not the same. */
  hu: string;
}

/** A new table: empty, or with a game laid out from its start or from a match. */
export interface NewFree {
  variant?: string;
  /** A table of the library whose position is laid out, as far as the person may see it. */
  match?: string;
  invitation?: string;
  ply?: number;
}

/** A free table in a list. */
export interface FreeCard {
  id: string;
  title: string;
  when: number;
  /** For those who sit there: the address with the invitation. */
  path: string;
}

/** A board in the list of boards. */
export interface OfferedBoard {
  name: string;
  board: Board;
  own: boolean;
}

/** Everything that lies ready. */
export interface Equipment {
  boards: OfferedBoard[];
  folders: Record<string, Offered[]>;
  /** The person's own pictures, by folder. */
  own: Record<string, Offered[]>;
  sets: Record<string, Kind[]>;
  decks: string[];
}

/** A position that was kept. */
export interface Kept {
  name: string;
  when: number;
}

/** Keep the position of a table. */
export interface Keep {
  /** start or game. */
  folder: string;
  name: string;
  replace?: boolean;
}

/** A position that was kept. */
export interface Open {
  folder: string;
  name: string;
}

/** A position that was kept lies on the table. */
export interface Opened {
  /** Somebody who played it is not here, so what lay face down has been mixed. */
  mixed: boolean;
}

/** What became of an upload. */
export interface Brought {
  name: string;
  picture: Picture | null;
  board: Board | null;
  cards: number;
}

/** What all requests have in common: the tag. */
export interface Asked {
  ask: "Asked";
}

/** Something is done at the table; answered with `Done` when it is on the disk, or with `Refused`. */
export interface Do {
  ask: "do";
  id: string;
  operation: Move | Stack | Unstack | Flip | Rotate | Return | Lock | Collect | Discard | PutOut | PutAll | TakeOff | AddDevice | Roll | Reshuffle | Shuffle | Deal | Draw | Reveal | AddChips | Write | AddZone | Scribble | SetBoard | NewGame | SetTurn | Referee | Undo | Redo | Say;
}

/** A move by the rules, by its steps, where the referee enforces them. */
export interface Play {
  ask: "play";
  id: string;
  steps: string[];
}

/** Where the cursor is, and what it carries; told to the others, kept nowhere. */
export interface Point {
  ask: "point";
  x: number;
  y: number;
  holding?: number[];
}

/** Still there. */
export interface Beat {
  ask: "beat";
  id: string;
}

/** What all frames have in common: the tag. */
export interface Told {
  frame: "Told";
}

/** A person at the table. */
export interface Somebody {
  id: string;
  name: string;
  online: boolean;
  /** How many things the person holds. */
  hand: number;
}

/** A line of the log: who did what. */
export interface Noticed {
  seq: number;
  person: string;
  name: string;
  /** The operation's tag. */
  what: string;
  /** The kind of piece, where the viewer may know it; the text of a remark; what a device showed. */
  label: string;
  count: number;
  when: number;
  /** The numbers of the random draws, by which they can be checked. */
  draws: number[];
}

/** What the referee says. */
export interface Verdict {
  mode: string;
  legal: boolean;
  text: string;
  /** Whose turn it is by the rules. */
  turn: string;
  /** The legal moves while the rules are enforced: text, then the steps. */
  moves: string[][];
  played: string[];
}

/** The whole table as one person sees it. */
export interface View {
  frame: "view";
  id: string;
  seq: number;
  me: string;
  name: string;
  sits: boolean;
  entries: Record<string, Piece | Hidden | Chip | Device | Zone | Shut | Stroke | Kind | Board | Title | Turn | Game>;
  out: Record<string, number>;
  people: Somebody[];
  spectators: number;
  log: Noticed[];
  /** The hash of the secret that all draws come from. */
  commitment: string;
  /** The secrets of the draws before. */
  revealed: string[];
  may_undo: boolean;
  may_redo: boolean;
  invitation: string;
  verdict: Verdict | null;
}

/** What one operation changed. */
export interface Changed {
  frame: "changed";
  seq: number;
  entries: Record<string, Piece | Hidden | Chip | Device | Zone | Shut | Stroke | Kind | Board | Title | Turn | Game | null>;
  out: Record<string, number>;
  marks: Marks;
  log: Noticed;
  may_undo: boolean;
  may_redo: boolean;
  /** A new one, after the secret was told. */
  commitment: string;
  revealed: string;
}

/** Who is here. */
export interface People {
  frame: "people";
  people: Somebody[];
  spectators: number;
}

/** Somebody's cursor. */
export interface Pointed {
  frame: "pointed";
  person: string;
  x: number;
  y: number;
  holding: number[];
}

/** The referee speaks. */
export interface Ruled {
  frame: "ruled";
  verdict: Verdict | null;
}

/** It is on the disk. */
export interface Done {
  frame: "done";
  id: string;
  seq: number;
}

/** It was not done. */
export interface Refused {
  frame: "refused";
  id: string;
  code: string;
  text: string;
}

export type Shown = Piece | Hidden | Chip | Device | Zone | Shut | Stroke | Kind | Board | Title | Turn | Game;

export type AnyOperation = Move | Stack | Unstack | Flip | Rotate | Return | Lock | Collect | Discard | PutOut | PutAll | TakeOff | AddDevice | Roll | Reshuffle | Shuffle | Deal | Draw | Reveal | AddChips | Write | AddZone | Scribble | SetBoard | NewGame | SetTurn | Referee | Undo | Redo | Say;

export type FreeRequest = Do | Play | Point | Beat;

export type FreeAnswered = View | Changed | People | Pointed | Ruled | Done | Refused;
