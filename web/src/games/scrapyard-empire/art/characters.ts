/** The sixteen characters, 72 units square.
 *  Lines are inked by the group they hang in, see Picture.svelte. */
export const CHARACTERS: Record<string, string> = {
  "bertha-packrat":
    '<rect x="-36" y="-36" width="72" height="72" rx="10" fill="#7d8c4e" stroke="none"/>' +
    '<path d="M-34 36V4c0-8 14-8 14 0v32ZM34 36V4c0-8-14-8-14 0v32Z" fill="#b5743a"/>' +
    '<path d="M-30 36c0-18 12-22 30-22s30 4 30 22Z" fill="#8f3419"/>' +
    '<path d="M-18 18v18M18 18v18" stroke="#c99a3c" stroke-width="5"/>' +
    '<ellipse cx="0" cy="-1" rx="18" ry="18" fill="#e8b98e"/>' +
    '<path d="M-19-2c-4-20 6-28 19-28S23-22 19-2c-2-6-6-12-8-12-8 3-16 3-22 0-4 2-6 6-8 12Z" fill="#8d8a84"/>' +
    '<circle cx="0" cy="-32" r="8" fill="#8d8a84"/>' +
    '<circle cx="-6" cy="-2" r="2" fill="#1d1a17" stroke="none"/>' +
    '<circle cx="7" cy="-2" r="2" fill="#1d1a17" stroke="none"/>' +
    '<circle cx="-12" cy="5" r="3.4" fill="#ee9a80" stroke="none"/>' +
    '<circle cx="12" cy="5" r="3.4" fill="#ee9a80" stroke="none"/>' +
    '<path d="M-7 8q7 7 14 0Z" fill="#fffaf0" stroke-width="2.2"/>' +
    '<path d="M-32 2l4-8 6 3M30 2l-3-8-6 2" stroke="#a8aeb0" stroke-width="3.4"/>',
  "captain-minerva":
    '<rect x="-36" y="-36" width="72" height="72" rx="10" fill="#c98f4e" stroke="none"/>' +
    '<path d="M-30 36c0-18 12-24 30-24s30 6 30 24Z" fill="#2a7f86"/>' +
    '<path d="M-14 14c6 8 22 8 28 0l4 8c-10 8-26 8-36 0Z" fill="#c2452e"/>' +
    '<path d="M12 20l14 6-4 10-12-6Z" fill="#c2452e"/>' +
    '<ellipse cx="0" cy="-3" rx="18" ry="20" fill="#e8b98e"/>' +
    '<path d="M-22 4C-28-20-18-34 0-34S28-20 22 4l-6-2c0-8-2-12-4-14H-12c-2 2-4 6-4 14Z" fill="#7a4a1f"/>' +
    '<path d="M-20-16H20" stroke-width="5"/><circle cx="-9" cy="-18" r="7.5" fill="#7cc4c0"/>' +
    '<circle cx="9" cy="-18" r="7.5" fill="#7cc4c0"/>' +
    '<circle cx="-6" cy="-2" r="2" fill="#1d1a17" stroke="none"/>' +
    '<circle cx="7" cy="-2" r="2" fill="#1d1a17" stroke="none"/><path d="M-5 8q6 4 11-1" stroke-width="2.2"/>',
  "dame-ada-wrench":
    '<rect x="-36" y="-36" width="72" height="72" rx="10" fill="#a04a52" stroke="none"/>' +
    '<path d="M-30 36c0-18 12-22 30-22s30 4 30 22Z" fill="#2a5f66"/>' +
    '<path d="M-14 16l14 20 14-20" fill="#fffaf0" stroke-width="2.2"/>' +
    '<ellipse cx="0" cy="-1" rx="17" ry="19" fill="#f0c39c"/>' +
    '<path d="M-20 2c-6-24 6-32 20-32s26 8 20 32c-3-4-5-10-6-16-10 2-20 0-26-4-4 6-6 14-8 20Z" fill="#4a2a20"/>' +
    '<path d="M-21-14c8-8 34-8 42 0l-2 7c-10-6-28-6-38 0Z" fill="#c2452e" stroke-width="2.4"/>' +
    '<circle cx="-8" cy="-14" r="1.6" fill="#fffaf0" stroke="none"/>' +
    '<circle cx="4" cy="-15" r="1.6" fill="#fffaf0" stroke="none"/>' +
    '<path d="M17-16l9-8 2 8-8 4Z" fill="#c2452e" stroke-width="2.2"/>' +
    '<circle cx="-6" cy="-2" r="2" fill="#1d1a17" stroke="none"/>' +
    '<circle cx="7" cy="-2" r="2" fill="#1d1a17" stroke="none"/>' +
    '<path d="M-10-6l5-1M5-7l5 1" stroke-width="2"/>' +
    '<path d="M-5 9q5 4 11 0" stroke="#8d2618" stroke-width="2.6"/>' +
    '<g transform="translate(24 22) rotate(20)">' +
    '<path d="M-4 16V-4l-5-5v-8l5 4h8l5-4v8l-5 5v20Z" fill="#a8aeb0" stroke-width="2.4"/></g>',
  "digby-spade":
    '<rect x="-36" y="-36" width="72" height="72" rx="10" fill="#6a5040" stroke="none"/>' +
    '<path d="M-30 36c0-18 12-22 30-22s30 4 30 22Z" fill="#2f5fa8"/>' +
    '<ellipse cx="0" cy="0" rx="18" ry="19" fill="#d9a27a"/>' +
    '<path d="M-19 0c-2 26 10 32 19 32S21 26 19 0c-4 8-8 10-12 9-4-3-10-3-14 0-4 1-8-1-12-9Z" fill="#4a3426"/>' +
    '<path d="M-24-8c0-26 48-26 48 0Z" fill="#f2c230"/><path d="M-28-8H28" stroke-width="5"/>' +
    '<circle cx="0" cy="-18" r="8" fill="#fffbe0"/>' +
    '<circle cx="-7" cy="-1" r="2" fill="#1d1a17" stroke="none"/>' +
    '<circle cx="7" cy="-1" r="2" fill="#1d1a17" stroke="none"/>' +
    '<path d="M-4 14q4 3 8 0" stroke="#f6ead2" stroke-width="2.4"/>',
  "dr-amelia-amp":
    '<rect x="-36" y="-36" width="72" height="72" rx="10" fill="#24506b" stroke="none"/>' +
    '<path d="M-26 0l-8-8 10-2-4-12 10 4 2-14 9 9 7-12 7 12 9-9 2 14 10-4-4 12 10 2-8 8c4 12-8 22-26 22S-30 12-26 0Z" fill="#2b2724"/>' +
    '<path d="M-30 36c0-18 12-22 30-22s30 4 30 22Z" fill="#f6ead2"/><path d="M0 15v21" stroke-width="2.2"/>' +
    '<ellipse cx="0" cy="-1" rx="17" ry="19" fill="#8a5a3c"/>' +
    '<path d="M-16-9c8-8 24-8 32 0" stroke="#2b2724" stroke-width="6"/>' +
    '<circle cx="-7" cy="-2" r="6" fill="#9fe8ff" stroke-width="2.4"/>' +
    '<circle cx="8" cy="-2" r="6" fill="#9fe8ff" stroke-width="2.4"/><path d="M-1-2h3" stroke-width="2.2"/>' +
    '<circle cx="-7" cy="-2" r="1.8" fill="#1d1a17" stroke="none"/>' +
    '<circle cx="8" cy="-2" r="1.8" fill="#1d1a17" stroke="none"/>' +
    '<path d="M-5 10q5 4 10 0" stroke-width="2.2"/>' +
    '<path d="M24 14l-7 10h6l-3 10 11-13h-6l4-7Z" fill="#f2c230" stroke-width="2.2"/>',
  "jerry-riggsby":
    '<rect x="-36" y="-36" width="72" height="72" rx="10" fill="#6b8f4e" stroke="none"/>' +
    '<path d="M-30 36c0-18 12-22 30-22s30 4 30 22Z" fill="#8a5a34"/>' +
    '<path d="M-14 16l6 20M14 16l-6 20" stroke="#f2c230" stroke-width="4"/>' +
    '<ellipse cx="0" cy="-1" rx="18" ry="19" fill="#f0c39c"/>' +
    '<path d="M-22-12c2-16 38-20 44 0l8 4c-2 5-50 5-54 0Z" fill="#5a554f"/>' +
    '<circle cx="-6" cy="-3" r="2" fill="#1d1a17" stroke="none"/>' +
    '<circle cx="8" cy="-3" r="2" fill="#1d1a17" stroke="none"/>' +
    '<path d="M1 5c-6-4-14-1-16 6 6 1 12 1 16-3 4 4 10 4 16 3-2-7-10-10-16-6Z" fill="#a8541f" stroke-width="2.2"/>' +
    '<g transform="translate(24 20) rotate(24)">' +
    '<path d="M-4 18V-6l-5-5v-9l5 4h8l5-4v9l-5 5v24Z" fill="#a8aeb0"/>' +
    '<path d="M-4 4h8M-4 9h8" stroke="#f2c230" stroke-width="4"/></g>',
  "lady-felicity-fingers":
    '<rect x="-36" y="-36" width="72" height="72" rx="10" fill="#5f3270" stroke="none"/>' +
    '<path d="M-24 24C-32-10-20-30 0-30s32 20 24 54Z" fill="#1d1a17"/>' +
    '<path d="M-30 36c0-18 12-22 30-22s30 4 30 22Z" fill="#1d1a17"/>' +
    '<ellipse cx="0" cy="-1" rx="17" ry="19" fill="#f0c39c"/>' +
    '<path d="M-18-6c2-14 10-18 20-17s16 8 17 16c-8-2-14-6-17-10-4 6-12 10-20 11Z" fill="#2b2724"/>' +
    '<path d="M-17-6c6-3 11-3 16 0h2c5-3 10-3 16 0-1 8-6 10-10 9-3 0-5-3-7-3s-4 3-7 3c-4 1-9-1-10-9Z" fill="#1d1a17" stroke="none"/>' +
    '<circle cx="-8" cy="-2" r="2.2" fill="#fffaf0" stroke="none"/>' +
    '<circle cx="8" cy="-2" r="2.2" fill="#fffaf0" stroke="none"/>' +
    '<path d="M-4 10q5 4 9-1" stroke="#c2452e" stroke-width="2.8"/>' +
    '<circle cx="-18" cy="8" r="3" fill="#9ff0d8" stroke-width="2"/>' +
    '<circle cx="18" cy="8" r="3" fill="#9ff0d8" stroke-width="2"/>' +
    '<path d="M16 34l2-12 5 1 2-5 5 2-2 16Z" fill="#e9ecef" stroke-width="2.2"/>',
  "lucky-lucinda":
    '<rect x="-36" y="-36" width="72" height="72" rx="10" fill="#3a6b26" stroke="none"/>' +
    '<path d="M-24 28C-30 4-26-30 0-30s30 34 24 58Z" fill="#f5cd3a"/>' +
    '<path d="M-30 36c0-18 12-22 30-22s30 4 30 22Z" fill="#4596dc"/>' +
    '<ellipse cx="0" cy="-1" rx="17" ry="19" fill="#c98a62"/>' +
    '<path d="M-18-4c0-16 12-20 20-18 10 2 15 10 16 18-10-2-18-6-22-11-2 5-8 9-14 11Z" fill="#f5cd3a"/>' +
    '<circle cx="-6" cy="-2" r="2" fill="#1d1a17" stroke="none"/>' +
    '<circle cx="7" cy="-2" r="2" fill="#1d1a17" stroke="none"/>' +
    '<path d="M-6 8q6 7 13 0Z" fill="#fffaf0" stroke-width="2.2"/>' +
    '<path d="M14-22c-6-6 0-12 5-7 2-7 10-5 8 2 7 0 7 9 0 8-2 6-9 5-9 0l-6 4Z" fill="#5a9d3f" stroke-width="2.2"/>' +
    '<g transform="rotate(-14 22 26)">' +
    '<rect x="13" y="17" width="18" height="18" rx="4" fill="#fffaf0" stroke-width="2.6"/>' +
    '<circle cx="18" cy="22" r="1.8" fill="#1d1a17" stroke="none"/>' +
    '<circle cx="26" cy="22" r="1.8" fill="#1d1a17" stroke="none"/>' +
    '<circle cx="22" cy="26" r="1.8" fill="#1d1a17" stroke="none"/>' +
    '<circle cx="18" cy="30" r="1.8" fill="#1d1a17" stroke="none"/>' +
    '<circle cx="26" cy="30" r="1.8" fill="#1d1a17" stroke="none"/></g>',
  "madame-zora-lens":
    '<rect x="-36" y="-36" width="72" height="72" rx="10" fill="#2f2a55" stroke="none"/>' +
    '<path d="M-26 30C-32-6-24-32 0-32s32 26 26 62Z" fill="#8f52a2"/>' +
    '<path d="M-30 36c0-18 12-22 30-22s30 4 30 22Z" fill="#6d3b6e"/>' +
    '<ellipse cx="0" cy="-1" rx="17" ry="19" fill="#a86a48"/>' +
    '<path d="M-18-4c0-18 8-22 18-22s18 4 18 22c-6-8-12-11-18-11S-12-12-18-4Z" fill="#8f52a2"/>' +
    '<circle cx="0" cy="-22" r="5" fill="#7cc4c0" stroke-width="2.4"/>' +
    '<circle cx="-6" cy="-2" r="2" fill="#1d1a17" stroke="none"/>' +
    '<circle cx="7" cy="-2" r="2" fill="#1d1a17" stroke="none"/><path d="M-10-7h7M4-7h7" stroke-width="2.2"/>' +
    '<path d="M-4 10h9" stroke="#5f1f2a" stroke-width="2.8"/>' +
    '<circle cx="-17" cy="9" r="3.4" stroke="#f2c230" stroke-width="2.4"/>' +
    '<circle cx="17" cy="9" r="3.4" stroke="#f2c230" stroke-width="2.4"/>' +
    '<circle cx="21" cy="22" r="9" fill="#bfe6ff" fill-opacity=".8" stroke="#c99a3c" stroke-width="3.4"/>' +
    '<path d="M27 29l6 7" stroke="#7a4a1f" stroke-width="5"/>' +
    '<path d="M17 19q3-4 7-3" stroke="#fffaf0" stroke-width="2"/>',
  "otto-smelter":
    '<rect x="-36" y="-36" width="72" height="72" rx="10" fill="#b3541f" stroke="none"/>' +
    '<path d="M-30 36c0-18 12-22 30-22s30 4 30 22Z" fill="#4d4640"/>' +
    '<path d="M-16 18h32v18h-32Z" fill="#7a4a1f"/><path d="M-16 18l-4-6M16 18l4-6" stroke-width="3"/>' +
    '<ellipse cx="0" cy="-1" rx="17" ry="19" fill="#d9a27a"/>' +
    '<path d="M-18 4c0 16 8 22 18 22s18-6 18-22c-6 6-12 4-18 4s-12 2-18-4Z" fill="#c2692e"/>' +
    '<path d="M-5 14h10" stroke-width="2.2"/><path d="M-21-8c0-24 42-24 42 0Z" fill="#5a6a6c"/>' +
    '<path d="M-19-10h38v11h-38Z" fill="#2b2724"/>' +
    '<path d="M-13-7h26v5h-26Z" fill="#ffb347" stroke-width="2"/>' +
    '<circle cx="-20" cy="-6" r="3" fill="#a8aeb0" stroke-width="2"/>' +
    '<circle cx="20" cy="-6" r="3" fill="#a8aeb0" stroke-width="2"/>' +
    '<path d="M27 34V16M20 16h14v-8H20Z" fill="#a8aeb0" stroke-width="2.6"/>',
  "prof-luna-tech":
    '<rect x="-36" y="-36" width="72" height="72" rx="10" fill="#3f5a78" stroke="none"/>' +
    '<path d="M-30 36c0-18 12-22 30-22s30 4 30 22Z" fill="#f6ead2"/>' +
    '<path d="M0 14l-6 22M0 14l6 22" stroke-width="2.2"/>' +
    '<path d="M-26 14C-34-20-14-38 10-32c16 4 20 20 14 34-4-12-12-20-24-20C-10-16-14 0-12 16Z" fill="#e9ecef"/>' +
    '<ellipse cx="2" cy="-1" rx="15" ry="18" fill="#c98a62"/>' +
    '<path d="M-14-6c4-12 22-14 30-2-2-14-12-20-22-18s-12 12-8 20Z" fill="#e9ecef"/>' +
    '<circle cx="-4" cy="-1" r="6" fill="#fff" stroke-width="2.2"/>' +
    '<circle cx="11" cy="-1" r="6" fill="#fff" stroke-width="2.2"/><path d="M2-1h3" stroke-width="2.2"/>' +
    '<circle cx="-3" cy="-1" r="1.8" fill="#1d1a17" stroke="none"/>' +
    '<circle cx="11" cy="-1" r="1.8" fill="#1d1a17" stroke="none"/><path d="M-2 10h9" stroke-width="2.2"/>',
  "rusty-magpie":
    '<rect x="-36" y="-36" width="72" height="72" rx="10" fill="#2f6f6a" stroke="none"/>' +
    '<path d="M-30 36c0-18 12-22 30-22s30 4 30 22Z" fill="#3a4f66"/>' +
    '<path d="M-8 15l8 8 8-8" fill="#fffaf0" stroke-width="2.2"/>' +
    '<ellipse cx="0" cy="-1" rx="17" ry="19" fill="#f0c39c"/>' +
    '<path d="M-20-4c-4-22 10-30 20-30s24 8 20 30c-4-6-4-10-8-14-6 5-18 5-24 0-4 4-4 8-8 14Z" fill="#b5482a"/>' +
    '<path d="M-14-28l-8-8M0-34l-2-8M13-29l7-8" stroke="#b5482a" stroke-width="5"/>' +
    '<circle cx="-6" cy="-2" r="2" fill="#1d1a17" stroke="none"/>' +
    '<circle cx="7" cy="-2" r="2" fill="#1d1a17" stroke="none"/>' +
    '<path d="M-12 5h3M-8 8h3M10 5h3" stroke="#b5743a" stroke-width="2"/>' +
    '<path d="M-5 10q6 5 11-1" stroke-width="2.2"/>' +
    '<path d="M14 26c2-10 14-12 17-4l6 1-5 4c0 8-14 10-20 6l-8 2Z" fill="#1d1a17"/>' +
    '<path d="M20 30c3-4 8-4 10-2-1 4-6 5-10 2Z" fill="#fffaf0" stroke="none"/>' +
    '<circle cx="28" cy="21" r="1.4" fill="#f2c230" stroke="none"/>',
  "sergeant-brassguard":
    '<rect x="-36" y="-36" width="72" height="72" rx="10" fill="#45556b" stroke="none"/>' +
    '<path d="M-30 36c0-18 12-22 30-22s30 4 30 22Z" fill="#8d2618"/>' +
    '<path d="M-30 24c2-7 8-9 13-9v10Z" fill="#f2c230" stroke-width="2.2"/>' +
    '<path d="M30 24c-2-7-8-9-13-9v10Z" fill="#f2c230" stroke-width="2.2"/>' +
    '<circle cx="0" cy="24" r="2" fill="#f2c230" stroke-width="1.6"/>' +
    '<circle cx="0" cy="32" r="2" fill="#f2c230" stroke-width="1.6"/>' +
    '<ellipse cx="0" cy="-1" rx="17" ry="19" fill="#e0a87c"/>' +
    '<path d="M-20-8c0-16 8-22 20-22s20 6 20 22Z" fill="#c99a3c"/><path d="M0-30v-6" stroke-width="4"/>' +
    '<path d="M-24-8h48v4h-48Z" fill="#f2c230" stroke-width="2.2"/>' +
    '<path d="M-6-18h12v8H-6Z" fill="#8d2618" stroke-width="2"/>' +
    '<circle cx="-6" cy="1" r="2" fill="#1d1a17" stroke="none"/>' +
    '<circle cx="7" cy="1" r="2" fill="#1d1a17" stroke="none"/>' +
    '<path d="M0 8c-6-4-14-2-18 4 6 3 14 2 18-1 4 3 12 4 18 1-4-6-12-8-18-4Z" fill="#e9ecef" stroke-width="2.2"/>' +
    '<path d="M-30 16h12v12c0 5-6 8-6 8s-6-3-6-8Z" fill="#a8aeb0" stroke-width="2.2"/>',
  "sir-reginald-copycog":
    '<rect x="-36" y="-36" width="72" height="72" rx="10" fill="#7a6a8f" stroke="none"/>' +
    '<path d="M-30 36c0-18 12-22 30-22s30 4 30 22Z" fill="#2b3a4f"/>' +
    '<path d="M-9 15h18l-9 12Z" fill="#fffaf0" stroke-width="2.2"/>' +
    '<path d="M-6 19l6 3 6-3v7l-6-3-6 3Z" fill="#c2452e" stroke-width="2"/>' +
    '<ellipse cx="0" cy="-1" rx="17" ry="19" fill="#f3d0b4"/>' +
    '<path d="M-19-2c-3-18 6-28 19-28s22 10 19 28l-4-2c0-10-6-13-15-13s-15 3-15 13Z" fill="#c9cfd0"/>' +
    '<circle cx="8" cy="-2" r="7" fill="#dff3ff" stroke="#c99a3c" stroke-width="3"/>' +
    '<path d="M14 2l5 16" stroke="#c99a3c" stroke-width="2"/>' +
    '<circle cx="-6" cy="-2" r="2" fill="#1d1a17" stroke="none"/>' +
    '<circle cx="7" cy="-2" r="2" fill="#1d1a17" stroke="none"/><path d="M-11-8h7" stroke-width="2.4"/>' +
    '<path d="M-7 10q7-3 13 1" stroke-width="2.2"/>' +
    '<path d="M-18 8c-6 6-6 14-2 18M18 10c6 4 6 12 2 16" stroke="#c9cfd0" stroke-width="6"/>' +
    '<circle cx="-24" cy="26" r="7" fill="#f08a24" stroke-width="2.4"/>' +
    '<circle cx="-24" cy="26" r="2.4" fill="#fff3d6" stroke-width="2"/>' +
    '<path d="M-24 16v3M-24 33v3M-34 26h3M-17 26h3" stroke-width="3"/>',
  "the-great-mimico":
    '<rect x="-36" y="-36" width="72" height="72" rx="10" fill="#8d2618" stroke="none"/>' +
    '<path d="M-30 36c0-18 12-22 30-22s30 4 30 22Z" fill="#6d3b6e"/>' +
    '<path d="M-12 16l12 8 12-8v10l-12-4-12 4Z" fill="#f2c230" stroke-width="2.2"/>' +
    '<ellipse cx="0" cy="-1" rx="17" ry="19" fill="#e8b98e"/><path d="M-16-16V-38h32v22Z" fill="#2b2724"/>' +
    '<path d="M-16-22h32v6h-32Z" fill="#c2452e" stroke="none"/><path d="M-26-15h52" stroke-width="5.5"/>' +
    '<circle cx="-6" cy="-2" r="2" fill="#1d1a17" stroke="none"/>' +
    '<circle cx="7" cy="-2" r="2" fill="#1d1a17" stroke="none"/>' +
    '<path d="M-10-8l7 2M11-8l-7 2" stroke-width="2.2"/>' +
    '<path d="M0 6c-4-2-10 0-13-5M0 6c4-2 10 0 13-5" stroke-width="3"/>' +
    '<path d="M-4 12q4 3 8 0" stroke-width="2.2"/>' +
    '<path d="M14 22l14-5 5 14-14 5Z" fill="#fff3d6" stroke-width="2.2"/>' +
    '<path d="M23 24l1 5" stroke="#c2452e" stroke-width="3"/>',
  "tinker-tam":
    '<rect x="-36" y="-36" width="72" height="72" rx="10" fill="#c98f4e" stroke="none"/>' +
    '<path d="M-30 36c0-18 12-22 30-22s30 4 30 22Z" fill="#3f6f4e"/>' +
    '<path d="M-12 15v21M12 15v21" stroke="#7a4a1f" stroke-width="5"/>' +
    '<ellipse cx="0" cy="-1" rx="17" ry="19" fill="#b9794f"/>' +
    '<path d="M-20-6c-2-18 8-26 20-26s22 8 20 26Z" fill="#2f5fa8"/>' +
    '<path d="M-22-6c6-6 38-6 44 0" stroke-width="5"/><path d="M14-8l16 4" stroke-width="5"/>' +
    '<path d="M-18-2c-2 5-1 8 0 10M18-2c2 5 1 8 0 10" stroke="#2b2724" stroke-width="4"/>' +
    '<circle cx="-6" cy="-2" r="2" fill="#1d1a17" stroke="none"/>' +
    '<circle cx="7" cy="-2" r="2" fill="#1d1a17" stroke="none"/><path d="M-5 9q6 5 11-1" stroke-width="2.2"/>' +
    '<path d="M-10 4l4 2M11 3l-4 3" stroke="#2b2724" stroke-width="1.8"/>' +
    '<path d="M-26 36l4-20M-22 16l-6-4 1-7 6 3 5-2 2 7-5 4Z" fill="#a8aeb0" stroke-width="2.4"/>',
};
