// History: a game move by move, so that any moment of it can be shown again. It grows with a game that goes on.

import { changed } from '../board/scene.js';

/** @typedef {import('../types/wire.js').Scene} Scene */
/** @typedef {import('../types/wire.js').Story} Story */
/** @typedef {import('../types/wire.js').Move} Move */

/**
 * @typedef {object} Moment
 * @property {Move} [move] What led here; nothing led to the start.
 * @property {Story} [story]
 * @property {Scene} scene
 * @property {string} [position] The text of the position, where it is known.
 */

export class History {
  /** @param {Moment[]} moments */
  constructor(moments) {
    this.moments = moments;
  }

  /** How many moves there are. */
  get length() {
    return this.moments.length - 1;
  }

  /** What comes after the last moment. @param {Move} move @param {Scene} scene @param {Story} [story] */
  add(move, scene, story) {
    this.moments.push({ move, story, scene });
  }

  /** Forgets all but so many moves. @param {number} moves */
  cut(moves) {
    this.moments.length = Math.min(this.moments.length, moves + 1);
  }
}

/** The moments of a whole game. @param {import('../types/wire.js').History} told @returns {History} */
export function read(told) {
  /** @type {Moment[]} */
  const moments = [{ scene: told.scene, position: told.position }];
  let scene = told.scene;
  for (const { story, after, position, ...move } of told.moves) {
    scene = changed(scene, after);
    moments.push({ move, story, scene, position });
  }
  return new History(moments);
}

/** The places a hand touches. @param {Story} story @returns {string[]} */
export function places(story) {
  return [...new Set(story.deed.flatMap((happening) => happening.sites))];
}

/** The ways a hand goes, as arrows on the board. @param {Story} story @param {'hint' | 'idea'} kind */
export function arrows(story, kind) {
  return story.deed.filter((happening) => happening.sites.length > 1).map(({ sites, kind: event }) => ({ sites, kind, event }));
}

/** The places of a whole turn, up to a moment. @param {History} past @param {number} at @returns {string[]} */
export function turnPlaces(past, at) {
  const turn = past.moments[at].move?.turn;
  const stories = past.moments.slice(0, at + 1).filter(({ move }) => move !== undefined && move.turn === turn).map(({ story }) => story);
  return [...new Set(stories.flatMap((story) => (story ? places(story) : [])))];
}
