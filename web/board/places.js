// Places: the board for keyboards and ears. A grid of cells, one for each place, that carry names and the keyboard focus.

import { el, set, translate } from './svg.js';

/** @typedef {import('./geometry.js').Geometry} Geometry */
/** @typedef {import('./geometry.js').Spot} Spot */

export class Places {
  /** @type {Map<string, SVGGElement>} */
  #cells = new Map();
  /** The place that the tab key leads to. */
  current = '';

  /** @param {Geometry} geometry */
  constructor(geometry) {
    this.geometry = geometry;
    const square = geometry.layout.look === 'squares' || geometry.layout.look === 'tiles';
    this.node = el('g', { class: 'places', role: 'presentation' });
    for (const [row, spots] of geometry.lines.entries()) {
      if (!spots.length) continue;
      const line = el('g', { role: 'row', 'aria-rowindex': row + 1 });
      for (const spot of spots) {
        const ring = square ? el('rect', { class: 'ring', x: -46, y: -46, width: 92, height: 92, rx: 6 }) : el('circle', { class: 'ring', r: 46 });
        const cell = el(
          'g',
          { class: 'place', role: 'gridcell', tabindex: -1, 'aria-colindex': Math.floor(spot.column) + 1, 'data-site': spot.text, transform: translate(spot) },
          el('rect', { class: 'reach', x: -50, y: -50, width: 100, height: 100 }),
          ring,
        );
        this.#cells.set(spot.text, cell);
        line.append(cell);
      }
      this.node.append(line);
    }
    const first = geometry.lines.findLast((spots) => spots.length)?.[0];
    if (first) this.aim(first.text);
  }

  /** Says what every place is called now. @param {(spot: Spot) => string} name @param {(spot: Spot) => boolean} chosen */
  name(name, chosen) {
    for (const [text, cell] of this.#cells) {
      const spot = this.geometry.at(text);
      if (spot) set(cell, { 'aria-label': name(spot), 'aria-selected': chosen(spot) ? 'true' : null });
    }
  }

  /** Makes a place the one the tab key leads to. @param {string} text */
  aim(text) {
    if (!this.#cells.has(text) || text === this.current) return;
    this.#cells.get(this.current)?.setAttribute('tabindex', '-1');
    this.#cells.get(text)?.setAttribute('tabindex', '0');
    this.current = text;
  }

  /** @param {string} text */
  focus(text) {
    this.aim(text);
    this.#cells.get(this.current)?.focus();
  }

  /** The place that shows the focus ring. @returns {string | undefined} */
  get ringed() {
    return [...this.#cells.values()].find((cell) => cell.matches(':focus-visible'))?.dataset.site;
  }

  /** Makes a place tremble. @param {string} text */
  cell(text) {
    return this.#cells.get(text);
  }
}
