// Names: what a place is called for ears, with all that can be seen on it.

/** @typedef {import('../types/wire.js').Scene} Scene */
/** @typedef {import('./geometry.js').Spot} Spot */
/** @typedef {import('./scene.js').Picture} Picture */

/**
 * @typedef {object} Seen
 * @property {Picture} picture
 * @property {Scene} scene
 * @property {string} look
 * @property {Set<string>} able places that can be touched
 * @property {Set<string>} ready pieces that can do more than others
 * @property {string[]} touched
 * @property {string[]} last
 * @property {(key: string) => string} words
 */

/** Kinds of mark that have a word. @type {Record<string, string>} */
const MARKS = { offered: 'board.offered', choice: 'board.choice', spent: 'board.spent', disputed: 'board.disputed' };

/** @param {Spot} spot @param {Seen} seen */
export function siteName({ text, site }, { picture, scene, look, able, ready, touched, last, words }) {
  const piece = picture.pieces.get(text);
  const parts = [site.name, piece ? piece.name : words('board.empty')];
  if (look === 'tiles' && !piece) parts.push(words(picture.tiles.has(text) ? 'board.tile' : 'board.bare'));
  for (const mark of scene.marks) {
    if (mark.site === text && MARKS[mark.kind]) parts.push(words(MARKS[mark.kind]));
  }
  if (ready.has(text)) parts.push(words('board.ready'));
  if (touched.includes(text)) parts.push(words('board.selected'));
  else if (able.has(text)) parts.push(words(touched.length || !piece ? 'board.target' : 'board.source'));
  if (last.includes(text)) parts.push(words('board.last'));
  return parts.join(', ');
}
