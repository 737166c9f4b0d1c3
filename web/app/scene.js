// Scenes as the server tells them: whole at first, then by what changed.

/** @typedef {import('../types/wire.js').Scene} Scene */
/** @typedef {import('../types/wire.js').SceneChange} SceneChange */

/** The later scene of an earlier one. @param {Scene} scene @param {SceneChange} change @returns {Scene} */
export function changed(scene, change) {
  const { gone, pieces, ...rest } = change;
  const touched = new Set([...gone, ...pieces.map((piece) => piece.site)]);
  const kept = scene.pieces.filter((piece) => !touched.has(piece.site));
  return { ...rest, pieces: [...kept, ...pieces] };
}

/** How many events a story has. @param {import('../types/wire.js').Story} story */
export function events(story) {
  return story.deed.length + story.caused.length;
}
