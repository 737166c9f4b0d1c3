// Face: the drawing of one board: its layers, and the means to change each of them.

import { Geometry } from './geometry.js';
import { Lights, Ways } from './lights.js';
import { Spotlight } from './spotlight.js';
import { Places } from './places.js';
import { Things } from './things.js';
import { el, set } from './svg.js';
import { ground, labels } from './ground.js';

/** @typedef {import('../types/wire.js').Layout} Layout */
/** @typedef {import('./theme.js').Theme} Theme */

/**
 * @typedef {object} FaceOptions
 * @property {Layout} layout
 * @property {Theme} theme
 * @property {number} turns
 * @property {boolean} still
 * @property {boolean} snug whether the places need the room that the frame would take
 * @property {(sound: string) => void} sound
 * @property {(camp: string) => Element | null} heap where pieces of a camp lie that are not on the board
 */

export class Face {
  /** @param {FaceOptions} options */
  constructor({ layout, theme, turns, still, snug, sound, heap }) {
    this.theme = theme;
    this.sound = sound;
    this.heap = heap;
    this.geometry = new Geometry(layout, turns, theme.frame, snug);
    this.things = new Things(this.geometry, theme);
    this.lights = new Lights(this.geometry);
    this.spotlight = new Spotlight(this.geometry);
    this.ways = new Ways(this.geometry);
    this.places = new Places(this.geometry);
    this.labels = labels(this.geometry);
    /** Who causes what is being told, and to whom it happens. */
    this.causes = el('g', { class: 'causes' });
    this.affected = el('g', { class: 'affected' });
    /** What would happen, and what has been begun. */
    this.preview = el('g', { class: 'preview' });
    this.ghosts = el('g', { class: 'ghosts' });
    const { x, y, width, height } = this.geometry.view;
    this.svg = el('svg', { class: `face look-${layout.look}`, viewBox: `${x} ${y} ${width} ${height}` });
    const picture = el(
      'g',
      { 'aria-hidden': 'true', class: 'picture' },
      ground(this.geometry, theme),
      this.labels,
      this.things.tiles,
      this.lights.low,
      this.causes,
      this.things.pieces,
      this.ghosts,
      this.lights.high,
      this.spotlight.node,
      this.affected,
      this.ways.node,
      this.preview,
      this.things.flight,
    );
    this.svg.append(el('defs', {}, ...theme.definitions()), picture);
    if (still) set(this.svg, { role: 'img' });
    else {
      set(this.svg, { role: 'grid', 'aria-rowcount': this.geometry.lines.length, 'aria-colcount': Math.ceil(this.geometry.columns) });
      this.svg.append(this.places.node);
    }
  }

  /** Where pieces of a camp lie beside the board, as if it were a place of it. @param {string} camp @returns {{ x: number, y: number } | undefined} */
  beside(camp) {
    const heap = this.heap(camp)?.getBoundingClientRect();
    const { width } = this.svg.getBoundingClientRect();
    const way = this.svg.getScreenCTM()?.inverse();
    if (!heap?.width || !width || !way) return undefined;
    const { x, y } = new DOMPoint(heap.left + heap.height / 2, heap.top + heap.height / 2).matrixTransform(way);
    return { x, y };
  }

  /** Shows nothing of what was told. */
  hush() {
    this.causes.replaceChildren();
    this.affected.replaceChildren();
  }
}
