/** The colours of each car: body, shade, light, and the ink that is read on the body. */
import type { Colour } from "../shapes";

export const PAINT: Record<Colour, { body: string; shade: string; light: string; ink: string }> = {
  red: { body: "#d2512e", shade: "#8c2f18", light: "#f6a58a", ink: "#fffaf0" },
  yellow: { body: "#f2c230", shade: "#94700f", light: "#fff0b0", ink: "#1d1a17" },
  green: { body: "#6fa04a", shade: "#3c6124", light: "#bfe09a", ink: "#1d1a17" },
  blue: { body: "#3f78b8", shade: "#21507f", light: "#a9d0f5", ink: "#fffaf0" },
};

export const LETTERS: Record<Colour, string> = { red: "R", yellow: "Y", green: "G", blue: "B" };
