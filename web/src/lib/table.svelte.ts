// A table as this browser follows it: the view from the server, the path of the move being entered, a look back.
import { reshaped, shapeOf, type Way } from "../board/forms";
import { choose, cutAt, grown, sameMoves, walk, type Chosen, type Entered } from "../board/steps";
import type { Answered, Done, Item, Judged, MoveCard, PlayedCard, Said, Scene, Marks, Seen, TableView, VariantCard, Ways } from "../protocol";
import { api, Refusal } from "./api";
import { arranged, camp, edited, edits, left, mustered, READY, type Army, type Camp } from "./army";
import { fetchGlyphs, glyphKey } from "./glyphs.svelte";
import { connection, type Reply, type Wish } from "./socket.svelte";
import { language } from "./settings.svelte";
import { stored } from "./stored";
import { useWords } from "./words.svelte";

export interface Looked {
  ply: number;
  scene: Scene;
  marks: Marks;
}

const SET_UP = "ludoteka-setup";
/** Milliseconds, after which a refused question may be asked again. */
const PAUSE = 2000;
/** Refusals that say nothing about the table: a server that is overtaxed, or whose database does not answer. */
const PASSING = new Set(["failed", "too-many"]);

export class TableStore {
  view: TableView | null = $state.raw(null);
  variant: VariantCard | null = $state.raw(null);
  played: PlayedCard[] = $state.raw([]);
  said: Said[] = $state.raw([]);
  watchers = $state(0);
  /** The steps chosen so far. */
  path: string[] = $state.raw([]);
  /** A whole move that waits for a yes. */
  asked: string[] | null = $state.raw(null);
  /** A move on its way to the server. */
  sending: string[] | null = $state.raw(null);
  looked: Looked | null = $state.raw(null);
  /** Why the last try was wrong. */
  reason = $state("");
  /** The piece that `reason` says cannot be moved. */
  private refused = "";
  /** Why the move of the hint is advised. */
  advice = $state("");
  /** A hint has been asked for. */
  seeking = $state(false);
  hint: string[] = $state.raw([]);
  /** Something the server refused, or that the table is gone. */
  trouble: Refusal | null = $state.raw(null);
  gone: Refusal | null = $state.raw(null);
  /** Which of my seats chooses, where several may. */
  private wanted = $state(-1);
  private seenPlies = new Map<number, Looked>();
  private stop: () => void = () => undefined;
  private left = false;
  /** Ask at once for what could not be had. */
  hurry: () => void = () => undefined;
  /** Which whole moves wait for a yes: none, those that touch the board, or all. */
  cautious: "never" | "cells" | "always" = "never";
  /** The shape last wished for. */
  private wished = $state("");
  /** The forms of the piece in hand that can be laid: the steps that choose them, by their shapes. */
  readonly forms: ReadonlyMap<string, string> = $derived.by(() => {
    const found = new Map<string, string>();
    if (this.path.length === 0) return found;
    for (const step of walk(this.moves, this.path).next) {
      const shape = shapeOf(this.view?.choices[step]);
      if (!shape) return new Map<string, string>();
      found.set(shape, step);
    }
    return found;
  });
  /** The step that chooses the form as it is held now; empty if nothing in hand can be turned. */
  readonly form: string = $derived(this.forms.get(this.wished) ?? this.forms.values().next().value ?? "");
  readonly held: Item | null = $derived(this.view?.choices[this.form] ?? null);
  /** The cells where it can be laid like that. */
  readonly fits: ReadonlySet<string> = $derived(
    new Set(this.form ? [...walk(this.moves, [...this.path, this.form]).next, ...(this.held?.places ?? [])] : []),
  );
  /** The armies that I set up here, by seats. */
  private armies: Record<number, Army> = $state.raw({});
  /** An army is on its way to the server. */
  private marching = $state(false);
  /** What is played as soon as the first part of a turn has been. */
  private following = "";
  /** The legal moves as they were sent; those of the view grow where they were cut. */
  private sent: MoveCard[] = [];
  /** How moves go on has been asked. */
  private asking = $state(false);
  /** The steps chosen before that is known. */
  private early: string[] = [];

  constructor(
    readonly id: string,
    readonly invitation: string,
  ) {}

  open(): void {
    this.stop = connection.listen(
      (frame) => this.heard(frame),
      () => void this.follow(),
    );
  }

  close(): void {
    this.left = true;
    this.stop();
    connection.ask({ ask: "unwatch", table: this.id }, false).catch(() => undefined);
  }

  private async follow(): Promise<void> {
    const since = this.view?.seq ?? 0;
    try {
      await connection.ask({ ask: "watch", table: this.id, invitation: this.invitation, since }, false);
    } catch (error) {
      // What was cut off is asked again on the next connection.
      if (!(error instanceof Refusal) || error.code === "unreachable") return;
      if (PASSING.has(error.code)) await this.pause(error, () => this.follow());
      else this.gone = error;
    }
  }

  /** Say what is wrong, and try again in a moment, or as soon as somebody wishes it. */
  private async pause<T>(error: unknown, again: () => Promise<T>): Promise<T | undefined> {
    this.fail(error);
    const said = this.trouble;
    await new Promise<void>((done) => {
      this.hurry = done;
      setTimeout(done, PAUSE);
    });
    if (this.left) return undefined;
    const found = await again();
    if (this.trouble === said) this.trouble = null;
    return found;
  }

  /** What the board looks like; without that nothing can be shown, so it is asked for until it is here. */
  private async card(key: string): Promise<VariantCard | undefined> {
    try {
      return await api.variant(key);
    } catch (error) {
      return this.pause(error, () => this.card(key));
    }
  }

  private heard(frame: Answered): void {
    if (frame.frame === "happened" && frame.view.id === this.id) this.arrived(frame.view);
    else if (frame.frame === "said" && frame.table === this.id) {
      const known = this.said.some((one) => one.seq === frame.seq);
      if (!known) this.said = [...this.said, frame];
    } else if (frame.frame === "presence" && frame.table === this.id) {
      this.watchers = frame.watchers;
      if (this.view) {
        const seats = this.view.seats.map((seat, at) => ({ ...seat, online: frame.online[at] ?? seat.online }));
        this.view = { ...this.view, seats, claimable: frame.claimable };
      }
    }
  }

  private arrivals: Promise<void> = Promise.resolve();

  /** Views are shown in order, each when the pictures it needs are here. */
  private arrived(view: TableView): void {
    this.arrivals = this.arrivals.then(() => this.show(view)).catch(() => undefined);
  }

  private async show(view: TableView): Promise<void> {
    const before = this.view;
    if (before && view.seq < before.seq) return;
    if (!this.variant) {
      const variant = await this.card(view.variant);
      if (!variant) return;
      this.variant = variant;
      useWords(variant.words ?? {});
    }
    await this.pictures(view.scene);
    this.played = [...this.played.slice(0, view.played_from), ...view.played].slice(0, view.ply);
    if (!before || before.ply !== view.ply || before.seq !== view.seq) {
      const together = this.settingUp && view.scene.phase === before?.scene.phase;
      const same = (together || before?.ply === view.ply) && sameMoves(this.sent, view.moves);
      if (!same) {
        this.path = [];
        this.early = [];
        this.asked = null;
        this.hint = [];
        this.reason = this.advice = "";
      }
    }
    this.sent = view.moves;
    // What is told anew was played otherwise, or is seen with other eyes.
    for (const ply of this.seenPlies.keys()) if (ply >= view.played_from) this.seenPlies.delete(ply);
    if (this.looked && !this.seenPlies.has(this.looked.ply)) this.looked = null;
    if (before && before.ply !== view.ply) this.sending = null;
    this.view = view;
    this.remember();
    const step = this.following;
    if (step && walk(this.moves, []).next.has(step)) void this.play([step]);
    void this.goOn();
  }

  private async pictures(scene: Scene, choices = this.view?.choices ?? {}): Promise<void> {
    const sides = this.variant?.sides ?? [];
    const items = [...(scene.items ?? []), ...(scene.trays ?? []).flatMap((tray) => tray.items)];
    await fetchGlyphs([...items, ...Object.values(choices)].map((item) => glyphKey(item, sides)));
  }

  // --- whose turn ---------------------------------------------------------------------------------------------------

  get mine(): number[] {
    return (this.view?.seats ?? []).flatMap((seat, at) => (seat.mine ? [at] : []));
  }

  /** My seats that may choose now. */
  get choosers(): number[] {
    return [...new Set((this.view?.moves ?? []).map((move) => move.player))].sort((a, b) => a - b);
  }

  get seat(): number {
    if (this.choosers.includes(this.wanted)) return this.wanted;
    return this.choosers.find((seat) => this.view?.awaited.includes(seat)) ?? this.choosers[0] ?? this.mine[0] ?? -1;
  }

  playAs(seat: number): void {
    this.wanted = seat;
    this.back(true);
  }

  get moves(): Entered[] {
    if (!this.view || this.looked || this.sending) return [];
    if (this.settingUp) return this.marching ? [] : edits(this.camp, this.army);
    const moves = this.view.moves.filter((move) => move.player === this.seat);
    const together = this.view.scene.together;
    return together ? moves.map((move) => ({ ...move, together })) : moves;
  }

  get scene(): Scene | null {
    if (!this.looked && this.settingUp) return mustered(this.view!.scene, this.camp, this.army);
    return this.looked?.scene ?? this.view?.scene ?? null;
  }

  get marks(): Marks | null {
    return this.looked?.marks ?? this.view?.marks ?? null;
  }

  get ply(): number {
    return this.looked?.ply ?? this.view?.ply ?? 0;
  }

  // --- entering a move ----------------------------------------------------------------------------------------------

  choose(step: string): "path" | "move" | "wrong" | "none" {
    const view = this.view;
    if (!view || this.looked || this.sending || view.result) return "none";
    if (this.asking) {
      this.early.push(step);
      return "path";
    }
    this.asked = null;
    const refused = this.reason ? this.refused : "";
    this.refused = "";
    this.reason = this.advice = "";
    if (this.form && !step.includes(":")) return this.lay(step);
    const chosen = choose(this.moves, this.path, step);
    if (chosen.kind === "wrong") {
      if (this.mine.length === 0) return "none";
      const begins = chosen.path.length === 1;
      const empty = !view.scene.items?.some((item) => item.cell === step);
      this.refused = !begins ? "" : empty ? refused : step;
      // Who clicks an empty cell after a piece that cannot move wanted to move it there.
      void this.why(begins && empty && refused ? [refused, step] : chosen.path);
      return "wrong";
    }
    this.path = chosen.path;
    if (chosen.kind === "move") {
      if (this.settingUp) this.edit(chosen.path);
      else if (this.doubts(chosen.path)) this.asked = chosen.path;
      else void this.play(chosen.path);
    } else void this.goOn();
    return chosen.kind;
  }

  /** What choosing a step would do. */
  foresee(step: string): Chosen["kind"] | "none" {
    if (this.asking) return "path";
    return this.moves.length === 0 ? "none" : choose(this.moves, this.path, step).kind;
  }

  /** Where a long list of moves was cut, ask how those go on that are being entered. */
  private async goOn(): Promise<void> {
    const view = this.view;
    const cut = cutAt(this.moves, this.form ? [...this.path, this.form] : this.path);
    if (!view || !cut || this.asking) return;
    this.asking = true;
    const wish = { ask: "ahead", table: this.id, seat: cut.player, steps: cut.steps, seq: view.seq } as const;
    // Whoever is refused has been sent another position, or will be.
    const ways = (await connection.ask(wish).catch(() => null)) as Ways | null;
    const now = this.view;
    if (ways && now && cutAt(now.moves, cut.steps)) {
      await this.pictures({}, ways.choices);
      this.view = { ...now, moves: grown(now.moves, cut, ways.moves), choices: { ...now.choices, ...ways.choices } };
    }
    this.asking = false;
    if (ways) await this.goOn();
    const early = this.early.splice(0);
    if (ways) for (const step of early) this.choose(step);
  }

  /** Whether a move waits for a yes. A finger may miss a small cell; it does not miss a button. */
  private doubts(steps: readonly string[]): boolean {
    if (this.cautious !== "cells") return this.cautious === "always";
    return this.variant?.board?.cells.some((cell) => steps.includes(cell.name)) ?? false;
  }

  /** Lay the piece in hand, in its present form, by its grip on a cell. */
  private lay(cell: string): "move" | "wrong" {
    const steps = [...this.path, this.form, cell];
    if (!this.fits.has(cell)) {
      void this.why(steps);
      return "wrong";
    }
    if (this.doubts(steps)) this.asked = steps;
    else void this.play(steps);
    return "move";
  }

  reshape(way: Way): void {
    this.wished = reshaped(shapeOf(this.held ?? undefined), way, this.forms);
    void this.goOn();
    this.asked = null;
    this.reason = this.advice = "";
  }

  /** Whether these steps begin with something that can be chosen now. */
  can(step: string): boolean {
    return walk(this.moves, this.path).next.has(step) || (this.path.length > 0 && walk(this.moves, []).next.has(step));
  }

  back(all = false): void {
    this.path = all ? [] : this.path.slice(0, -1);
    this.asked = null;
    this.reason = this.advice = "";
  }

  agree(): void {
    if (this.asked) void this.play(this.asked);
  }

  async play(steps: string[]): Promise<void> {
    const view = this.view;
    if (!view) return;
    const seat = this.seat;
    const whole = walk(view.moves, steps).moves.length > 0;
    const first = whole ? steps : steps.slice(0, -1);
    this.following = whole ? "" : steps[steps.length - 1]!;
    this.sending = steps;
    this.asked = null;
    try {
      await connection.ask({ ask: "play", table: this.id, seat, steps: first, seq: view.seq });
    } catch (error) {
      this.path = [];
      this.following = "";
      if (error instanceof Refusal && error.code === "illegal" && error.text) this.reason = error.text;
      else this.fail(error);
    } finally {
      this.sending = null;
    }
  }

  // --- setting up ---------------------------------------------------------------------------------------------------

  /** Whether I set up an army. */
  get settingUp(): boolean {
    const view = this.view;
    return view?.scene.phase === "setting-up" && this.choosers.length > 0 && (this.variant?.set_ups ?? []).length > 0;
  }

  /** Whether all my pieces stand. */
  get standing(): boolean {
    return this.settingUp && left(this.camp, this.army).length === 0;
  }

  private get camp(): Camp {
    return camp(this.view!.moves, this.view!.scene, this.seat);
  }

  private get army(): Army {
    return this.armies[this.seat] ?? {};
  }

  private set army(army: Army) {
    this.armies = { ...this.armies, [this.seat]: army };
    localStorage.setItem(`${SET_UP} ${this.id} ${this.seat}`, JSON.stringify(army));
  }

  /** An army that was not ready when the page was left; one that is will not be needed again. */
  private remember(): void {
    if (!this.settingUp) {
      if (this.view?.scene.phase !== "setting-up") for (const seat of this.mine) localStorage.removeItem(`${SET_UP} ${this.id} ${seat}`);
    } else if (!this.armies[this.seat]) this.armies = { ...this.armies, [this.seat]: stored(`${SET_UP} ${this.id} ${this.seat}`, {}) };
  }

  private edit(steps: string[]): void {
    this.path = [];
    if (steps[0] === READY) void this.march();
    else this.army = edited(this.army, steps);
  }

  /** The cells of my side, in the same order for every seat. */
  private get side(): string[] {
    return Object.keys(this.variant?.set_ups[0]?.seats[this.seat] ?? {});
  }

  /** How my pieces stood last time, on whichever side; empty if nothing was kept. */
  kept(): Army {
    const steps = stored<string[]>(`${SET_UP} ${this.view?.variant}`, []);
    return Object.fromEntries(this.side.flatMap((cell, at) => (steps[at] ? [[cell, steps[at]]] : [])));
  }

  /** Set up the pieces where they are wanted, and else anywhere. */
  arrange(wanted: Army): void {
    this.path = [];
    this.reason = this.advice = "";
    this.army = arranged(this.camp, this.army, wanted);
  }

  /** I am ready: the army is kept for the next game, and sent. */
  private async march(): Promise<void> {
    const [seat, army] = [this.seat, this.army];
    localStorage.setItem(`${SET_UP} ${this.view!.variant}`, JSON.stringify(this.side.map((cell) => army[cell])));
    this.marching = true;
    for (const cell of this.camp.homes) {
      const before = this.view;
      if (!this.settingUp || this.seat !== seat || !army[cell]) break;
      await this.play([army[cell], cell]);
      if (!(await this.until(() => this.view !== before))) break;
    }
    this.marching = false;
  }

  /** Wait for what follows from a move of mine; false if it does not come. */
  private async until(happened: () => boolean): Promise<boolean> {
    for (let tries = 0; !happened() && tries < 300; tries++) await new Promise((done) => setTimeout(done, 10));
    return happened();
  }

  // --- leaving it to chance -----------------------------------------------------------------------------------------

  /** Whether chance may do for me what is to be done. */
  get byChance(): boolean {
    return Boolean(this.view?.scene.by_chance) && this.choosers.length > 0 && !this.marching;
  }

  /** Make any moves until this is done; what I have done so far stays. */
  async leaveToChance(): Promise<void> {
    const seat = this.seat;
    this.back(true);
    this.marching = true;
    while (this.view?.scene.by_chance && this.seat === seat && this.moves.length > 0) {
      const { steps } = this.moves[Math.floor(Math.random() * this.moves.length)]!;
      await this.play(steps);
      if (!(await this.until(() => this.moves.every((move) => move.steps.join() !== steps.join())))) break;
    }
    this.marching = false;
  }

  private async why(steps: string[]): Promise<void> {
    const seat = this.mine.includes(this.seat) ? this.seat : (this.mine[0] ?? 0);
    const done = await this.request({ ask: "try", table: this.id, seat, steps, language: language() }, false);
    this.reason = (done as Done | null)?.text ?? "";
  }

  async askHint(): Promise<void> {
    if (this.seeking) return;
    const asked = this.view?.ply;
    this.seeking = true;
    // What was said before would hide that it is looked for.
    this.reason = this.advice = "";
    const done = (await this.request({ ask: "hint", table: this.id, seat: this.seat }, false)) as Done | null;
    this.seeking = false;
    // Advice for a position that has been left would mislead.
    if (!done || this.view?.ply !== asked) return;
    this.hint = done.steps;
    this.advice = done.why ?? "";
  }

  // --- everything else ----------------------------------------------------------------------------------------------

  async request(wish: Wish, again = true): Promise<Reply | null> {
    try {
      this.trouble = null;
      return await connection.ask(wish, again);
    } catch (error) {
      this.fail(error);
      return null;
    }
  }

  /** What the computer thinks of a position. The server lets one ask only so fast: where it must, this waits. */
  async judge(ply: number, stopped: () => boolean): Promise<Judged | null> {
    while (!stopped()) {
      const answer = await this.request({ ask: "judge", table: this.id, ply }, false);
      if (answer?.frame === "judged") return answer;
      if (this.trouble?.code !== "too-many") return null;
      this.trouble = null;
      await new Promise((done) => setTimeout(done, PAUSE));
    }
    return null;
  }

  private fail(error: unknown): void {
    this.trouble = error instanceof Refusal ? error : new Refusal("failed", String(error), 0);
  }

  async look(ply: number): Promise<void> {
    if (!this.view) return;
    if (ply >= this.view.ply || ply < 0) {
      this.looked = null;
      return;
    }
    const known = this.seenPlies.get(ply);
    if (known) {
      this.looked = known;
      return;
    }
    const seen = (await this.request({ ask: "look", table: this.id, ply }, false)) as Seen | null;
    if (seen?.frame !== "seen") return;
    await this.pictures(seen.scene);
    const found = { ply: seen.ply, scene: seen.scene, marks: seen.marks };
    this.seenPlies.set(ply, found);
    this.looked = found;
    this.path = [];
  }
}
