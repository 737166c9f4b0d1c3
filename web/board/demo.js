// Demo: every board with data captured from the program. `?one=<fixture>` shows one of them; `mode`, `turns`, `themes`,
// `play` (plays the captured step), `letters` and `still` are set in the same way.

import './board.js';

/** @typedef {import('./board.js').Board} Board */

const asked = new URLSearchParams(location.search);
const ALL = [
  'squares-start', 'squares-capture', 'squares-choice', 'squares-crown', 'figure-place', 'figure-move', 'tiles-start', 'tiles-jump',
  'tiles-shift', 'tiles-solo', 'hollows-start', 'hollows-push', 'hollows-with', 'grid-start', 'grid-birth', 'grid-cut', 'grid-settling',
];
const one = asked.get('one');
const strings = await (await fetch('../strings/en.json')).json();
document.documentElement.dataset.mode = asked.get('mode') ?? 'light';
document.body.classList.toggle('one', one !== null);

for (const name of one ? [one] : ALL) {
  const given = await (await fetch(`fixtures/${name}.json`)).json();
  const board = /** @type {Board} */ (document.createElement('cof-board'));
  board.id = name;
  board.theme = given.game;
  if (asked.get('themes')) board.themes = /** @type {string} */ (asked.get('themes'));
  board.mode = asked.get('mode') ?? 'light';
  board.still = asked.has('still');
  board.layout = given.layout;
  board.words = (key) => strings[key] ?? key;
  board.turns = Number(asked.get('turns') ?? 0);
  board.letters = asked.has('letters');
  board.camp = given.side;
  board.scene = given.scene;
  board.entry = given.tree;
  board.addEventListener('cof-hover', (event) => {
    const { step } = /** @type {CustomEvent} */ (event).detail;
    if (step === given.played.step) board.preview(given.played);
  });
  for (const kind of ['cof-touch', 'cof-step', 'cof-refuse', 'cof-cancel']) {
    board.addEventListener(kind, (event) => console.info(name, kind, JSON.stringify(/** @type {CustomEvent} */ (event).detail)));
  }
  board.addEventListener('cof-step', (event) => {
    const { step } = /** @type {CustomEvent} */ (event).detail;
    if (step === given.played.step) void board.animate(given.played.story, given.played.after, { told: given.played.told });
    else board.cancel();
  });
  if (asked.has('play')) board.addEventListener('cof-ready', () => void board.animate(given.played.story, given.played.after), { once: true });
  document.body.append(board);
}
