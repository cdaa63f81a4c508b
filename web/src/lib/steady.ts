// Nothing jumps under the hand: what stands beside the board fills and empties while the game goes on.
import type { Attachment } from "svelte/attachments";

/** The part keeps, as `--kept`, the greatest height that it has had at this width, up to `most` rem.
 *  It keeps no room for what is said only for a moment: `passing`, a selector. */
export function steady(most: number, passing = ""): Attachment<HTMLElement> {
  return (part) => {
    let [width, kept] = [0, 0];
    const watcher = new ResizeObserver(() => {
      if (part.offsetWidth !== width) {
        width = part.offsetWidth;
        kept = 0;
        part.style.removeProperty("--kept");
      }
      if (passing && part.querySelector(passing)) return;
      const limit = most * parseFloat(getComputedStyle(document.documentElement).fontSize);
      const now = Math.min(part.offsetHeight, limit);
      if (now <= kept) return;
      kept = now;
      part.style.setProperty("--kept", `${kept}px`);
    });
    watcher.observe(part);
    return () => watcher.disconnect();
  };
}
