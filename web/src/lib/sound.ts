// Small wooden clicks, made here; silent unless wanted.
import { settings } from "./settings.svelte";

let context: AudioContext | null = null;

/** A short knock: a falling tone in a burst of noise. */
export function knock(kind: "move" | "take" | "end" | "wrong"): void {
  if (!settings.sound) return;
  try {
    context ??= new AudioContext();
    const now = context.currentTime;
    const [pitch, length] = { move: [420, 0.07], take: [300, 0.11], end: [520, 0.35], wrong: [160, 0.12] }[kind] as [number, number];
    const tone = context.createOscillator();
    const level = context.createGain();
    tone.type = kind === "end" ? "sine" : "triangle";
    tone.frequency.setValueAtTime(pitch, now);
    tone.frequency.exponentialRampToValueAtTime(pitch * 0.55, now + length);
    level.gain.setValueAtTime(0.16, now);
    level.gain.exponentialRampToValueAtTime(0.001, now + length);
    tone.connect(level).connect(context.destination);
    tone.start(now);
    tone.stop(now + length);
  } catch {
    // Sound is a nicety.
  }
}
