// Stars: which lessons were done in this browser. Kept in the browser, by game.

const KEY = 'coffret.stars';

/** @returns {Record<string, string[]>} */
function stored() {
  try {
    const value = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof value === 'object' && value ? value : {};
  } catch {
    return {};
  }
}

/** The lessons of a game that were done. @param {string} game @returns {Set<string>} */
export function stars(game) {
  const own = stored()[game];
  return new Set(Array.isArray(own) ? own : []);
}

/** Remembers that a lesson was done. @param {string} game @param {string} lesson */
export function star(game, lesson) {
  const all = { ...stored(), [game]: [...stars(game).add(lesson)] };
  try {
    localStorage.setItem(KEY, JSON.stringify(all));
  } catch {
    // A browser that keeps nothing can still learn.
  }
}
