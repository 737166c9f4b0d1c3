// Settings: what this visitor has chosen for this browser. Kept in the browser, shared between its tabs.

const KEY = 'coffret.settings';

/**
 * @typedef {object} Settings
 * @property {string} language A code, or empty for what the browser prefers.
 * @property {'auto' | 'light' | 'dark' | 'contrast'} mode
 * @property {boolean} sound
 * @property {number} volume How loud, from 0 to 100.
 * @property {'plain' | 'soft' | 'bright'} voice How sounds are coloured.
 * @property {boolean} hold Whether what a step caused waits until one goes on.
 * @property {'off' | 'fast' | 'normal' | 'slow'} speed How fast pieces move.
 * @property {number} level How well the engine plays, from 1 to 8.
 * @property {boolean} preview Whether a step is shown before it is made.
 * @property {boolean} home Whether games against engines and at one screen are played on this device, also without a network.
 * @property {boolean} typing Whether moves can be typed beside the board.
 * @property {boolean} coordinates Whether places carry their names.
 * @property {Record<string, string>} sets What board and pieces are made of, by game; the first set where none was chosen.
 */

/** @type {Settings} */
const DEFAULTS = {
  language: '',
  mode: 'auto',
  sound: true,
  volume: 80,
  voice: 'plain',
  hold: false,
  speed: 'normal',
  level: 2,
  preview: true,
  home: true,
  typing: false,
  coordinates: true,
  sets: {},
};

/** @type {Settings} */
let current = { ...DEFAULTS, ...stored() };
/** @type {Set<(settings: Settings) => void>} */
const listeners = new Set();

/** @returns {Partial<Settings>} */
function stored() {
  try {
    const value = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof value === 'object' && value ? value : {};
  } catch {
    return {};
  }
}

/** The settings as they are now. */
export function settings() {
  return current;
}

/** Changes some settings and tells everybody who listens. @param {Partial<Settings>} change */
export function choose(change) {
  current = { ...current, ...change };
  try {
    localStorage.setItem(KEY, JSON.stringify(current));
  } catch {
    // A browser that keeps nothing still plays.
  }
  tell();
}

/** Calls back after every change. @param {(settings: Settings) => void} listener @returns {() => void} how to stop */
export function onSettings(listener) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function tell() {
  listeners.forEach((listener) => listener(current));
}

/** How long one move takes on the board, as a factor; 0 for no movement at all. @returns {number} */
export function motion() {
  if (current.speed === 'off') return 0;
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return 0;
  return { fast: 0.5, normal: 1, slow: 2 }[current.speed];
}

/** The colours to draw with: what was chosen, or what the system prefers. @returns {'light' | 'dark' | 'contrast'} */
export function colours() {
  if (current.mode !== 'auto') return current.mode;
  if (matchMedia('(prefers-contrast: more)').matches) return 'contrast';
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}

addEventListener('storage', (event) => {
  if (event.key !== KEY) return;
  current = { ...DEFAULTS, ...stored() };
  tell();
});
for (const query of ['(prefers-color-scheme: dark)', '(prefers-contrast: more)', '(prefers-reduced-motion: reduce)']) {
  matchMedia(query).addEventListener('change', tell);
}
