// Generated from ludoteka/server/protocol.py by `python -m ludoteka.server.typescript`; do not edit.

/** A piece, card, die or chip. `id` is the step that picks it up; pieces on cells are picked by the cell's name. */
export interface Item {
  /** Which picture: "man", "king", "card:QH", "die:5" ... */
  glyph: string;
  /** The seat whose colour it has; -1 for neutral ones. */
  owner?: number;
  cell?: string;
  /** All the cells it covers, for a piece of several: one outline is drawn around them. */
  cells?: string[];
  id?: string;
  /** A letter or number engraved on it. */
  label?: string;
  /** Degrees clockwise from upright. */
  facing?: number;
  /** Only the back is seen. */
  hidden?: boolean;
  /** In cells; blocks of several cells are larger than 1. */
  size?: number;
  /** For blocks that are not square: 0 means as wide as high. */
  height?: number;
  /** What it is called, for screen readers. */
  name?: string;
  /** One sign for it where there are no pictures: in a terminal. */
  letter?: string;
  /** Of a shape of squares in hand, column and row from its upper left: the square that comes on the cell chosen. */
  grip?: number[];
  /** Those cells, where choosing the shape and laying it are two moves. */
  places?: string[];
  /** Of a choice: the other pieces that move with it, as they will stand. */
  along?: Item[];
}

/** A place beside the board: a hand of cards, captured pieces, dice, a box of pieces to drop. */
export interface Tray {
  name: string;
  items: Item[];
  owner?: number;
  /** Its things are read, not only looked at: the text of a card, what a field of the board says. */
  told?: boolean;
}

/** A number shown beside a seat: points, captured seeds, the cube, the half points of a komi. */
export interface Count {
  name: string;
  value: number;
  owner?: number;
}

/** A drawn join between two cells: a bridge, a wall, a link of twixt. */
export interface Link {
  start: string;
  end: string;
  owner?: number;
  kind?: string;
}

/** A row of cells that moves name as one: a file, a rank. */
export interface Lane {
  text: string;
  /** Its two ends, and between them the cells where it bends. */
  through: string[];
}

/** Seconds that run down while the position stands: a sandglass, the time of a round. */
export interface Timer {
  name: string;
  seconds: number;
  owner?: number;
  cell?: string;
}

/** Everything a client needs to draw a position. */
export interface Scene {
  /** On the board, from the lowest to the topmost. */
  items?: Item[];
  trays?: Tray[];
  counts?: Count[];
  links?: Link[];
  /** Cells out of play: burnt, blocked, not seen. */
  shaded?: string[];
  /** A word for what is being done now: "placing", "doubling". */
  phase?: string;
  /** What each seat is at the moment, where roles change: dealer, lace maker, bank. */
  roles?: string[];
  /** Degrees by which this viewer sees each layer of the board turned; empty: none. */
  turns?: number[];
  timers?: Timer[];
  /** What rows of cells are called now, where that depends on what lies there; empty: as on the board. */
  lanes?: Lane[];
  /** How many steps at the beginning of the longer moves may be chosen in any order: men that move as one. */
  together?: number;
  /** Whether the viewer may leave what is being done to chance: a fleet is drawn somehow. */
  by_chance?: boolean;
}

/** Why something was refused; clients choose the words. */
export type Code = "bad-frame" | "not-found" | "not-seated" | "not-your-turn" | "illegal" | "stale" | "over" | "taken" | "not-allowed" | "too-many" | "too-large" | "sign-in" | "failed";

/** The body of every HTTP answer that is not a success. */
export interface Problem {
  code: Code;
  text: string;
}

/** One value of an option. */
export interface ChoiceCard {
  id: string;
  name: string;
}

/** A house rule with its possible values. */
export interface OptionCard {
  id: string;
  name: string;
  choices: ChoiceCard[];
}

/** A named set of rules, and for how many. */
export interface PresetCard {
  id: string;
  name: string;
  players: number;
}

/** How strong the computer can play. */
export interface LevelCard {
  number: number;
  name: string;
  /** Its measured strength, where random play is 0; 0 if that was not measured. */
  elo: number;
  /** How far that may be off (one standard error). */
  error: number;
}

/** A game on the shelf. Names and the summary are in the language asked for. */
export interface GameCard {
  id: string;
  name: string;
  /** All names in all languages, for the search. */
  names: string[];
  chapter: string;
  least: number;
  most: number;
  minutes: number;
  chance: boolean;
  hidden: boolean;
  skill: string;
  /** The kind of board: "square", "hex", "points", "track", "none" ... */
  board: string;
  summary: string;
  presets: PresetCard[];
  options: OptionCard[];
  levels: LevelCard[];
  books: string[];
}

/** A place on the board, in cells. */
export type Point = [x: number, y: number];

/** A cell as drawn: empty outlines are points on lines. */
export interface CellShape {
  name: string;
  x: number;
  y: number;
  tone: string;
  layer: number;
  outline: Point[];
  /** How several pieces on it are shown: "tower", "row", "cluster", "heap"; the names of `boards.Gather`. */
  gather: string;
  /** From each piece to the next where they lie in a row. */
  spread: Point;
  /** How large a piece on it may be. */
  room: number;
}

/** A drawn line. */
export interface LineShape {
  points: Point[];
  style: string;
  closed: boolean;
}

/** A coordinate or a word on the board. */
export interface LabelShape {
  text: string;
  x: number;
  y: number;
  size: number;
  style: string;
}

/** Everything a client needs to lay cells out: for hits, focus and pieces. `svg` is the board's own drawing. */
export interface BoardShape {
  cells: CellShape[];
  lines: LineShape[];
  labels: LabelShape[];
  left: number;
  top: number;
  width: number;
  height: number;
  /** The board's drawing in the light theme: an SVG fragment in the same units. Each layer is a group "data-layer". */
  light: string;
  dark: string;
  /** Files and ranks, where moves name them. */
  lanes: Lane[];
  /** It has a top: what falls or climbs on it, or is read, would lie on its side after a quarter turn. */
  standing: boolean;
}

/** A side of a variant: its name and its colour. */
export interface SideCard {
  name: string;
  colour: string;
  team: number;
}

/** A ready-made set-up: for each seat, which step brings a piece to which cell. */
export interface SetUpCard {
  id: string;
  name: string;
  seats: (Record<string, string>)[];
}

/** A game with preset and options chosen, at its start. */
export interface VariantCard {
  game: string;
  preset: string;
  options: Record<string, string>;
  sides: SideCard[];
  board: BoardShape | null;
  start: Scene;
  /** Not everybody sees everything, so a device that goes from hand to hand is covered on the way. */
  hidden: boolean;
  /** The clock it is usually played with; empty: none. */
  control: string;
  /** The seat that acts first; 0 where chance does. */
  first: number;
  /** Seats that win and lose together; empty: each for himself. */
  teams: number[][];
  /** In which games of this kind are written: "pgn", "kif" ... */
  formats: string[];
  /**
   * What this game calls its pieces, by word: a knight of chess is not one of shogi in every language; "letter-n" is the
   * letter of its moves, where people of this language read another one than N, and "suit-h" the sign of hearts.
   */
  words: Record<string, string>;
  /** What the fields of the board say, by their cells, where they have texts. */
  fields: Record<string, string>;
  /** The values that the preset gives the options, where they are among their choices. */
  usual: Record<string, string>;
  /** Set-ups to choose from where the players set up their pieces themselves. */
  set_ups: SetUpCard[];
  /** Two play, and what is captured leaves the board for good: what is missing of the start is shown beside it. */
  captures: boolean;
}

/** A language in which a book is written, by its own name. */
export interface BookLanguage {
  code: string;
  name: string;
}

/** A rule book, ready to be shown. */
export interface BookPage {
  game: string;
  language: string;
  /** Read from right to left. */
  rtl: boolean;
  title: string;
  html: string;
  /** The titles of the sections, whose anchors are s1, s2 ... */
  contents: string[];
  /** In which it can be read. */
  languages: BookLanguage[];
}

/** Who the browser is to the server: a guest, or a person with an account. */
export interface Me {
  id: string;
  name: string;
  account: boolean;
}

/** For signing in, and for making the guest a person with an account. */
export interface SignIn {
  name: string;
  password: string;
}

/** POST /api/me/password: the old one and the one that is wished for. All other sessions end. */
export interface NewPassword {
  password: string;
  new: string;
}

/** POST /api/me. */
export interface Rename {
  name: string;
}

/** Who may sit there. */
export type SeatKind = "me" | "open" | "computer";

/** Who is to sit in a seat. */
export interface SeatWish {
  kind: SeatKind;
  level?: number;
}

/** POST /api/tables. */
export interface NewTable {
  game: string;
  /** One for each side, in order. Several seats may be ME: all play at one screen. */
  seats: SeatWish[];
  preset?: string;
  options?: Record<string, string>;
  clock?: string;
  /** Listed in the lobby. */
  public?: boolean;
  /** Where to begin, in the field's notation or as native text; empty: at the usual start. */
  position?: string;
  /**
   * A game to go on with: a record, a text in the field's notation (PGN, KIF, CSA, PDN, SGF), or a position. Where
   * somebody is still awaited, only its last position counts.
   */
  written?: string;
}

/** A seat as everybody sees it. */
export interface SeatState {
  /** Empty while nobody sits there. */
  name: string;
  /** 0 for people. */
  level: number;
  /** Whether this browser plays it. */
  mine: boolean;
  online: boolean;
  /** Milliseconds on the clock at the time of the frame; None: no clock. */
  left: number | null;
}

/** A table in a list: the lobby, my games. */
export interface TableCard {
  id: string;
  game: string;
  name: string;
  preset: string;
  seats: SeatState[];
  clock: string;
  turn: number;
  over: boolean;
  result: string;
  /** Seconds since 1970 of the last event. */
  when: number;
  mine: boolean;
  public: boolean;
  /** There are free seats: the game has not begun. */
  waiting: boolean;
  /** The path that invites others, for those who sit there. */
  invitation: string;
  /** The seats that won, once the game is over; empty: nobody did. */
  winners: number[];
}

/** A legal move: the clicks that enter it and how it is written. */
export interface MoveCard {
  steps: string[];
  text: string;
  player: number;
  /** These steps are only the beginning of several moves, which are too many for one frame: `Ahead` tells how they go on. */
  more?: boolean;
}

/** What the last action did, for the green line, the green circles and the red circles. */
export interface Marks {
  path: string[];
  turned: string[];
  removed: string[];
  /** The ways of pieces that went together: a row that was pushed, a wheel that turned. */
  carried: string[][];
}

/** An action of the line of play, as this viewer may know it. */
export interface PlayedCard {
  /** -1 for chance. */
  player: number;
  text: string;
  turn: number;
}

/** How it ended, also as a sentence in the language of the viewer. */
export interface ResultCard {
  payoffs: number[];
  points: number[];
  winners: number[];
  reason: string;
  sentence: string;
}

/** A table as one viewer sees it now: all that is needed to draw it and to play. */
export interface TableView {
  id: string;
  seq: number;
  /** The variant's key, "chess:box"; GET /api/variants/{key} has its board and sides. */
  variant: string;
  seats: SeatState[];
  clock: string;
  scene: Scene;
  actors: number[];
  /** The actors the game waits for; the others only may act. */
  awaited: number[];
  /** The legal moves of the seats this browser plays, or how they begin; empty for others. */
  moves: MoveCard[];
  /** What the steps "as:..." of these moves look like. */
  choices: Record<string, Item>;
  /** How many actions the line of play has. */
  ply: number;
  /** The actions from number `played_from` on; what came before has been sent already. */
  played: PlayedCard[];
  played_from: number;
  marks: Marks;
  draw_offer: number;
  takeback_asked: number;
  result: ResultCard | null;
  commitment: string;
  /** The path that invites others; empty for spectators. */
  invitation: string;
  /** A computer is choosing its move. */
  thinking: boolean;
  /** The table of the rematch, once there is one. */
  next: string;
  /**
   * Through whose eyes the scene is seen; -1: a spectator's. Where one browser plays several seats of a game with
   * secrets it is the seat whose turn it is: cover the board when this changes, until the next person is there.
   */
  viewer: number;
  /** There are free seats: the game has not begun. */
  waiting: boolean;
  /** Everybody left before the game began: nobody can sit down any more. */
  closed: boolean;
  /** `Offer` "undo" takes back the last action of an unfinished turn without asking. */
  may_undo: boolean;
  /** The seats that want to play again. */
  rematch: number[];
  /** Seats whose players have been away for so long that `Offer` "claim" gives them to the computer. */
  claimable: number[];
  /** Seats that a computer plays in this person's place: `Sit` takes them back. */
  kept: number[];
}

/** What all requests have: `id` is chosen by the client and not used twice by it. */
export interface Ask {
  ask: "Ask";
  id: string;
}

/**
 * Follow a table: the view of it comes as `Happened`, then the remarks since then as `Said`, then `Done`. `since`: the
 * last `seq` that was seen; only if it is not 0 can `played` begin after 0.
 */
export interface Watch {
  ask: "watch";
  id: string;
  table: string;
  invitation?: string;
  since?: number;
}

/** Stop following a table. */
export interface Unwatch {
  ask: "unwatch";
  id: string;
  table: string;
}

/** Take a free seat, or put a computer there. */
export interface Sit {
  ask: "sit";
  id: string;
  table: string;
  seat: number;
  /** 1 or more: a computer of that level sits down; only who sits at the table may ask that. */
  level?: number;
}

/** Leave a seat: before the game it becomes free, during the game it is forfeited or given to the computer. */
export interface Stand {
  ask: "stand";
  id: string;
  table: string;
  seat: number;
  /** 1 or more: a computer goes on in my place. */
  level?: number;
}

/** A move, by its steps. `seq` is the position it was chosen in. */
export interface Play {
  ask: "play";
  id: string;
  table: string;
  seat: number;
  steps: string[];
  seq: number;
}

/** Why are these steps not a move? The answer is `Done` with the sentence, empty if they can be. */
export interface Try {
  ask: "try";
  id: string;
  table: string;
  seat: number;
  steps: string[];
  language?: string;
}

/** How do the moves go on that begin with these steps? The answer is a `Ways`; `seq` as in `Play`. */
export interface Ahead {
  ask: "ahead";
  id: string;
  table: string;
  seat: number;
  steps: string[];
  seq: number;
}

/** A remark to everybody at the table. */
export interface Say {
  ask: "say";
  id: string;
  table: string;
  text: string;
}

/**
 * what: draw, takeback, resign, rematch, undo, claim. A takeback is granted at once if all others are computers.
 * "undo" takes back the own last action of an unfinished turn (`TableView.may_undo`). "claim": `seat` is that of a
 * player who has been away for two minutes and plays without a clock; a computer takes it. Draw, takeback and rematch
 * need the consent of the others.
 */
export interface Offer {
  ask: "offer";
  id: string;
  table: string;
  seat: number;
  what: string;
}

/** what: draw, takeback. With several others all must accept; one can decline. */
export interface Answer {
  ask: "answer";
  id: string;
  table: string;
  seat: number;
  what: string;
  accept: boolean;
}

/** What would the computer play? The answer is `Done` with the steps. */
export interface Hint {
  ask: "hint";
  id: string;
  table: string;
  seat: number;
}

/** An earlier position of the line of play: after `ply` actions. The answer is a `Seen`. */
export interface Look {
  ask: "look";
  id: string;
  table: string;
  ply: number;
}

/** After the game: how good was the position after `ply` actions, and what was best? The answer is a `Judged`. */
export interface Judge {
  ask: "judge";
  id: string;
  table: string;
  ply: number;
}

/** `lag`: milliseconds the last answer took, as the client measured it. */
export interface Ping {
  ask: "ping";
  id: string;
  lag?: number;
}

/** What all frames of the server have in common: nothing but the tag. */
export interface Frame {
  frame: "Frame";
}

/** The first frame: who the browser is. */
export interface Welcome {
  frame: "welcome";
  me: Me;
  version: string;
}

/** The request was carried out and is on the disk. */
export interface Done {
  frame: "done";
  id: string;
  text: string;
  seq: number;
  /** Of a hint: the move. */
  steps: string[];
  /** Of a hint: why this move. */
  why: string;
}

/** The request was not carried out; nothing has changed. */
export interface Refused {
  frame: "refused";
  id: string;
  code: Code;
  text: string;
}

/** Something changed at a table: the view of it after event `view.seq`. */
export interface Happened {
  frame: "happened";
  view: TableView;
}

/** The legal moves that begin with certain steps, or, where they are still too many, how they go on. */
export interface Ways {
  frame: "ways";
  id: string;
  moves: MoveCard[];
  /** What the steps "as:..." of these moves look like. */
  choices: Record<string, Item>;
}

/** An earlier position, to look at. */
export interface Seen {
  frame: "seen";
  id: string;
  ply: number;
  scene: Scene;
  marks: Marks;
}

/** What the computer thinks of an earlier position. */
export interface Judged {
  frame: "judged";
  id: string;
  ply: number;
  /** Who was to move; -1: nobody. */
  seat: number;
  /** For that seat: -1 lost, 1 won. */
  value: number;
  /** The text of the move it would have played. */
  best: string;
  steps: string[];
  /** The value of the move that was played, if the computer tried it. */
  played: number | null;
  /** Why that move would have been good. */
  why: string;
}

/** A remark that somebody made. */
export interface Said {
  frame: "said";
  table: string;
  name: string;
  seat: number;
  text: string;
  when: number;
  seq: number;
}

/** Who is connected, and how many people watch without a seat. */
export interface Presence {
  frame: "presence";
  table: string;
  online: boolean[];
  watchers: number;
  claimable: number[];
}

export const MOST_FRAME = 65536;

export const MOST_CHAT = 500;

export const MOST_NAME = 40;

export const LEAST_PASSWORD = 8;

export type Request = Watch | Unwatch | Sit | Stand | Play | Try | Ahead | Say | Offer | Answer | Hint | Look | Judge | Ping;

export type Answered = Welcome | Done | Refused | Happened | Ways | Seen | Judged | Said | Presence;

export type Words = Record<string, string>;
