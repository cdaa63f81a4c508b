// Something carried by the pointer, from a cell or from a tray, to wherever it is let go.
import { isCalm } from "../lib/settings.svelte";

export interface Carried {
  step: string;
  glyph: string;
  /** Pixels. */
  size: number;
  turn: number;
  x: number;
  y: number;
  startX: number;
  startY: number;
  /** Pixels from the middle of the picture to where it is held. */
  gripX: number;
  gripY: number;
}

class Drag {
  carried: Carried | null = $state(null);
  /** Set by the board: the cell at a place of the window. */
  cellAt: (x: number, y: number) => string | null = () => null;
  /** Set by the board: how many pixels a piece is wide. */
  pieceSize: () => number = () => 48;
  returning = $state(false);

  lift(step: string, glyph: string, size: number, turn: number, x: number, y: number): void {
    this.returning = false;
    this.carried = { step, glyph, size, turn, x, y, startX: x, startY: y, gripX: 0, gripY: 0 };
  }

  move(x: number, y: number): void {
    if (!this.carried) return;
    this.carried.x = x;
    this.carried.y = y;
  }

  /** What is carried is turned, and held by another place. */
  reshape(glyph: string, size: number, turn: number, gripX: number, gripY: number): void {
    if (this.carried) Object.assign(this.carried, { glyph, size, turn, gripX, gripY });
  }

  /** Let go; `welcome` is whether it may stay there, else it slides back. */
  drop(welcome: boolean): void {
    if (!this.carried) return;
    if (welcome || isCalm()) {
      this.carried = null;
      return;
    }
    this.returning = true;
    this.carried.x = this.carried.startX;
    this.carried.y = this.carried.startY;
    setTimeout(() => {
      if (this.returning) this.carried = null;
      this.returning = false;
    }, 180);
  }
}

export const drag = new Drag();
/** Pixels that a pointer may tremble without dragging. */
export const TREMBLE = 6;
