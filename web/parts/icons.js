// Icons: small drawings in lines, one stroke for all.

import { svg, html } from '../vendor/lit.js';

/** @param {unknown} shape */
const icon = (shape) => html`<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true">${shape}</svg>`;

export const box = icon(svg`<path d="M4 9.5 12 6l8 3.5v8L12 21l-8-3.5z"/><path d="m4 9.5 8 3.5 8-3.5M12 13v8"/><path d="m7 4.5 5-2 5 2"/>`);
export const play = icon(svg`<path d="M7 4.8v14.4a.8.8 0 0 0 1.2.7l11.4-7.2a.8.8 0 0 0 0-1.4L8.2 4.1A.8.8 0 0 0 7 4.8z" fill="currentColor" stroke="none"/>`);
export const turn = icon(svg`<path d="M18 5v14a.8.8 0 0 1-1.3.6L7.4 12.7a.9.9 0 0 1 0-1.4l9.3-6.9A.8.8 0 0 1 18 5z" fill="currentColor" stroke="none"/>`);
export const pause = icon(svg`<path d="M8 5v14M16 5v14"/>`);
export const people = icon(svg`<circle cx="9" cy="8" r="3.2"/><path d="M3.5 19c.4-3.3 2.6-5 5.5-5s5.1 1.7 5.5 5M15.5 5.2a3.1 3.1 0 0 1 0 5.6M17 14.4c2 .6 3.3 2.2 3.6 4.6"/>`);
export const screen = icon(svg`<rect x="3" y="4.5" width="18" height="12" rx="1.5"/><path d="M9 20h6M12 16.5V20"/>`);
export const sliders = icon(svg`<path d="M4 7h9M17 7h3M4 17h3M11 17h9"/><circle cx="15" cy="7" r="2"/><circle cx="9" cy="17" r="2"/>`);
export const book = icon(svg`<path d="M12 6.5C10 5 7 4.5 4 4.5v13c3 0 6 .5 8 2 2-1.5 5-2 8-2v-13c-3 0-6 .5-8 2zM12 6.5v13"/>`);
export const gear = icon(svg`<circle cx="12" cy="12" r="3"/><path d="M12 2.8v3M12 18.2v3M4 7.4l2.6 1.5M17.4 15.1 20 16.6M4 16.6l2.6-1.5M17.4 8.9 20 7.4"/>`);
export const door = icon(svg`<path d="M5 21V4.5A1.5 1.5 0 0 1 6.5 3h7A1.5 1.5 0 0 1 15 4.5V21M3 21h18M15 6h2.5A1.5 1.5 0 0 1 19 7.5V21M11.5 12v.01"/>`);
export const link = icon(svg`<path d="M10 14a4 4 0 0 0 6 .4l3-3a4.2 4.2 0 0 0-6-6l-1.2 1.2M14 10a4 4 0 0 0-6-.4l-3 3a4.2 4.2 0 0 0 6 6l1.2-1.2"/>`);
export const copy = icon(svg`<rect x="8.5" y="8.5" width="11" height="11" rx="2"/><path d="M15.5 5.5v-.2a1.8 1.8 0 0 0-1.8-1.8H6.3a1.8 1.8 0 0 0-1.8 1.8v7.4a1.8 1.8 0 0 0 1.8 1.8h.2"/>`);
export const share = icon(svg`<circle cx="6" cy="12" r="2.5"/><circle cx="17.5" cy="5.5" r="2.5"/><circle cx="17.5" cy="18.5" r="2.5"/><path d="m8.2 10.7 7-3.9M8.2 13.3l7 3.9"/>`);
export const die = icon(svg`<rect x="4" y="4" width="16" height="16" rx="3.5"/><path d="M8.5 8.5v.01M15.5 8.5v.01M12 12v.01M8.5 15.5v.01M15.5 15.5v.01" stroke-width="2.6"/>`);
export const undo = icon(svg`<path d="M8 5 4 9l4 4"/><path d="M4 9h10a5.5 5.5 0 0 1 0 11h-3"/>`);
export const flag = icon(svg`<path d="M6 21V4M6 4.5c4-2 7 2 12 0v9c-5 2-8-2-12 0"/>`);
export const hands = icon(svg`<path d="m3 11 4-5 5 2 5-2 4 5-3 4-2 2-2 1.5-2-1-2 .5-4-4z"/><path d="m12 8-3 4 2 1 2.5-2 4.5 4"/>`);
export const finger = icon(svg`<path d="M9.5 12.5V5a1.5 1.5 0 0 1 3 0v6l4.8 1a2 2 0 0 1 1.6 2.3L18 20.5h-7L6.4 15a1.4 1.4 0 0 1 2-2z"/>`);
export const bulb = icon(svg`<path d="M9 18h6M10 21h4M12 3a6 6 0 0 0-3.5 10.9c.8.6 1 1.3 1 2.1h5c0-.8.2-1.5 1-2.1A6 6 0 0 0 12 3z"/>`);
export const chip = icon(svg`<rect x="6.5" y="6.5" width="11" height="11" rx="2"/><path d="M10 3.5v3M14 3.5v3M10 17.5v3M14 17.5v3M3.5 10h3M3.5 14h3M17.5 10h3M17.5 14h3"/>`);
export const person = icon(svg`<circle cx="12" cy="8" r="3.6"/><path d="M5 20c.5-3.9 3.3-6 7-6s6.5 2.1 7 6"/>`);
export const chair = icon(svg`<path d="M7 3v9h10V3M7 12v9M17 12v9M5 12h14M7 7h10"/>`);
export const speech = icon(svg`<path d="M4 5.5h16v11H11l-4.5 4v-4H4z"/>`);
export const silent = icon(svg`<path d="M4 5.5h16v11H11l-4.5 4v-4H4zM8 14l8-6"/>`);
export const eye = icon(svg`<path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12z"/><circle cx="12" cy="12" r="2.8"/>`);
export const first = icon(svg`<path d="M18 6 10 12l8 6zM6 5v14"/>`);
export const back = icon(svg`<path d="m15 5-8 7 8 7"/>`);
export const forward = icon(svg`<path d="m9 5 8 7-8 7"/>`);
export const final = icon(svg`<path d="m6 6 8 6-8 6zM18 5v14"/>`);
export const close = icon(svg`<path d="M6 6l12 12M18 6 6 18"/>`);
export const check = icon(svg`<path d="m5 12.5 4.5 4.5L19 7.5"/>`);
export const warning = icon(svg`<path d="M12 4 2.8 20h18.4zM12 10v4.5M12 17.2v.01"/>`);
export const plug = icon(svg`<path d="M9 3v5M15 3v5M6.5 8h11v3a5.5 5.5 0 0 1-11 0zM12 16.5V21"/>`);
export const star = icon(svg`<path d="m12 3.5 2.6 5.5 6 .8-4.4 4.2 1.1 6-5.3-2.9L6.7 20l1.1-6L3.4 9.8l6-.8z" fill="currentColor" stroke-width="1.2"/>`);
export const hollowStar = icon(svg`<path d="m12 3.5 2.6 5.5 6 .8-4.4 4.2 1.1 6-5.3-2.9L6.7 20l1.1-6L3.4 9.8l6-.8z"/>`);
export const download = icon(svg`<path d="M12 4v11M7.5 11l4.5 4.5 4.5-4.5M4.5 19.5h15"/>`);
export const again = icon(svg`<path d="M19 12a7 7 0 1 1-2.2-5.1"/><path d="M17.5 3v4.2h-4.2"/>`);
export const sun = icon(svg`<circle cx="12" cy="12" r="4"/><path d="M12 3v2M12 19v2M3 12h2M19 12h2M5.6 5.6 7 7M17 17l1.4 1.4M5.6 18.4 7 17M17 7l1.4-1.4"/>`);
export const clock = icon(svg`<circle cx="12" cy="12" r="8.5"/><path d="M12 7v5l3.5 2"/>`);
export const mute = icon(svg`<path d="M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM16 9.5l5 5M21 9.5l-5 5"/>`);
export const list = icon(svg`<path d="M9 6h11M9 12h11M9 18h11M4.5 6h.01M4.5 12h.01M4.5 18h.01"/>`);
export const more = icon(svg`<circle cx="5.5" cy="12" r="1.2"/><circle cx="12" cy="12" r="1.2"/><circle cx="18.5" cy="12" r="1.2"/>`);
