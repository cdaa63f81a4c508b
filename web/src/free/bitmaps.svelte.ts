// Pictures of pieces as pixels: hundreds of them are painted much faster than as drawings.
import { SvelteMap } from "svelte/reactivity";
import { artUrl } from "./geometry";

const ready = new SvelteMap<string, string>();
const begun = new Set<string>();

/** How many pixels a piece needs for its longer side, in steps. */
export function sharpness(unit: number): number {
  const wanted = unit * (globalThis.devicePixelRatio || 1);
  return wanted <= 36 ? 48 : wanted <= 72 ? 96 : wanted <= 140 ? 192 : 384;
}

/** The picture as pixels if they are there, else as it is drawn. */
export function bitmapOf(art: string, width: number, height: number, sharp: number): string {
  if (art.startsWith("i:")) return artUrl(art);
  const key = `${sharp} ${width} ${height} ${art}`;
  const found = ready.get(key);
  if (found) return found;
  if (!begun.has(key)) {
    begun.add(key);
    void make(key, art, width * sharp, height * sharp);
  }
  return artUrl(art);
}

async function make(key: string, art: string, width: number, height: number): Promise<void> {
  try {
    const image = new Image();
    image.src = artUrl(art);
    await image.decode();
    const canvas = document.createElement("canvas");
    canvas.width = Math.max(1, Math.round(width));
    canvas.height = Math.max(1, Math.round(height));
    canvas.getContext("2d")!.drawImage(image, 0, 0, canvas.width, canvas.height);
    const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done));
    if (blob) ready.set(key, URL.createObjectURL(blob));
  } catch {
    // The drawing itself serves as well.
  }
}
