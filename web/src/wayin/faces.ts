/** What the faces at a table are drawn from: bots by who they are, people by what they call themselves. */
import type { Sitting } from "../wire";

export interface BotLook {
  head: keyof typeof HEADS;
  paint: string;
  shade: string;
  light: string;
  ground: string;
  eyes: "two" | "one" | "odd" | "visor" | "goggles";
  mouth: "grill" | "line" | "smile" | "teeth";
  top: "handle" | "antenna" | "spring" | "bow" | "cap" | "bolts" | "flame";
}

export const HEADS = {
  bucket: "M-24 -26H24L20 12q-1 5-6 5H-14q-5 0-6-5Z",
  nut: "M28 -7L14 18H-14L-28 -7 -14 -32H14z",
  dome: "M-24 14V-8C-24 -40 24 -40 24 -8V14Q24 18 20 18H-20Q-24 18 -24 14Z",
  box: "M-22 -30H22Q26 -30 26 -26V14Q26 18 22 18H-22Q-26 18 -26 14V-26Q-26 -30 -22 -30Z",
  egg: "M0 -36C18 -36 26 -14 26 0 26 12 16 18 0 18S-26 12 -26 0C-26 -14 -18 -36 0 -36Z",
  kettle: "M-20 -28H20Q30 -6 22 14Q20 18 16 18H-16Q-20 18 -22 14Q-30 -6 -20 -28Z",
} as const;

export const BOTS: Record<string, BotLook> = {
  rusty: { head: "bucket", paint: "#cc3a27", shade: "#8d2618", light: "#ee7860", ground: "#2b6a72", eyes: "odd", mouth: "grill", top: "handle" },
  bolt: { head: "nut", paint: "#f5cd3a", shade: "#c0911a", light: "#ffe98a", ground: "#5f3270", eyes: "one", mouth: "line", top: "antenna" },
  nelly: { head: "dome", paint: "#8cc4f2", shade: "#4596dc", light: "#d5ebff", ground: "#8f3419", eyes: "two", mouth: "smile", top: "bow" },
  sprocket: { head: "box", paint: "#a3d67c", shade: "#5a9d3f", light: "#d8f5bd", ground: "#6d3b6e", eyes: "visor", mouth: "teeth", top: "spring" },
  gus: { head: "egg", paint: "#a8aeb0", shade: "#6d7275", light: "#e1e6e7", ground: "#b35d10", eyes: "goggles", mouth: "line", top: "cap" },
  trixie: { head: "kettle", paint: "#ec9cb2", shade: "#b35f7a", light: "#ffd0dd", ground: "#1d5f66", eyes: "two", mouth: "smile", top: "antenna" },
  otto: { head: "box", paint: "#c9a15a", shade: "#8b6238", light: "#efd29b", ground: "#2a68a6", eyes: "two", mouth: "grill", top: "bolts" },
  pip: { head: "egg", paint: "#f08a24", shade: "#b35d10", light: "#ffbb6b", ground: "#16323a", eyes: "odd", mouth: "smile", top: "spring" },
  clank: { head: "bucket", paint: "#7b8f7a", shade: "#4f6350", light: "#b9c9b8", ground: "#c0911a", eyes: "visor", mouth: "teeth", top: "bolts" },
  maud: { head: "dome", paint: "#c08fd0", shade: "#8f52a2", light: "#e7cdf0", ground: "#3a6b26", eyes: "goggles", mouth: "smile", top: "cap" },
  dex: { head: "nut", paint: "#7cc4c0", shade: "#2a7f86", light: "#cdeeeb", ground: "#8d2618", eyes: "odd", mouth: "teeth", top: "flame" },
  wanda: { head: "kettle", paint: "#f6ead2", shade: "#c9b48a", light: "#fffaf0", ground: "#4596dc", eyes: "goggles", mouth: "line", top: "flame" },
};

/** A bot of which nothing more is known than how well it plays. */
export const SOMEBOT: BotLook = { ...BOTS["gus"]!, ground: "#2b525a", eyes: "visor", top: "antenna" };

export interface PersonLook {
  skin: string;
  hair: string;
  jacket: string;
  ground: string;
  /** long hair with goggles, or a cap */
  cap: boolean;
}

const SKINS = ["#f0c39b", "#b9794c", "#8a5634", "#e3ab7d"];
const HAIRS = ["#8a3d1d", "#2f211a", "#d9a441", "#6d6a64", "#4b2a4c"];
const JACKETS = ["#4596dc", "#c9762a", "#5a9d3f", "#8f52a2", "#cc3a27"];
const GROUNDS = ["#d9a05b", "#6d8fa0", "#9a7fb0", "#8aa66b"];

/** The same name has the same face everywhere. */
export function personLook(name: string): PersonLook {
  let sum = 7;
  for (const sign of name) sum = (sum * 31 + (sign.codePointAt(0) ?? 0)) % 99991;
  const pick = <T>(list: readonly T[], by: number): T => list[Math.floor(sum / by) % list.length]!;
  return { skin: pick(SKINS, 1), hair: pick(HAIRS, 3), jacket: pick(JACKETS, 7), ground: pick(GROUNDS, 11), cap: Math.floor(sum / 5) % 2 === 1 };
}

export type Face = { bot: BotLook } | { person: PersonLook } | null;

export function faceOf({ kind, who, name }: Pick<Sitting, "kind" | "who" | "name">): Face {
  if (kind === "bot") return { bot: BOTS[who ?? ""] ?? SOMEBOT };
  return kind === "person" ? { person: personLook(name ?? "") } : null;
}

export const groundOf = (face: Face): string => (face === null ? "none" : "bot" in face ? face.bot.ground : face.person.ground);
