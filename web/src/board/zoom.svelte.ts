// What part of the board is seen: all of it, or a part of it enlarged.
import type { Box, Place } from "./geometry";

const MOST = 6;

export class Zoom {
  scale = $state(1);
  private centre: Place | null = $state.raw(null);

  box(whole: Box): Box {
    if (this.scale === 1 || !this.centre) return whole;
    const width = whole.width / this.scale;
    const height = whole.height / this.scale;
    const x = clamp(this.centre.x - width / 2, whole.left, whole.left + whole.width - width);
    const y = clamp(this.centre.y - height / 2, whole.top, whole.top + whole.height - height);
    return { left: x, top: y, width, height };
  }

  /** Enlarge by `factor`, keeping `at` where it is on the screen. */
  by(factor: number, at: Place, whole: Box): void {
    const now = this.box(whole);
    const scale = clamp(this.scale * factor, 1, MOST);
    const ratio = this.scale / scale;
    const centre = { x: now.left + now.width / 2, y: now.top + now.height / 2 };
    this.centre = { x: at.x + (centre.x - at.x) * ratio, y: at.y + (centre.y - at.y) * ratio };
    this.scale = scale;
  }

  pan(dx: number, dy: number, whole: Box): void {
    const now = this.box(whole);
    this.centre = { x: now.left + now.width / 2 - dx, y: now.top + now.height / 2 - dy };
  }

  reset(): void {
    this.scale = 1;
    this.centre = null;
  }
}

function clamp(value: number, low: number, high: number): number {
  return Math.min(Math.max(value, low), Math.max(low, high));
}
