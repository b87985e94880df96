/** The nine traps, each drawn round 0, 0 in a field of 96 by 60. Colours carry nothing: every trap has its own shape. */

export interface Shape {
  d: string;
  fill?: string;
  stroke?: string;
  width?: number;
}

const line = (d: string, width = 3, stroke = "#1d1a17"): Shape => ({ d, fill: "none", stroke, width });
const shape = (d: string, fill: string, width = 3): Shape => ({ d, fill, width });
function dot(x: number, y: number, r: number, fill: string, width = 2): Shape {
  return { d: `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0 ${r} ${r} 0 1 0 ${-2 * r} 0`, fill, width };
}

export const TRAPS: Record<string, Shape[]> = {
  // a plan in pieces
  "failed-plan": [
    shape("M-34-22H2l-6 12 8 9-9 10 5 13h-34z", "#cfe6e0"),
    shape("M10-22h24v44H2l-4-12 9-11-8-9z", "#bcd9d3"),
    line("M-26-10h14M-26 0h10M-26 10h13M18-10h10M17 2h10", 2.6, "#2a7f86"),
    line("M-14-26L16 26M16-26L-14 26", 5, "#b5482a"),
  ],
  oil: [
    shape("M-40 14c2-12 18-8 22-16s16-10 26-4 10-6 20 0 14 22-2 24-18-2-28 2-20 4-26 0-13 2-12-6z", "#2b2724"),
    line("M-24 9c4-5 10-3 14-6M10 2c5 3 9 1 13 4", 3, "#7cc4c0"),
    shape("M20-26c8 10 7 16 0 16s-8-6 0-16z", "#34312f", 2.4),
  ],
  "broken-bridge": [
    shape("M-46-2H-14l-4 6 6 4-5 6h-29z", "#8a5a34"),
    shape("M46-2H16l3 5-6 5 5 6h28z", "#8a5a34"),
    line("M-40 14v14M-26 14v14M40 14v14M26 14v14", 4),
    line("M-44-2C-30-22-20-22-12-16M44-2C30-22 20-22 13-16", 3),
    line("M-8 26q8-6 16 0t16 0M-26 30q6-5 12 0", 2.6, "#2a7f86"),
  ],
  boulder: [
    shape("M-44 28L-6-6 44 28z", "#c98a4a"),
    shape("M-14-6c-10-4-8-18 2-21s26-2 28 8-6 18-14 18-8-2-16-5z", "#a9aca8"),
    line("M-6-20l6 5-3 6M10-16l-5 4", 2.2),
    line("M-30-22l-8-3M-28-12h-9", 2.6),
  ],
  log: [
    shape("M-34-8H30c8 0 8 22 0 22H-34z", "#8a5a34"),
    shape("M-34-8c-8 0-8 22 0 22s8-22 0-22z", "#e3c393"),
    line("M-34-2c-3 0-3 10 0 10", 2),
    line("M-18-2h22M-8 6h28M10 0h12", 2),
    shape("M6-8l10-16 6 3-8 13z", "#8a5a34", 2.4),
  ],
  sabotage: [
    shape("M-10-22l-6 26 8 4 10-26z", "#a8aeb0", 2.6),
    shape("M-24-28c10-6 22 0 22 10l-9-1-4 8c-8-2-12-10-9-17z", "#a8aeb0"),
    dot(16, 8, 17, "#2b2724", 3),
    dot(16, 8, 8, "#f2c230", 2.4),
    line("M4-2l24 20M28-2L4 18", 4, "#b5482a"),
    line("M-20 14l4 6 3-8 4 10 4-6", 2.6),
  ],
  "old-switcheroo": [
    line("M-34-4c4-22 44-26 58-8", 6, "#b5482a"),
    shape("M30-22l2 20-18-8z", "#b5482a", 2.4),
    line("M34 6C30 28-10 32-24 14", 6, "#2a7f86"),
    shape("M-30 24l-2-20 18 8z", "#2a7f86", 2.4),
  ],
  "painted-tunnel": [
    shape("M-44-26H44V28H-44z", "#a8aeb0"),
    line("M-44-8h18M-20-26v18M26-8h18M20-26v18M-44 10h16M28 10h16M0-26v6", 2),
    shape("M-22 28V4c0-30 44-30 44 0v24z", "#1d1a17"),
    shape("M-14 28L-3 2h6l11 26z", "#6d6a64", 0),
    line("M0 26v-5M0 14v-4M0 6V3", 2.4, "#fffaf0"),
    line("M32 20l8-16", 4, "#f08a24"),
  ],
  "mud-pool": [
    shape("M-44 16c0-16 24-20 44-20s44 4 44 20-24 14-44 14-44 2-44-14z", "#6b4526"),
    shape("M-28 14c2-8 16-9 24-7M8 8c8-1 16 2 18 6", "#6b4526", 2.2),
    dot(-12, -10, 6, "#8a5a34"),
    dot(14, -16, 4.5, "#8a5a34"),
    dot(28, -4, 3, "#8a5a34"),
    line("M-2 16c6 4 12 4 18 0", 2.4, "#c98a4a"),
  ],
};
