/** The eight inventions, about 130 units across.
 *  Lines are inked by the group they hang in, see Picture.svelte. */
export const INVENTIONS: Record<string, string> = {
  deathlock:
    '<path d="M-26 44l6-12h40l6 12Z" fill="#7a4a1f"/>' +
    '<path d="M-30 32c-8-22-8-40 4-56l26-18 26 18c12 16 12 34 4 56Z" fill="#5a554f"/>' +
    '<path d="M-22-22L0-38l22 16Z" fill="#c2452e" stroke-width="2.2"/>' +
    '<circle cx="0" cy="6" r="24" fill="#fff3d6"/>' +
    '<path d="M-13 2c0-18 26-18 26 0 0 6-2 8-5 9v7H-8v-7c-3-1-5-3-5-9Z" fill="#e9ecef" stroke-width="2.2"/>' +
    '<circle cx="-5" cy="3" r="3.4" fill="#1d1a17" stroke="none"/>' +
    '<circle cx="5" cy="3" r="3.4" fill="#1d1a17" stroke="none"/>' +
    '<path d="M-3 14v4M3 14v4M0 8v2" stroke-width="2"/>' +
    '<path d="M0-15v4M0 26v-4M-21 6h4M21 6h-4" stroke-width="2.2"/>' +
    '<path d="M0 6l14-12M0 6l-2-15" stroke="#c2452e" stroke-width="3"/>' +
    '<path d="M-34 22l-14 6M34 22l14 6" stroke-width="3"/>' +
    '<circle cx="-50" cy="29" r="5" fill="#f2c230" stroke-width="2.2"/>' +
    '<circle cx="50" cy="29" r="5" fill="#f2c230" stroke-width="2.2"/>' +
    '<path d="M-8-42a8 8 0 0116 0" fill="#f2c230"/>',
  "doomsday-ray":
    '<path d="M-30 42h52l-8-14h-36Z" fill="#7a4a1f"/><path d="M-14 28l6-16h10l6 16Z" fill="#5a554f"/>' +
    '<path d="M-44-2c0-14 16-18 26-16L24-24c8 6 8 24 0 32L-18 16c-12 2-26-4-26-18Z" fill="#a8aeb0"/>' +
    '<path d="M-40 4c4 10 12 13 22 12l42-8c4-3 6-8 6-12-24 8-46 12-70 8Z" fill="#7d8c8e" stroke="none"/>' +
    '<path d="M-16-18v34M-2-20v33M12-22v32" stroke-width="2.2"/>' +
    '<path d="M24-28c10-2 16 6 16 20s-6 24-16 20c6-12 6-28 0-40Z" fill="#c2452e"/>' +
    '<path d="M40-8l24-14M42-4h24M40 0l24 14" stroke="#f2c230" stroke-width="4"/>' +
    '<circle cx="-30" cy="-1" r="7" fill="#9ff0a8" stroke-width="2.2"/>' +
    '<path d="M-9-20c-2-10 2-14 8-16M-1-36h10" stroke-width="3"/>' +
    '<circle cx="11" cy="-36" r="5" fill="#f2c230" stroke-width="2.2"/>' +
    '<path d="M-44-2h-12c-4 0-4-8 0-8" stroke-width="3"/>',
  "flight-pack":
    '<path d="M-12-16L-58-34c-2 20 14 40 46 38ZM12-16L58-34c2 20-14 40-46 38Z" fill="#e3c393"/>' +
    '<path d="M-48-24l34 18M-50-12l36 14M48-24L14-6M50-12L14 2" stroke-width="2.2"/>' +
    '<path d="M-14-24H14V20H-14Z" fill="#b5743a"/>' +
    '<path d="M-22-14h12v32h-12ZM10-14h12v32H10Z" fill="#a8aeb0"/>' +
    '<path d="M-22 18h12l-6 18ZM10 18h12l-6 18Z" fill="#f08a24"/>' +
    '<circle cx="0" cy="-6" r="7" fill="#fff3d6" stroke-width="2.2"/><path d="M0-6l3-3" stroke-width="2.2"/>',
  "glove-of-ruin":
    '<path d="M-24 40h44l4-26H-28Z" fill="#7a4a1f"/>' +
    '<path d="M-30 16V-12l8-4v-16c0-6 10-6 10 0v-6c0-6 11-6 11 0v2c0-6 11-6 11 0v6c0-6 10-6 10 0v14l10-6c6-2 10 4 6 9L20 16Z" fill="#c9cfd0"/>' +
    '<path d="M-12-32v18M-1-36v22M10-30v16" stroke-width="2.2"/><circle cx="-4" cy="0" r="9" fill="#c2452e"/>' +
    '<path d="M-4-5l1.500 4h4l-3 3 1 4-3.500-2-3.500 2 1-4-3-3h4Z" fill="#ffe08a" stroke="none"/>' +
    '<path d="M-24 24H20M-24 31H20" stroke="#c99a3c" stroke-width="3"/>',
  "strolling-house":
    '<path d="M-18 20l-14 10 6 12h-14M18 20l16 8-8 14h15" stroke-width="6"/>' +
    '<path d="M-18 20l-14 10 6 12h-14M18 20l16 8-8 14h15" stroke="#c99a3c" stroke-width="2.4"/>' +
    '<path d="M-30-8H30V22H-30Z" fill="#b5743a"/>' +
    '<path d="M-30 2H30M-30 12H30" stroke="#7a4a1f" stroke-width="2.2"/>' +
    '<path d="M-40-6L-6-36 0-40 40-6Z" fill="#b5482a"/>' +
    '<path d="M-22-16h44M-12-25h26" stroke="#7a2b16" stroke-width="2.2"/>' +
    '<path d="M14-30v-14h11v22" fill="#7d8c8e"/>' +
    '<path d="M20-47c-5-6 3-9 8-6" stroke="#f6ead2" stroke-width="4"/>' +
    '<path d="M-22-2h14v12h-14Z" fill="#ffe08a" stroke-width="2.2"/>' +
    '<path d="M-15-2v12M-22 4h14" stroke-width="2"/>' +
    '<path d="M4 22V2c0-6 14-6 14 0v20Z" fill="#2a7f86" stroke-width="2.2"/>' +
    '<circle cx="14" cy="13" r="1.6" fill="#f2c230" stroke="none"/>' +
    '<circle cx="-2" cy="-19" r="5" fill="#ffe08a" stroke-width="2.2"/>' +
    '<path d="M30 0h12l6 8-8 6H30Z" fill="#a8aeb0" stroke-width="2.2"/>',
  "subterranean-sub":
    '<path d="M-60 22c30 8 90 8 124 0l-4 22H-56Z" fill="#7a4a30"/>' +
    '<path d="M-40-14H20c14 2 20 10 20 18s-6 16-20 18H-40c-14-4-14-32 0-36Z" fill="#2a7f86"/>' +
    '<path d="M-46 10c24 4 64 4 84 0-3 6-9 10-18 12H-40c-4-2-6-6-6-12Z" fill="#1d5d63" stroke="none"/>' +
    '<path d="M36-10l34 14-34 14Z" fill="#c9cfd0"/><path d="M44-7l2 22M53-3l1 14M61 1v6" stroke-width="2.2"/>' +
    '<path d="M-26-14v-14h26v14Z" fill="#2a7f86"/><path d="M-10-28v-12h12"/>' +
    '<circle cx="-26" cy="2" r="6.5" fill="#ffe08a" stroke-width="2.2"/>' +
    '<circle cx="-6" cy="2" r="6.5" fill="#ffe08a" stroke-width="2.2"/>' +
    '<circle cx="14" cy="2" r="6.5" fill="#ffe08a" stroke-width="2.2"/>' +
    '<path d="M-50 4l-12-10v20Z" fill="#f2c230"/>' +
    '<circle cx="-30" cy="34" r="4" fill="#5a3a24" stroke="none"/>' +
    '<circle cx="6" cy="36" r="5" fill="#5a3a24" stroke="none"/>' +
    '<circle cx="40" cy="33" r="3.5" fill="#5a3a24" stroke="none"/>',
  "the-terrible":
    '<path d="M-6-44C34-46 58-32 60-20 58-6 34 6-6 6-40 6-58-8-60-20-58-32-40-42-6-44Z" fill="#8f52a2"/>' +
    '<path d="M-58-14c10 14 32 20 52 20 40 0 62-12 65-24-14 10-38 14-65 14-24 0-44-4-52-10Z" fill="#5f3270" stroke="none"/>' +
    '<path d="M-20-43c-12 16-12 34 0 48M22-42c12 14 12 32 0 45M1-44V6" stroke-width="2.2"/>' +
    '<path d="M-56-28l-12-10v36l12-8Z" fill="#b5482a"/>' +
    '<path d="M-30-34h15v13h-15Z" fill="#f2c230" stroke-width="2.2"/>' +
    '<path d="M24-16h14v12H24Z" fill="#f08a24" stroke-width="2.2"/>' +
    '<path d="M-26 6l4 12M26 6l-4 12M0 6v12" stroke-width="2.2"/>' +
    '<path d="M-34 18H36l-8 22H-24Z" fill="#b5743a"/>' +
    '<path d="M-30 28H32" stroke="#7a4a1f" stroke-width="2.2"/>' +
    '<circle cx="-10" cy="27" r="4" fill="#ffe08a" stroke-width="2.2"/>' +
    '<circle cx="4" cy="27" r="4" fill="#ffe08a" stroke-width="2.2"/>' +
    '<circle cx="18" cy="27" r="4" fill="#ffe08a" stroke-width="2.2"/>' +
    '<path d="M36 24h14v7H34Z" fill="#5a554f" stroke-width="2.2"/>' +
    '<path d="M-34 24l-10-8M-34 28l-12 6" stroke-width="3"/>',
  "time-machine":
    '<path d="M-40 38h80l-8-14h-64Z" fill="#7a4a1f"/><circle cx="0" cy="-6" r="34" fill="#6d3b6e"/>' +
    '<circle cx="0" cy="-6" r="26" fill="#fff3d6"/><path d="M0-6V-24M0-6l12 8"/>' +
    '<path d="M0-28v4M0 16v-4M-22-6h4M22-6h-4" stroke-width="2.2"/>' +
    '<path d="M-44-20c6-20 22-28 36-26M44 8c-6 20-22 28-36 26" stroke="#7cc4c0" stroke-width="5"/>',
};
