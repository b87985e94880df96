/** The fifteen parts, about 60 units across.
 *  Lines are inked by the group they hang in, see Picture.svelte. */
export const PARTS: Record<string, string> = {
  bulbs:
    '<g transform="translate(-11 4) scale(0.95)">' +
    '<path d="M-6 10c0-6-7-8-7-16a13 13 0 0126 0c0 8-7 10-7 16Z" fill="#ffe08a"/>' +
    '<path d="M-4-4l4 4 4-4" stroke-width="2.2"/><path d="M-6 10H6v7c0 4-12 4-12 0Z" fill="#a8aeb0"/>' +
    '<path d="M-6 13.500H6" stroke-width="2.2"/></g><g transform="translate(13 0) scale(0.8)">' +
    '<path d="M-6 10c0-6-7-8-7-16a13 13 0 0126 0c0 8-7 10-7 16Z" fill="#ffe08a"/>' +
    '<path d="M-4-4l4 4 4-4" stroke-width="2.2"/><path d="M-6 10H6v7c0 4-12 4-12 0Z" fill="#a8aeb0"/>' +
    '<path d="M-6 13.500H6" stroke-width="2.2"/></g>' +
    '<path d="M-26-16l-3-3M-11-24v-4M28-14l3-3" stroke="#f08a24" stroke-width="3"/>',
  clockwork:
    '<path d="M4.3 3.3L8.9 3.9L8.9 8.1L4.3 8.7L3.5 11.1L6.9 14.2L4.4 17.6L0.4 15.4L-1.7 16.9L-0.8 21.4L-4.8 22.7L-6.7 18.5L-9.3 18.5L-11.2 22.7L-15.2 21.4L-14.3 16.9L-16.4 15.4L-20.4 17.6L-22.9 14.2L-19.5 11.1L-20.3 8.7L-24.9 8.1L-24.9 3.9L-20.3 3.3L-19.5 0.9L-22.9 -2.2L-20.4 -5.6L-16.4 -3.4L-14.3 -4.9L-15.2 -9.4L-11.2 -10.7L-9.3 -6.5L-6.7 -6.5L-4.8 -10.7L-0.8 -9.4L-1.7 -4.9L0.4 -3.4L4.4 -5.6L6.9 -2.2L3.5 0.9Z" fill="#c99a3c"/>' +
    '<circle cx="-8" cy="6" r="5.1" fill="#fff3d6" stroke-width="2.2"/>' +
    '<path d="M23.9 -8.1L26.9 -7.7L26.9 -4.3L23.9 -3.9L23.1 -2.0L24.9 0.5L22.5 2.9L20.0 1.1L18.1 1.9L17.7 4.9L14.3 4.9L13.9 1.9L12.0 1.1L9.5 2.9L7.1 0.5L8.9 -2.0L8.1 -3.9L5.1 -4.3L5.1 -7.7L8.1 -8.1L8.9 -10.0L7.1 -12.5L9.5 -14.9L12.0 -13.1L13.9 -13.9L14.3 -16.9L17.7 -16.9L18.1 -13.9L20.0 -13.1L22.5 -14.9L24.9 -12.5L23.1 -10.0Z" fill="#a8aeb0"/>' +
    '<circle cx="16" cy="-6" r="3.3" fill="#fff3d6" stroke-width="2.2"/><path d="M-8 6V-18"/>' +
    '<path d="M-8-16c-14-2-14-14-4-12 2 1 4 4 4 6 0-2 2-5 4-6 10-2 10 10-4 12Z" fill="#f2c230"/>',
  "control-panel":
    '<path d="M-28 20l6-34c1-4 3-6 6-6h32c3 0 5 2 6 6l6 34Z" fill="#2a7f86"/>' +
    '<path d="M-28 20h56v6h-56Z" fill="#1d5d63"/>' +
    '<circle cx="-11" cy="-7" r="7.5" fill="#fff3d6" stroke-width="2.2"/>' +
    '<path d="M-11-7l4-4" stroke-width="2.2"/>' +
    '<circle cx="10" cy="-7" r="7.5" fill="#fff3d6" stroke-width="2.2"/>' +
    '<path d="M10-7l-5 1" stroke-width="2.2"/><path d="M-18 10h4M-8 10h4"/>' +
    '<circle cx="5" cy="10" r="4" fill="#d8503a" stroke-width="2.2"/>' +
    '<circle cx="16" cy="10" r="4" fill="#f2c230" stroke-width="2.2"/>',
  crank:
    '<circle cx="-14" cy="14" r="12" fill="#7d8c8e"/>' +
    '<circle cx="-14" cy="14" r="4.5" fill="#fff3d6" stroke-width="2.2"/>' +
    '<path d="M-10 8L10-14l6 6L-5 19Z" fill="#a8aeb0"/>' +
    '<path d="M8-15l-2-12c0-4 16-4 16 0l-2 18Z" fill="#b5743a"/>' +
    '<path d="M8-21h12M9-15h11" stroke="#7a4a1f" stroke-width="2"/>',
  gearbox:
    '<path d="M-26-8h34l8-8h10v38H-26Z" fill="#7d8c8e"/>' +
    '<path d="M-26 14h52v8H-26Z" fill="#5b686a" stroke="none"/><path d="M18-16v-10"/>' +
    '<circle cx="18" cy="-27" r="4.5" fill="#b5482a" stroke-width="2.2"/>' +
    '<path d="M1.3 2.5L4.8 3.0L4.8 7.0L1.3 7.5L0.4 9.8L2.5 12.6L-0.4 15.5L-3.2 13.4L-5.5 14.3L-6.0 17.8L-10.0 17.8L-10.5 14.3L-12.8 13.4L-15.6 15.5L-18.5 12.6L-16.4 9.8L-17.3 7.5L-20.8 7.0L-20.8 3.0L-17.3 2.5L-16.4 0.2L-18.5 -2.6L-15.6 -5.5L-12.8 -3.4L-10.5 -4.3L-10.0 -7.8L-6.0 -7.8L-5.5 -4.3L-3.2 -3.4L-0.4 -5.5L2.5 -2.6L0.4 0.2Z" fill="#f08a24"/>' +
    '<circle cx="-8" cy="5" r="3.9" fill="#fff3d6" stroke-width="2.2"/>' +
    '<path d="M20.4 6.0L22.9 6.4L22.9 9.6L20.4 10.0L19.5 11.7L20.8 13.9L18.3 15.9L16.4 14.2L14.5 14.6L13.6 17.0L10.5 16.3L10.6 13.7L9.1 12.6L6.7 13.3L5.3 10.4L7.4 9.0L7.4 7.0L5.3 5.6L6.7 2.7L9.1 3.4L10.6 2.3L10.5 -0.3L13.6 -1.0L14.5 1.4L16.4 1.8L18.3 0.1L20.8 2.1L19.5 4.3Z" fill="#f2c230"/>' +
    '<circle cx="14" cy="8" r="2.7" fill="#fff3d6" stroke-width="2.2"/>' +
    '<circle cx="-22" cy="-4" r="1.6" fill="#1d1a17" stroke="none"/>' +
    '<circle cx="22" cy="-12" r="1.6" fill="#1d1a17" stroke="none"/>' +
    '<circle cx="22" cy="18" r="1.6" fill="#1d1a17" stroke="none"/>' +
    '<circle cx="-22" cy="18" r="1.6" fill="#1d1a17" stroke="none"/>',
  "guns-and-ammo":
    '<path d="M-26 2L14-20l9 14L-14 18c-8 4-18-10-12-16Z" fill="#5a554f"/>' +
    '<path d="M12-22l5-3 12 18-5 3Z" fill="#6d6a64"/><circle cx="-8" cy="16" r="9" fill="#b5743a"/>' +
    '<circle cx="-8" cy="16" r="2.5" fill="#1d1a17" stroke="none"/>' +
    '<circle cx="12" cy="21" r="6" fill="#2b2724" stroke-width="2.2"/>' +
    '<circle cx="23" cy="21" r="6" fill="#2b2724" stroke-width="2.2"/>' +
    '<circle cx="17.5" cy="12" r="6" fill="#2b2724" stroke-width="2.2"/>',
  harness:
    '<path d="M-18-26L-8 26M18-26L8 26" stroke-width="11"/>' +
    '<path d="M-18-26L-8 26M18-26L8 26" stroke="#b5743a" stroke-width="5.5"/>' +
    '<path d="M-22 6H22" stroke-width="13"/><path d="M-22 6H22" stroke="#c98f4e" stroke-width="7"/>' +
    '<path d="M-9-2H9v16H-9Z" fill="#f2c230"/><path d="M-3 3H3v6H-3Z" fill="#1d1a17" stroke="none"/>' +
    '<path d="M-12-14H12" stroke-width="8"/><path d="M-12-14H12" stroke="#b5743a" stroke-width="3.5"/>',
  hull:
    '<path d="M-29-8H29C27 10 20 20 8 22H-12C-22 20-28 8-29-8Z" fill="#b5743a"/>' +
    '<path d="M-27 2H27M-23 11H22" stroke="#7a4a1f" stroke-width="2.2"/>' +
    '<path d="M-29-13H29v6H-29Z" fill="#e3c393"/>' +
    '<circle cx="-11" cy="5" r="4" fill="#7cc4c0" stroke-width="2.2"/>' +
    '<circle cx="3" cy="5" r="4" fill="#7cc4c0" stroke-width="2.2"/>' +
    '<circle cx="16" cy="5" r="3.5" fill="#7cc4c0" stroke-width="2.2"/>',
  "metal-casing":
    '<path d="M-24-12v26c0 12 48 12 48 0v-26Z" fill="#a8aeb0"/>' +
    '<path d="M6 23c10-2 18-5 18-9v-26c0 4-8 7-18 9Z" fill="#7d8c8e" stroke="none"/>' +
    '<ellipse cx="0" cy="-13" rx="24" ry="9.5" fill="#5b686a"/>' +
    '<ellipse cx="0" cy="-13" rx="15" ry="5" fill="#1d1a17" stroke="none"/>' +
    '<circle cx="-19" cy="4" r="1.6" fill="#1d1a17" stroke="none"/>' +
    '<circle cx="-10" cy="8" r="1.6" fill="#1d1a17" stroke="none"/>' +
    '<circle cx="0" cy="9.5" r="1.6" fill="#1d1a17" stroke="none"/>' +
    '<circle cx="10" cy="8" r="1.6" fill="#1d1a17" stroke="none"/>' +
    '<circle cx="19" cy="4" r="1.6" fill="#1d1a17" stroke="none"/>',
  pendulum:
    '<path d="M-14-26H14v6H-14Z" fill="#7d8c8e"/><path d="M0-20L8 8" stroke-width="6"/>' +
    '<path d="M0-20L8 8" stroke="#f2c230" stroke-width="2"/><circle cx="10" cy="15" r="12" fill="#f2c230"/>' +
    '<circle cx="10" cy="15" r="5.5" stroke-width="2.2"/>' +
    '<path d="M-22 6q-4 8-1 14M-14 10q-2 5 0 9" stroke="#6d6a64" stroke-width="2.4"/>',
  petrol:
    '<path d="M-20-14h10l4-8h20c4 0 6 3 6 7v35c0 4-2 6-6 6h-34c-4 0-6-2-6-6v-28c0-4 2-6 6-6Z" fill="#c2452e"/>' +
    '<path d="M-2-22v8h18" stroke-width="2.2"/><path d="M-16-22h8v7h-8Z" fill="#a8aeb0" stroke-width="2.2"/>' +
    '<path d="M-1-6c9 10 8 18 0 18s-9-8 0-18Z" fill="#ffe08a" stroke-width="2.2"/>',
  piston:
    '<path d="M-15-26h30v22h-30Z" fill="#c9cfd0"/><path d="M-15-20h30M-15-14h30" stroke-width="2.2"/>' +
    '<path d="M-5-4h10l3 20H-8Z" fill="#8d9698"/><circle cx="0" cy="18" r="10" fill="#f08a24"/>' +
    '<circle cx="0" cy="18" r="4" fill="#fff3d6" stroke-width="2.2"/>',
  propeller:
    '<path d="M-4-4C-14-16-8-30 2-29 10-27 8-12 4-4Z" fill="#d8b27a" transform="rotate(0)"/>' +
    '<path d="M-4-4C-14-16-8-30 2-29 10-27 8-12 4-4Z" fill="#e3c393" transform="rotate(120)"/>' +
    '<path d="M-4-4C-14-16-8-30 2-29 10-27 8-12 4-4Z" fill="#d8b27a" transform="rotate(240)"/>' +
    '<circle r="7" fill="#f2c230"/><circle r="2" fill="#1d1a17" stroke="none"/>',
  "steel-cage":
    '<path d="M-22-14C-22-30 22-30 22-14V22h-44Z" fill="#d7e0dd"/>' +
    '<path d="M-11-22V22M0-25V22M11-22V22M-22-6h44"/><path d="M-25 20h50v7h-50Z" fill="#7d8c8e"/>' +
    '<circle cx="0" cy="-28" r="3.5" fill="#f2c230" stroke-width="2.2"/>',
  tripod:
    '<path d="M0-12L-18 27M0-12L18 27M0-12V24" stroke-width="8.5"/>' +
    '<path d="M0-12L-18 27M0-12L18 27M0-12V24" stroke="#b5743a" stroke-width="3.4"/>' +
    '<path d="M-10-12h20l-3-8h-14Z" fill="#7d8c8e"/><path d="M-6-20h12v-8h-12Z" fill="#f08a24"/>' +
    '<path d="M-10 10H10" stroke-width="2.2"/>',
};
