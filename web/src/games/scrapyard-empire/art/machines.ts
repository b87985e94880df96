/** The nine small machines, about 110 units across.
 *  Lines are inked by the group they hang in, see Picture.svelte. */
export const MACHINES: Record<string, string> = {
  biomonitor:
    '<path d="M0 8L-22 40M0 8L22 40M0 8V38"/>' +
    '<rect x="-36" y="-34" width="72" height="46" rx="10" fill="#7d8c8e"/>' +
    '<rect x="-28" y="-27" width="46" height="32" rx="6" fill="#143a36" stroke-width="2.2"/>' +
    '<path d="M-26-10h10l4-9 6 16 4-11 3 4h14" stroke="#9ff0a8" stroke-width="2.8"/>' +
    '<circle cx="27" cy="-21" r="4" fill="#d8503a" stroke-width="2.2"/>' +
    '<circle cx="27" cy="-9" r="4" fill="#f2c230" stroke-width="2.2"/>' +
    '<path d="M-36-20c-12 0-14 16-6 24M36-20c12 0 14 16 6 24" stroke-width="6"/>' +
    '<path d="M-36-20c-12 0-14 16-6 24M36-20c12 0 14 16 6 24" stroke="#b5743a" stroke-width="2.4"/>',
  "clockwork-brain":
    '<path d="M-30 36h60l-6-14h-48Z" fill="#7a4a1f"/>' +
    '<path d="M-28 22V-8C-28-48 28-48 28-8V22Z" fill="#cfe9e6"/>' +
    '<path d="M0.4 -8.3L3.9 -7.8L3.9 -4.2L0.4 -3.7L-0.4 -1.7L2.0 0.9L-0.3 3.7L-3.3 1.7L-5.1 2.8L-5.0 6.4L-8.5 7.0L-9.6 3.6L-11.7 3.2L-13.9 6.1L-17.0 4.2L-15.6 1.0L-17.0 -0.7L-20.5 0.1L-21.7 -3.3L-18.6 -4.9L-18.6 -7.1L-21.7 -8.7L-20.5 -12.1L-17.0 -11.3L-15.6 -13.0L-17.0 -16.2L-13.9 -18.1L-11.7 -15.2L-9.6 -15.6L-8.5 -19.0L-5.0 -18.4L-5.1 -14.8L-3.3 -13.7L-0.3 -15.7L2.0 -12.9L-0.4 -10.3Z" fill="#c99a3c"/>' +
    '<circle cx="-9" cy="-6" r="3.9" fill="#fff3d6" stroke-width="2.2"/>' +
    '<path d="M18.1 -16.0L20.9 -15.6L20.9 -12.4L18.1 -12.0L17.4 -10.3L19.1 -8.1L16.9 -5.9L14.7 -7.6L13.0 -6.9L12.6 -4.1L9.4 -4.1L9.0 -6.9L7.3 -7.6L5.1 -5.9L2.9 -8.1L4.6 -10.3L3.9 -12.0L1.1 -12.4L1.1 -15.6L3.9 -16.0L4.6 -17.7L2.9 -19.9L5.1 -22.1L7.3 -20.4L9.0 -21.1L9.4 -23.9L12.6 -23.9L13.0 -21.1L14.7 -20.4L16.9 -22.1L19.1 -19.9L17.4 -17.7Z" fill="#f08a24"/>' +
    '<circle cx="11" cy="-14" r="3.0" fill="#fff3d6" stroke-width="2.2"/>' +
    '<path d="M15.4 7.0L17.9 7.4L17.9 10.6L15.4 11.0L14.5 12.7L15.8 14.9L13.3 16.9L11.4 15.2L9.5 15.6L8.6 18.0L5.5 17.3L5.6 14.7L4.1 13.6L1.7 14.3L0.3 11.4L2.4 10.0L2.4 8.0L0.3 6.6L1.7 3.7L4.1 4.4L5.6 3.3L5.5 0.7L8.6 0.0L9.5 2.4L11.4 2.8L13.3 1.1L15.8 3.1L14.5 5.3Z" fill="#a8aeb0"/>' +
    '<circle cx="9" cy="9" r="2.7" fill="#fff3d6" stroke-width="2.2"/>' +
    '<path d="M-20-20c2-8 8-13 15-14" stroke="#fff" stroke-width="4"/>' +
    '<circle cx="-18" cy="29" r="1.6" fill="#1d1a17" stroke="none"/>' +
    '<circle cx="0" cy="29" r="1.6" fill="#1d1a17" stroke="none"/>' +
    '<circle cx="18" cy="29" r="1.6" fill="#1d1a17" stroke="none"/>',
  "jet-propulsion":
    '<path d="M-22-6C-40-14-44-2-60-6c6 6 0 8-4 14 10 0 10 6 20 4 8 4 16-2 22-4Z" fill="#f08a24"/>' +
    '<path d="M-22-2c-10-2-14 2-24 2 6 4 14 6 24 4Z" fill="#ffe9a8" stroke="none"/>' +
    '<path d="M-24-18H28c16 4 24 12 24 20s-8 16-24 20H-24c-6-8-6-32 0-40Z" fill="#a8aeb0"/>' +
    '<path d="M-24 10c20 4 60 4 74-4-4 8-12 13-22 16H-24Z" fill="#7d8c8e" stroke="none"/>' +
    '<path d="M28-18c8 8 8 32 0 40"/><path d="M50 2L40-16M50 2L40 20M50 2H34" stroke-width="2.2"/>' +
    '<circle cx="50" cy="2" r="5" fill="#f2c230" stroke-width="2.2"/>' +
    '<circle cx="-14" cy="-12" r="1.6" fill="#1d1a17" stroke="none"/>' +
    '<circle cx="-2" cy="-12" r="1.6" fill="#1d1a17" stroke="none"/>' +
    '<circle cx="10" cy="-12" r="1.6" fill="#1d1a17" stroke="none"/>' +
    '<circle cx="-14" cy="16" r="1.6" fill="#1d1a17" stroke="none"/>' +
    '<circle cx="-2" cy="16" r="1.6" fill="#1d1a17" stroke="none"/>' +
    '<circle cx="10" cy="16" r="1.6" fill="#1d1a17" stroke="none"/>' +
    '<path d="M-6-18v-12h20v12" fill="#c2452e"/>',
  "mecha-skeleton":
    '<path d="M-18-10L-40 8-34 34M18-10L40 8 34 34" stroke-width="11"/>' +
    '<path d="M-18-10L-40 8-34 34M18-10L40 8 34 34" stroke="#c9cfd0" stroke-width="5"/>' +
    '<circle cx="-40" cy="8" r="5" fill="#f08a24" stroke-width="2.2"/>' +
    '<circle cx="40" cy="8" r="5" fill="#f08a24" stroke-width="2.2"/>' +
    '<path d="M-20-14H20l-6 40H-14Z" fill="#d7e0dd"/><path d="M-17-4H17M-16 7H16M-15 17H15M0-14V26"/>' +
    '<rect x="-15" y="-42" width="30" height="24" rx="8" fill="#8d9698"/>' +
    '<circle cx="-6" cy="-31" r="4" fill="#ffe08a" stroke-width="2.2"/>' +
    '<circle cx="6" cy="-31" r="4" fill="#ffe08a" stroke-width="2.2"/><path d="M-6-23H6" stroke-width="2.2"/>' +
    '<path d="M-12 26l-2 14M12 26l2 14"/>',
  navigatrix:
    '<path d="M-26 38h52l-6-12h-40Z" fill="#7a4a1f"/><circle cx="0" cy="-6" r="31" fill="#c99a3c"/>' +
    '<circle cx="0" cy="-6" r="23" fill="#fff3d6" stroke-width="2.2"/>' +
    '<path d="M0-26l6 18-6 4-6-4Z" fill="#c2452e" stroke-width="2.2"/>' +
    '<path d="M0 14l6-18-6-4-6 4Z" fill="#2a7f86" stroke-width="2.2"/>' +
    '<path d="M-20-6h5M20-6h-5M0-26v3M0 14v-3" stroke-width="2.2"/>' +
    '<circle cx="-26.8" cy="-21.5" r="4.5" fill="#ffe9a8" stroke-width="2.2"/>' +
    '<circle cx="0.0" cy="-37.0" r="4.5" fill="#ffe9a8" stroke-width="2.2"/>' +
    '<circle cx="26.8" cy="-21.5" r="4.5" fill="#ffe9a8" stroke-width="2.2"/>' +
    '<circle cx="26.8" cy="9.5" r="4.5" fill="#ffe9a8" stroke-width="2.2"/>' +
    '<circle cx="-26.8" cy="9.5" r="4.5" fill="#ffe9a8" stroke-width="2.2"/>',
  "petrol-engine":
    '<path d="M-34-6H34V28H-34Z" fill="#5a6a6c"/>' +
    '<path d="M-30-6v-20h16v20ZM-8-6v-20H8v20ZM14-6v-20h16v20Z" fill="#c9cfd0"/>' +
    '<path d="M-30-20h16M-8-20H8M14-20h16M-30-13h16M-8-13H8M14-13h16" stroke-width="2.2"/>' +
    '<path d="M-38 28h76v8h-76Z" fill="#7a4a1f"/><path d="M34 2h14v14H34" fill="#c2452e"/>' +
    '<g transform="translate(-46 10)">' +
    '<path d="M0 0l-7-17h9ZM0 0l17-6v10ZM0 0l2 18h-10ZM0 0l-16 6 0-10Z" fill="#e3c393" stroke-width="2.2"/>' +
    '<circle r="4.5" fill="#f2c230" stroke-width="2.2"/></g>' +
    '<path d="M8.6 9.9L11.9 10.3L11.9 13.7L8.6 14.1L8.0 15.9L10.2 18.4L8.0 20.9L5.3 19.1L3.6 20.1L3.7 23.4L0.4 24.0L-0.6 20.9L-2.5 20.5L-4.5 23.1L-7.4 21.5L-6.1 18.4L-7.4 16.9L-10.6 17.6L-11.7 14.5L-8.8 13.0L-8.8 11.0L-11.7 9.5L-10.6 6.4L-7.4 7.1L-6.1 5.6L-7.4 2.5L-4.5 0.9L-2.5 3.5L-0.6 3.1L0.4 0.0L3.7 0.6L3.6 3.9L5.3 4.9L8.0 3.1L10.2 5.6L8.0 8.1Z" fill="#f08a24"/>' +
    '<circle cx="0" cy="12" r="3.6" fill="#fff3d6" stroke-width="2.2"/>' +
    '<path d="M22-28c0-8 8-8 10-12" stroke="#f6ead2" stroke-width="5"/>',
  "plasma-generator":
    '<path d="M-34 36h68l-8-18h-52Z" fill="#7d8c8e"/><circle cx="0" cy="-10" r="29" fill="#3b2450"/>' +
    '<path d="M0-10l-8-22M0-10l22-10M0-10l14 20M0-10l-20 12M0-10l-24-8" stroke="#d9a7ff" stroke-width="3"/>' +
    '<path d="M-8-32l3 6-6 2M22-20l-6 0 0 6" stroke="#fff" stroke-width="2"/>' +
    '<circle cx="0" cy="-10" r="6" fill="#fff3d6" stroke-width="2.2"/>' +
    '<path d="M-20-30a28 28 0 0116-8" stroke="#b790d8" stroke-width="4"/>' +
    '<path d="M34 26h12v-14" stroke-width="6"/>' +
    '<circle cx="46" cy="9" r="5" fill="#b5743a" stroke-width="2.2"/>' +
    '<circle cx="-22" cy="28" r="1.6" fill="#1d1a17" stroke="none"/>' +
    '<circle cx="0" cy="28" r="1.6" fill="#1d1a17" stroke="none"/>' +
    '<circle cx="22" cy="28" r="1.6" fill="#1d1a17" stroke="none"/>',
  "transport-vessel":
    '<path d="M-52-4H54C50 14 40 24 26 26H-26C-42 24-50 12-52-4Z" fill="#b5743a"/>' +
    '<path d="M-48 6H49M-42 15H42" stroke="#7a4a1f" stroke-width="2.2"/>' +
    '<path d="M-54-10H56v7H-54Z" fill="#e3c393"/><path d="M-30-10v-18h40l10 18Z" fill="#2a7f86"/>' +
    '<path d="M-22-22h11v9h-11zM-5-22h12l4 9H-5Z" fill="#ffe08a" stroke-width="2.2"/>' +
    '<path d="M-44-10v-24h10v24Z" fill="#5a554f"/>' +
    '<path d="M-40-36c-5-6 2-10 8-8" stroke="#f6ead2" stroke-width="5"/>' +
    '<circle cx="-26" cy="28" r="10" fill="#2b2724"/>' +
    '<circle cx="-26" cy="28" r="4" fill="#f08a24" stroke-width="2.2"/>' +
    '<circle cx="4" cy="28" r="10" fill="#2b2724"/>' +
    '<circle cx="4" cy="28" r="4" fill="#f08a24" stroke-width="2.2"/>' +
    '<circle cx="32" cy="28" r="10" fill="#2b2724"/>' +
    '<circle cx="32" cy="28" r="4" fill="#f08a24" stroke-width="2.2"/>',
  "weaponry-system":
    '<path d="M0 4L-28 38M0 4L28 38M0 4V36"/>' +
    '<path d="M-26-22H4c14 0 22 6 22 14S18 6 4 6h-30c-8-6-8-22 0-28Z" fill="#5a6a6c"/>' +
    '<path d="M24-18h26v7H24zM24-6h26v7H24Z" fill="#a8aeb0"/>' +
    '<path d="M46-21h8v13h-8zM46-9h8v13h-8Z" fill="#5a554f" stroke-width="2.2"/>' +
    '<circle cx="-8" cy="-8" r="8" fill="#ffe08a" stroke-width="2.2"/>' +
    '<path d="M-8-16V0M-16-8H0" stroke-width="2.2"/><path d="M-30 4l-12 12 8 8 10-12" fill="#c99a3c"/>',
};
