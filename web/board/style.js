// Style: how everything looks that is the same in all themes. A theme changes the custom properties and adds its own classes.

/** The face of a board, also used for pictures of single pieces. */
const FACE = `
:host { display: block; position: relative; container-type: inline-size; }
:host([hidden]) { display: none; }
.face {
  --ink: light-dark(#3d2f22, #d8c9b6);
  --lit: light-dark(#1f7a5c, #6fe0b4);
  --lit-edge: light-dark(#ffffffd9, #06140fd0);
  --chosen: light-dark(#e8b73a, #f3c84f);
  --last: light-dark(#e8b73a66, #f3c84f4d);
  --able: var(--lit);
  --must: light-dark(#c2410c, #ff9d5c);
  --hint: light-dark(#2563c9, #86b4ff);
  --bad: light-dark(#b3261e, #ff8a80);
  --ring: light-dark(#1a56c4, #8fb8ff);
  --camp: light-dark(#4a4036, #d8c9b6);
  display: block; width: 100%; height: auto; overflow: hidden; border-radius: 2.2%;
  font-family: inherit; user-select: none; -webkit-user-select: none; -webkit-tap-highlight-color: transparent;
  touch-action: manipulation;
}
.face.contrast {
  --ink: #fff; --lit: #ffe14d; --lit-edge: #000; --chosen: #ffe14d; --last: #5cc8ff66; --must: #ff9d5c; --hint: #5cc8ff;
  --bad: #ff7b7b; --ring: #5cc8ff;
}
.face.piece { width: 100%; height: 100%; overflow: visible; border-radius: 0; }
:host(cof-piece) { display: inline-block; container-type: normal; width: 1.5em; height: 1.5em; vertical-align: -0.35em; }
symbol { overflow: visible; }
.plain-surface { fill: light-dark(#e9dfce, #2b2520); }
.plain-square { fill: light-dark(#cdbb9f, #4a4036); }
.plain-point { fill: light-dark(#6b5a48, #b6a690); }
.plain-tile { fill: light-dark(#8d7c69, #8d7c69); }
.plain-piece { fill: light-dark(#fffaf0, #1b1714); stroke: light-dark(#2a211a, #f3eadd); stroke-width: 4; }
.lines { fill: none; stroke: light-dark(#6b5a48, #b6a690); stroke-width: 5; stroke-linecap: round; stroke-linejoin: round; }
.lines.low { display: none; }
.field-edge { fill: none; }
`;

/** Names of places, letters on pieces. */
const TEXT = `
.label { fill: var(--ink); font-size: 25px; font-weight: 600; text-anchor: middle; dominant-baseline: central; }
.label.cell { text-anchor: start; font-size: 17px; opacity: .85; }
.bare-labels .labels { display: none; }
.letter { display: none; font-size: 42px; font-weight: 800; text-anchor: middle; dominant-baseline: central; fill: var(--letter, #000);
  stroke: var(--letter-edge, #fff); stroke-width: 7; paint-order: stroke; stroke-linejoin: round; pointer-events: none; }
.lettered .letter { display: block; }
.unseen { position: absolute; width: 1px; height: 1px; margin: -1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
`;

/** Lights, ways, what is told and foreseen. */
const LIGHTS = `
.picture { pointer-events: none; }
.face[role=grid] .ground { will-change: transform; }
.light > * { fill: none; }
.light.last > rect { fill: var(--last); }
.light.last > circle { stroke: var(--chosen); stroke-width: 7; opacity: .75; }
.light.selected > * { fill: color-mix(in srgb, var(--chosen) 45%, transparent); stroke: var(--chosen); stroke-width: 6; }
.light.source .core { stroke: var(--able, var(--lit)); stroke-width: 6; opacity: .9; }
.contrast .light.source .core { stroke-width: 8; opacity: 1; }
.light.hint .core { fill: color-mix(in srgb, var(--hint) 30%, transparent); stroke: var(--hint); stroke-width: 6; }
.light.target .halo { fill: var(--lit-edge); }
.light.target .core { fill: var(--lit); }
.light.faint .core { fill: var(--lit); opacity: .6; }
.light.open .core { fill: var(--ink); opacity: .35; }
.light.trail .core { fill: var(--chosen); stroke: var(--lit-edge); stroke-width: 3; }
.light.hit .halo, .light.choice .halo, .light.offered .halo, .light.instead .halo { stroke: var(--lit-edge); stroke-width: 11; }
.light.hit .core, .light.choice .core { stroke: var(--lit); stroke-width: 7; stroke-dasharray: 24 11; }
.light.choice .core { stroke: var(--must); }
.light.offered .core { stroke: var(--chosen); stroke-width: 7; }
.light.instead .core { stroke: var(--hint); stroke-width: 7; }
.light.hit .core, .light.choice .core { animation: march 1.6s linear infinite; }
.spotlight .shade { fill: #120c06; opacity: .46; }
.spotlight .edge { fill: none; stroke: var(--hint); stroke-width: 9; animation: breathe 1.5s ease-in-out infinite alternate; }
.contrast .spotlight .shade { opacity: .7; }
.light.instead, .light.hint, .light.offered { animation: breathe 1.5s ease-in-out infinite alternate; }
.light .badge { fill: var(--ink); stroke: var(--lit-edge); stroke-width: 3; }
.light .sign { stroke: var(--lit-edge); stroke-width: 5; stroke-linecap: round; stroke-linejoin: round; }
.light.ready .badge { fill: var(--lit); }
@keyframes march { to { stroke-dashoffset: -35; } }
@keyframes breathe { from { opacity: 1; } to { opacity: .45; } }
.able { cursor: pointer; }
.thing.lifted { transition: none; }
.thing.lifted .body { transform: scale(1.16); filter: drop-shadow(0 9px 7px rgb(0 0 0 / 35%)); }
.thing[data-away], .thing[data-foreseen=away] { opacity: .35; }
.thing[data-foreseen=turned] { opacity: 0; }
.ghosts > * { opacity: .72; }
.way .shaft { fill: none; stroke: var(--way); stroke-width: 13; stroke-linecap: round; stroke-linejoin: round; opacity: .85; }
.way .head { fill: var(--way); stroke: var(--way); stroke-width: 4; stroke-linejoin: round; }
.way .ring { fill: none; stroke: var(--way); stroke-width: 8; }
.way .tie { stroke: var(--way); stroke-width: 9; stroke-dasharray: 2 16; stroke-linecap: round; }
.way .plate { fill: var(--way); stroke: var(--lit-edge); stroke-width: 4; }
.way .plus { stroke: var(--lit-edge); stroke-width: 11; stroke-linecap: round; }
.way { --way: var(--hint); }
.way.plan { --way: var(--must); opacity: .8; }
.way.last { --way: var(--chosen); opacity: .8; }
.way.ahead { --way: var(--lit); opacity: .8; }
.way.instead { --way: var(--hint); }
.band > * { fill: color-mix(in srgb, var(--camp) 38%, transparent); stroke: var(--camp); stroke-width: 6; }
.affected > * { fill: none; stroke: var(--must); stroke-width: 7; }
.preview .ghost { opacity: .8; }
.preview .turned { opacity: 1; }
.preview .turned .ring { fill: none; stroke: var(--camp); stroke-width: 5; stroke-dasharray: 9 8; }
.preview .doomed circle { fill: rgb(0 0 0 / 45%); }
.preview .doomed path { stroke: #fff; stroke-width: 10; stroke-linecap: round; }
.preview .emptied rect { fill: none; stroke: var(--bad); stroke-width: 5; stroke-dasharray: 12 9; }
.preview .order rect { fill: var(--must); stroke: var(--lit-edge); stroke-width: 3; }
.preview .order text { fill: light-dark(#fff, #1b0d04); font-size: 23px; font-weight: 700; text-anchor: middle; dominant-baseline: central; }
.place { outline: none; }
.place .reach { fill: transparent; }
.place .ring { fill: none; stroke: none; pointer-events: none; }
.place:focus-visible .ring { stroke: var(--ring); stroke-width: 8; }
@media (prefers-reduced-motion: reduce) { .light, .light .core, .spotlight .edge { animation: none !important; } }
`;

/** What is under the board, and what stands over it. */
const RAIL = `
.bubble { position: absolute; z-index: 3; display: flex; gap: .4rem; padding: .4rem; border-radius: 13px; white-space: nowrap; translate: -50% -100%;
  background: var(--sheet, Canvas); border: 1px solid var(--strong-line, currentColor); box-shadow: var(--shadow-high, none); animation: pop 120ms ease-out; }
.bubble.below { translate: -50% 0; }
.bubble[hidden] { display: none; }
.bubble .press { min-height: 2.75rem; }
@keyframes pop { from { opacity: 0; scale: .9; } }
@media (prefers-reduced-motion: reduce) { .bubble { animation: none; } }
.rail { display: var(--rail-display, flex); flex-wrap: wrap; align-items: center; gap: .25rem .75rem; min-height: 3rem; padding-top: .25rem;
  position: var(--rail-position, static); top: 0; left: var(--rail-left, auto); width: var(--rail-width, auto); height: var(--rail-height, auto); }
.tray { display: flex; flex: 1 1 0; flex-wrap: wrap; align-items: center; gap: .2rem .9rem; min-height: 2rem; }
.tray[hidden] { display: none; }
.buttons { display: flex; flex: 0 1 auto; flex-wrap: wrap; gap: .5rem; min-height: 2.75rem; margin-left: auto; }
.heap { display: inline-flex; align-items: center; gap: .3rem; font-size: .95rem; font-weight: 600; line-height: 1; font-variant-numeric: tabular-nums; }
.heap svg { height: 1.7rem; width: auto; overflow: visible; }
.heap.none { display: none; }
.heap .label { font-size: .8rem; font-weight: 400; opacity: .8; }
.heap.kind-lost svg { opacity: .55; filter: saturate(.4); }
.press { font: inherit; font-weight: 600; min-height: 2.75rem; padding: .4rem 1.1rem; border-radius: 9px; cursor: pointer;
  color: var(--ink, CanvasText); background: var(--sheet, Canvas); border: 1.5px solid var(--strong-line, currentColor); }
.press.icon { min-width: 2.75rem; padding: .4rem; }
.press.enter::after { content: '\\21b5'; margin-left: .6em; opacity: .65; font-weight: 400; }
@supports (content: 'x' / '') { .press.enter::after { content: '\\21b5' / ''; } }
@media (hover: none) { .press.enter::after { display: none; } }
.press:hover { background: var(--accent-soft, Canvas); }
.press.primary { color: var(--accent-ink, Canvas); background: var(--accent, CanvasText); border-color: transparent; }
.press:focus-visible { outline: 3px solid var(--focus, Highlight); outline-offset: 2px; }
@container (width < 30rem) {
  .rail { flex-wrap: nowrap; padding-inline: var(--rail-inset, 0); }
  .rail:has(.press:not(.icon) ~ .press:not(.icon)) .tray { display: none; }
  .heap svg { width: 1.7rem; }
  .heap .more { display: none; }
  .heap .label { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
  .buttons { gap: .35rem; flex-wrap: nowrap; max-width: 100%; }
  .press { padding: .3rem .65rem; font-size: .88rem; line-height: 1.15; }
  .press.icon { flex: none; }
}
`;

export const sheet = new CSSStyleSheet();
sheet.replaceSync(FACE + TEXT + LIGHTS + RAIL);
