// What a person wants of this browser; kept here and nowhere else.

export const LANGUAGES = ["en", "de", "nl", "it"] as const;
export type Language = (typeof LANGUAGES)[number];

export interface Settings {
  language: Language;
  name: string;
  fourColours: boolean;
  largeIndex: boolean;
  reducedMotion: boolean;
  leftHanded: boolean;
  sounds: boolean;
  speed: "instant" | "fast" | "normal" | "slow";
  theme: "system" | "light" | "dark";
  /** How long a whole trick stays, at least; never less than one second. */
  trickSeconds: number;
}

const KEY = "twinpack-settings";

function spoken(): Language {
  return LANGUAGES.find((one) => navigator.languages.some((wanted) => wanted.startsWith(one))) ?? "en";
}

function stored(): Partial<Settings> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return typeof found === "object" && found !== null ? found : {};
  } catch {
    return {}; // damaged or forbidden: begin anew
  }
}

export const settings: Settings = $state({
  language: spoken(),
  name: "",
  fourColours: false,
  largeIndex: false,
  reducedMotion: matchMedia("(prefers-reduced-motion: reduce)").matches,
  leftHanded: false,
  sounds: false,
  speed: "normal",
  theme: "system",
  trickSeconds: 1,
  ...stored(),
});

if (!LANGUAGES.includes(settings.language)) settings.language = "en";

$effect.root(() => {
  $effect(() => {
    const now = JSON.stringify(settings);
    try {
      localStorage.setItem(KEY, now);
    } catch {
      // Private windows may keep nothing; then the settings last as long as the page.
    }
  });
  $effect(() => {
    const root = document.documentElement;
    root.lang = settings.language;
    root.dataset["theme"] = settings.theme;
    root.toggleAttribute("data-reduced-motion", settings.reducedMotion);
    root.toggleAttribute("data-left-handed", settings.leftHanded);
    root.toggleAttribute("data-four-colours", settings.fourColours);
    root.toggleAttribute("data-large-index", settings.largeIndex);
  });
});
