// What a person has chosen, kept in this browser.
export type Theme = "system" | "light" | "dark";
export type BoardTheme = "wood" | "slate" | "green" | "contrast";
export type PieceSet = "classic" | "safe" | "contrast";
export type Confirm = "auto" | "always" | "never";

export interface Settings {
  language: string;
  theme: Theme;
  board: BoardTheme;
  pieces: PieceSet;
  /** Figures instead of the characters of shogi and xiangqi. */
  figures: boolean;
  marks: boolean;
  targets: boolean;
  motion: "system" | "reduced";
  sound: boolean;
  confirm: Confirm;
}

const KEY = "ludoteka-settings";
const STANDARD: Settings = {
  language: "",
  theme: "system",
  board: "wood",
  pieces: "classic",
  figures: false,
  marks: true,
  targets: true,
  motion: "system",
  sound: false,
  confirm: "auto",
};

export const LANGUAGES: Record<string, { name: string; rtl?: boolean }> = {
  en: { name: "English" },
  hu: { name: "Magyar" },
};

function load(): Settings {
  try {
    return { ...STANDARD, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Settings>) };
  } catch {
    return { ...STANDARD };
  }
}

export const settings: Settings = $state(load());

export function keep(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // A browser that keeps nothing still plays.
  }
}

/** The chosen language, or the first of the browser's that we speak. */
export function language(): string {
  if (settings.language in LANGUAGES) return settings.language;
  for (const wish of navigator.languages) {
    const short = wish.toLowerCase().split("-")[0]!;
    if (short in LANGUAGES) return short;
  }
  return "en";
}

/** The languages in which a book is wished for before that of the page: those of the browser, unless one was chosen here. */
export function bookWishes(): string {
  return settings.language in LANGUAGES ? "" : navigator.languages.join(",");
}

const wantsDark = window.matchMedia("(prefers-color-scheme: dark)");
const wantsCalm = window.matchMedia("(prefers-reduced-motion: reduce)");
const system = $state({ dark: wantsDark.matches, calm: wantsCalm.matches });
wantsDark.addEventListener("change", () => (system.dark = wantsDark.matches));
wantsCalm.addEventListener("change", () => (system.calm = wantsCalm.matches));

export function isDark(): boolean {
  return settings.theme === "system" ? system.dark : settings.theme === "dark";
}

export function isCalm(): boolean {
  return settings.motion === "reduced" || system.calm;
}

/** Write the choices where the style sheet reads them. */
export function apply(): void {
  const root = document.documentElement;
  root.dataset.theme = isDark() ? "dark" : "light";
  root.dataset.motion = isCalm() ? "reduced" : "full";
  root.lang = language();
  root.dir = LANGUAGES[language()]?.rtl ? "rtl" : "ltr";
  const colour = isDark() ? "#1f1c18" : "#f7f2e8";
  document.querySelector('meta[name="theme-color"]')?.setAttribute("content", colour);
}
