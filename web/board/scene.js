// Scene: what stands on the board. The server tells it whole at first, then by what changed; a picture is the same with an
// identity for every piece and tile, so that one can say which of them went where.

/** @typedef {import('../types/wire.js').Scene} Scene */
/** @typedef {import('../types/wire.js').SceneChange} SceneChange */

/**
 * A thing on the board. Things are never changed, only replaced; the number stays the same while it is the same thing.
 * @typedef {object} Thing
 * @property {number} id
 * @property {string} camp
 * @property {string} kind
 * @property {string} glyph
 * @property {string} name
 */

/**
 * Things by the text of their place. `under`: what another thing has come to stand on, until it is pushed away.
 * @typedef {{ pieces: Map<string, Thing>, under: Map<string, Thing>, tiles: Map<string, Thing> }} Picture
 */

let made = 0;

/** A thing that was not there before. @param {Omit<Thing, 'id'>} what @returns {Thing} */
export function thing({ camp, kind, glyph, name }) {
  made += 1;
  return { id: made, camp, kind, glyph, name };
}

/** The later scene of an earlier one. @param {Scene} scene @param {SceneChange} change @returns {Scene} */
export function changed(scene, change) {
  const { gone, pieces, ...rest } = change;
  const touched = new Set([...gone, ...pieces.map((piece) => piece.site)]);
  const kept = scene.pieces.filter((piece) => !touched.has(piece.site));
  return { ...rest, pieces: [...kept, ...pieces] };
}

/** A scene as a whole, however it was told. @param {Scene | null} before @param {Scene | SceneChange} after @returns {Scene} */
export function whole(before, after) {
  return 'gone' in after && before ? changed(before, after) : after;
}

/** @returns {Picture} */
export const bare = () => ({ pieces: new Map(), under: new Map(), tiles: new Map() });

/** @param {Picture} picture @returns {Picture} */
export function copied(picture) {
  return { pieces: new Map(picture.pieces), under: new Map(picture.under), tiles: new Map(picture.tiles) };
}

/** The picture of a scene; things that stand where they stood in an earlier picture are the same things. @param {Scene} scene @param {Picture} [before] */
export function picture(scene, before = bare()) {
  const now = bare();
  for (const piece of scene.pieces) {
    const old = before.pieces.get(piece.site);
    const same = old && old.camp === piece.camp && old.kind === piece.kind;
    now.pieces.set(piece.site, same ? { ...old, glyph: piece.glyph, name: piece.name } : thing(piece));
  }
  for (const mark of scene.marks) {
    if (mark.kind !== 'tile') continue;
    now.tiles.set(mark.site, before.tiles.get(mark.site) ?? thing({ camp: '', kind: 'tile', glyph: '', name: '' }));
  }
  return now;
}
