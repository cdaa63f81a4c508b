// A free table as this browser follows it: what lies there, who is there, what was done, and doing something.
import { SvelteMap } from "svelte/reactivity";
import { api, Refusal } from "../lib/api";
import { language } from "../lib/settings.svelte";
import { isThing, whole, type AnyThing, type Lying } from "./geometry";
import type {
  AnyOperation,
  Board,
  Changed,
  Device,
  FreeAnswered,
  Game,
  Kind,
  Marks,
  Noticed,
  Pointed,
  Shown,
  Somebody,
  Title,
  Turn,
  Verdict,
  View,
} from "./protocol";

interface Pending {
  text: string;
  done: (seq: number) => void;
  failed: (why: Refusal) => void;
}

export type Tool = "hand" | "flip" | "return" | "column" | "pen";

/** How long a finger rests on something until it is asked what shall be done with it, in milliseconds. */
export const LONG_PRESS = 550;
const NOBODY: Marks = {};
const SLOWEST = 8000;
const POINT_EVERY = 40;

function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(9)), (byte) => byte.toString(36).padStart(2, "0")).join("");
}

export class FreeTable {
  state: "opening" | "open" | "lost" | "gone" = $state("opening");
  seq = $state(0);
  me = $state("");
  name = $state("");
  sits = $state(false);
  /** What lies there and what is in the box, each by itself: a change touches nothing else. */
  private lies = new SvelteMap<number, Lying>();
  kinds = new SvelteMap<string, Kind>();
  board: Board | null = $state.raw(null);
  title: Title | null = $state.raw(null);
  turn: Turn | null = $state.raw(null);
  game: Game | null = $state.raw(null);
  out = new SvelteMap<string, number>();
  people: Somebody[] = $state.raw([]);
  spectators = $state(0);
  log: Noticed[] = $state.raw([]);
  marks: Marks = $state.raw(NOBODY);
  /** Bumped with every change, so that marks of the same place show again. */
  verdict: Verdict | null = $state.raw(null);
  commitment = $state("");
  revealed: string[] = $state.raw([]);
  mayUndo = $state(false);
  mayRedo = $state(false);
  invitation = $state("");
  pointers = new SvelteMap<string, Pointed>();
  /** Who carries which thing. */
  carried: ReadonlyMap<number, string> = $state.raw(new Map());
  /** What the last refusal said. */
  trouble = $state("");
  troubleCode = $state("");
  /** A chance card that has just been drawn. */
  card: Device | null = $state.raw(null);
  /** A deck that is used up: shall it be shuffled? */
  exhausted = $state(0);
  private socket: WebSocket | null = null;
  private pending = new Map<string, Pending>();
  private tries = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private beat: ReturnType<typeof setInterval> | undefined;
  private closed = false;
  private pointed = 0;
  private wanted: string;

  constructor(
    readonly id: string,
    invitation: string,
  ) {
    this.wanted = invitation;
  }

  // --- the connection -----------------------------------------------------------------------------------------------

  private online = (): void => {
    if (this.state !== "lost") return;
    this.tries = 0;
    clearTimeout(this.timer);
    this.connect();
  };
  private offline = (): void => {
    const socket = this.socket;
    socket?.close();
    if (socket) this.lost(socket, 0);
    this.socket = null;
  };

  async open(): Promise<void> {
    addEventListener("online", this.online);
    addEventListener("offline", this.offline);
    await api.me().catch(() => undefined);
    this.connect();
    this.beat = setInterval(() => {
      if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify({ ask: "beat", id: newId() }));
    }, 20000);
  }

  close(): void {
    this.closed = true;
    removeEventListener("online", this.online);
    removeEventListener("offline", this.offline);
    clearTimeout(this.timer);
    clearInterval(this.beat);
    this.socket?.close();
  }

  private connect(): void {
    if (this.closed) return;
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const query = new URLSearchParams({ table: this.id, i: this.wanted, language: language() });
    const socket = new WebSocket(`${scheme}://${location.host}/ws/free?${query.toString()}`);
    this.socket = socket;
    socket.onmessage = (event: MessageEvent<string>) => this.heard(JSON.parse(event.data) as FreeAnswered);
    socket.onclose = (event) => this.lost(socket, event.code);
  }

  private lost(socket: WebSocket, code: number): void {
    if (socket !== this.socket || this.closed) return;
    if (code === 4404) {
      this.state = "gone";
      return;
    }
    this.state = "lost";
    const wait = Math.min(SLOWEST, 300 * 2 ** this.tries) * (0.75 + Math.random() / 2);
    this.tries += 1;
    this.timer = setTimeout(() => void api.me().then(() => this.connect(), () => this.connect()), wait);
  }

  private heard(frame: FreeAnswered): void {
    switch (frame.frame) {
      case "view":
        this.arrived(frame);
        break;
      case "changed":
        this.changed(frame);
        break;
      case "people":
        this.people = frame.people;
        this.spectators = frame.spectators;
        for (const person of [...this.pointers.keys()]) {
          if (!frame.people.some((one) => one.id === person && one.online)) this.pointers.delete(person);
        }
        this.noteCarried();
        break;
      case "pointed": {
        const before = this.pointers.get(frame.person)?.holding.join() ?? "";
        this.pointers.set(frame.person, frame);
        if (frame.holding.join() !== before) this.noteCarried();
        break;
      }
      case "ruled":
        this.verdict = frame.verdict;
        break;
      case "done": {
        const pending = this.pending.get(frame.id);
        this.pending.delete(frame.id);
        pending?.done(frame.seq);
        break;
      }
      case "refused": {
        const pending = this.pending.get(frame.id);
        this.pending.delete(frame.id);
        pending?.failed(new Refusal(frame.code, frame.text, 0));
        break;
      }
    }
  }

  private noteCarried(): void {
    const found = new Map<number, string>();
    for (const pointer of this.pointers.values()) for (const id of pointer.holding) found.set(id, pointer.person);
    this.carried = found;
  }

  private put(key: string, entry: Shown | null): void {
    if (entry === null ? /^t\d+$/.test(key) : isThing(entry)) {
      if (entry === null) this.lies.delete(Number(key.slice(1)));
      else this.lies.set(Number(key.slice(1)), whole(entry as AnyThing));
    } else if (key === "board") this.board = entry as Board | null;
    else if (key === "title") this.title = entry as Title | null;
    else if (key === "turn") this.turn = entry as Turn | null;
    else if (key === "game") this.game = entry as Game | null;
    else if (key.startsWith("k")) {
      if (entry === null) this.kinds.delete(key.slice(1));
      else this.kinds.set(key.slice(1), entry as Kind);
    }
  }

  private arrived(view: View): void {
    this.tries = 0;
    this.state = "open";
    this.seq = view.seq;
    this.me = view.me;
    this.name = view.name;
    this.sits = view.sits;
    for (const id of [...this.lies.keys()]) if (!(`t${id}` in view.entries)) this.lies.delete(id);
    for (const id of [...this.kinds.keys()]) if (!(`k${id}` in view.entries)) this.kinds.delete(id);
    for (const key of ["board", "title", "turn", "game"]) this.put(key, view.entries[key] ?? null);
    for (const [key, entry] of Object.entries(view.entries)) this.put(key, entry);
    this.out.clear();
    for (const [kind, count] of Object.entries(view.out)) this.out.set(kind, count);
    this.people = view.people;
    this.spectators = view.spectators;
    this.log = view.log;
    this.commitment = view.commitment;
    this.revealed = view.revealed;
    this.mayUndo = view.may_undo;
    this.mayRedo = view.may_redo;
    this.invitation = view.invitation;
    this.verdict = view.verdict;
    for (const pending of this.pending.values()) this.socket?.send(pending.text);
  }

  private changed(change: Changed): void {
    this.seq = change.seq;
    const rolled = change.log.what === "roll";
    for (const [key, entry] of Object.entries(change.entries)) {
      this.put(key, entry);
      if (rolled && entry?.is === "device" && entry.sort === "deck") this.card = entry;
    }
    for (const [kind, count] of Object.entries(change.out)) this.out.set(kind, count);
    if (!["say", "sit", "noted", "turn"].includes(change.log.what)) this.marks = change.marks;
    if (change.log.what !== "noted") this.log = [...this.log.slice(-400), change.log];
    this.mayUndo = change.may_undo;
    this.mayRedo = change.may_redo;
    if (change.commitment) this.commitment = change.commitment;
    if (change.revealed) this.revealed = [...this.revealed, change.revealed];
  }

  // --- doing --------------------------------------------------------------------------------------------------------

  private ask(frame: object): Promise<number> {
    const id = newId();
    const text = JSON.stringify({ ...frame, id });
    return new Promise((done, failed) => {
      this.pending.set(id, { text, done, failed });
      if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(text);
    });
  }

  /** Do something; what is refused is said at the edge of the table. Whether it was done. */
  async do(operation: AnyOperation): Promise<boolean> {
    return this.attempt(this.ask({ ask: "do", operation }), operation);
  }

  async play(steps: string[]): Promise<boolean> {
    return this.attempt(this.ask({ ask: "play", steps }));
  }

  private async attempt(asked: Promise<number>, operation?: AnyOperation): Promise<boolean> {
    try {
      await asked;
      this.trouble = "";
      return true;
    } catch (error) {
      const refusal = error instanceof Refusal ? error : new Refusal("failed", String(error), 0);
      if (refusal.code === "exhausted" && operation?.do === "roll") this.exhausted = operation.ids[0] ?? 0;
      else {
        this.trouble = refusal.text || refusal.code;
        this.troubleCode = refusal.code;
      }
      return false;
    }
  }

  /** Tell the others where the cursor is, not too often. */
  point(x: number, y: number, holding: number[], now = false): void {
    const time = performance.now();
    if (!this.sits || (!now && time - this.pointed < POINT_EVERY) || this.socket?.readyState !== WebSocket.OPEN) return;
    this.pointed = time;
    this.socket.send(JSON.stringify({ ask: "point", x: Math.round(x * 100) / 100, y: Math.round(y * 100) / 100, holding }));
  }

  // --- looking ------------------------------------------------------------------------------------------------------

  lying: Lying[] = $derived([...this.lies.values()].filter((thing) => !thing.hand));
  hand: Lying[] = $derived([...this.lies.values()].filter((thing) => thing.hand === this.me && this.sits).sort((a, b) => a.z - b.z));

  left(kind: Kind): number {
    return (kind.count ?? 1) - (this.out.get(kind.id) ?? 0);
  }

  /** Who else holds this at the moment. */
  heldBy(id: number): string {
    return this.carried.get(id) ?? "";
  }
}
