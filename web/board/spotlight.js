// Spotlight: where to look. Everything else lies in the shade, so that it cannot be taken for one of the lights of what can be touched.

import { el } from './svg.js';

/** @typedef {import('./geometry.js').Geometry} Geometry */

/** How far the light reaches beyond the middle of a place, and how round its corners are, in hundredths of a cell. */
const REACH = 62;
const ROUND = 40;

export class Spotlight {
  #key = '';

  /** @param {Geometry} geometry */
  constructor(geometry) {
    this.geometry = geometry;
    this.node = el('g', { class: 'spotlight' });
  }

  /** Lights the part of the board that holds these places; none puts it out. @param {string[]} sites */
  show(sites) {
    const key = sites.join(' ');
    if (key === this.#key) return;
    this.#key = key;
    const spots = sites.map((site) => this.geometry.at(site)).filter((spot) => spot !== undefined);
    if (!spots.length) return this.node.replaceChildren();
    const [left, right] = [Math.min(...spots.map(({ x }) => x)) - REACH, Math.max(...spots.map(({ x }) => x)) + REACH];
    const [top, bottom] = [Math.min(...spots.map(({ y }) => y)) - REACH, Math.max(...spots.map(({ y }) => y)) + REACH];
    const { width, height } = this.geometry;
    const [w, h] = [right - left - 2 * ROUND, bottom - top - 2 * ROUND];
    const corner = (/** @type {number} */ x, /** @type {number} */ y) => `a${ROUND} ${ROUND} 0 0 1 ${x} ${y}`;
    const hole = `M${left + ROUND} ${top}h${w}${corner(ROUND, ROUND)}v${h}${corner(-ROUND, ROUND)}h${-w}${corner(-ROUND, -ROUND)}v${-h}${corner(ROUND, -ROUND)}z`;
    return this.node.replaceChildren(
      el('path', { class: 'shade', 'fill-rule': 'evenodd', d: `M0 0h${width}v${height}h${-width}z${hole}` }),
      el('path', { class: 'edge', d: hole }),
    );
  }
}
