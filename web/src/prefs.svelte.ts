/** What this person likes, kept in this browser. */

export type Speed = 1 | 2 | 4;
export type Light = "dusk" | "noon" | "system";

interface Kept {
  name: string;
  language: string;
  speed: Speed;
  sound: boolean;
  light: Light;
  motion: "system" | "less" | "full";
  notify: boolean;
  /** single letters, digits and signs do something; whoever speaks to the page, or leans on keys, may not want that */
  keys: boolean;
  /** whether odds are shown where nobody but bots could mind, and where other people sit: each is chosen for itself */
  oddsAlone: boolean;
  oddsInCompany: boolean;
  /** whole plans are proposed where a game has them; otherwise every small answer is given by itself */
  plans: boolean;
  /** how strong the bots are against which somebody plays at once; "" before they ever chose */
  bots: string;
  /** whoever plays against bots hears that an answer cost much, and may take it back */
  weigh: boolean;
}

const KEY = "jalopy";

const firstTime = (): Kept => ({
  name: "",
  language: typeof navigator !== "undefined" && navigator.language?.toLowerCase().startsWith("de") ? "de" : "en",
  speed: 1,
  sound: true,
  light: "dusk",
  motion: "system",
  notify: false,
  keys: true,
  oddsAlone: true,
  oddsInCompany: false,
  plans: true,
  bots: "",
  weigh: false,
});

function read(): Kept {
  const kept = firstTime();
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    if (typeof stored === "object" && stored !== null) {
      for (const [name, value] of Object.entries(stored)) {
        if (name in kept && typeof value === typeof kept[name as keyof Kept]) Object.assign(kept, { [name]: value });
      }
    }
  } catch {
    // A browser without storage, or with somebody else's text in it: begin as the first time.
  }
  return kept;
}

export const prefs: Kept = $state(read());

export function keepPrefs(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(prefs));
  } catch {
    // Storage may be full or forbidden; the page works without.
  }
}

const asks = (query: string): MediaQueryList | null => (typeof matchMedia === "function" ? matchMedia(query) : null);

const less = asks("(prefers-reduced-motion: reduce)");
const bright = asks("(prefers-color-scheme: light)");
const system = $state({ less: less?.matches ?? false, bright: bright?.matches ?? false });
less?.addEventListener("change", () => (system.less = less.matches));
bright?.addEventListener("change", () => (system.bright = bright.matches));

/** Whether things should change place without travelling. */
export function reducedMotion(): boolean {
  return prefs.motion === "system" ? system.less : prefs.motion === "less";
}

export function lightNow(): "dusk" | "noon" {
  return prefs.light === "system" ? (system.bright ? "noon" : "dusk") : prefs.light;
}
