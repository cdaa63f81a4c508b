// A button that stays at the edge of the window covers what comes up behind it: that is brought into sight.

export function inSight(part: Element): void {
  part.scrollIntoView({ block: "nearest" });
}

/** For `ontoggle` of what can be folded up. */
export function unfold(event: Event): void {
  const part = event.currentTarget as HTMLDetailsElement;
  if (part.open) inSight(part);
}
