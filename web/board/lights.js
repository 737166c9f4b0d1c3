// Lights: what is drawn around things to say what can be touched, what was chosen and where to look. Every light is an
// element that stays as long as it is lit.

import { el, set, translate } from './svg.js';

/** @typedef {import('./geometry.js').Geometry} Geometry */
/** @typedef {import('./geometry.js').Spot} Spot */

/**
 * @typedef {'last' | 'selected' | 'source' | 'target' | 'faint' | 'hit' | 'hint' | 'open' | 'offered' | 'choice' | 'spent' | 'disputed' | 'ready' | 'trail' | 'instead' | 'affected'} Light
 */

/** Lights that lie under pieces; all others lie over them. @type {Set<Light>} */
const LOW = new Set(['last', 'selected', 'source', 'hint']);

export class Lights {
  /** @type {Map<string, SVGGElement>} */
  #lit = new Map();

  /** @param {Geometry} geometry */
  constructor(geometry) {
    this.geometry = geometry;
    this.low = el('g', { class: 'lights low' });
    this.high = el('g', { class: 'lights high' });
    this.square = geometry.layout.look === 'squares' || geometry.layout.look === 'tiles';
  }

  /** Lights these places and no others. @param {Map<Light, Iterable<string>>} wanted */
  show(wanted) {
    /** @type {Set<string>} */
    const seen = new Set();
    for (const [light, sites] of wanted) {
      for (const site of sites) {
        const key = `${light} ${site}`;
        seen.add(key);
        const spot = this.geometry.at(site);
        if (!spot || this.#lit.has(key)) continue;
        const node = el('g', { class: `light ${light}`, transform: translate(spot) }, ...this.#shape(light));
        this.#lit.set(key, node);
        (LOW.has(light) ? this.low : this.high).append(node);
      }
    }
    for (const [key, node] of this.#lit) {
      if (seen.has(key)) continue;
      node.remove();
      this.#lit.delete(key);
    }
  }

  /** @param {Light} light @returns {SVGElement[]} */
  #shape(light) {
    switch (light) {
      case 'last':
      case 'selected':
        return [this.square ? el('rect', { x: -48, y: -48, width: 96, height: 96, rx: 5 }) : el('circle', { r: light === 'last' ? 44 : 47 })];
      case 'target':
        return [el('circle', { class: 'halo', r: 17 }), el('circle', { class: 'core', r: 12 })];
      case 'open':
      case 'faint':
        return [el('circle', { class: 'core', r: 7 })];
      case 'hit':
      case 'choice':
        return [el('circle', { class: 'halo', r: 44 }), el('circle', { class: 'core', r: 44 })];
      case 'offered':
        return [el('rect', { class: 'halo', x: -46, y: -46, width: 92, height: 92, rx: 11 }), el('rect', { class: 'core', x: -46, y: -46, width: 92, height: 92, rx: 11 })];
      case 'instead':
        return [el('circle', { class: 'halo', r: 45 }), el('circle', { class: 'core', r: 45 })];
      case 'spent':
        return [el('circle', { class: 'badge', cx: 30, cy: -30, r: 13 }), el('path', { class: 'sign', d: 'M24 -30l4.5 5 8 -10' })];
      case 'ready':
        return [el('circle', { class: 'badge', cx: 30, cy: -30, r: 15 }), el('path', { class: 'sign', d: 'M30 -38v16M22 -30h16' })];
      case 'disputed':
        return [el('circle', { class: 'badge', cx: 30, cy: -30, r: 13 }), el('path', { class: 'sign', d: 'M30 -37v8M30 -24.5v1' })];
      case 'trail':
        return [el('circle', { class: 'core', r: 9 })];
      default:
        return [el('circle', { class: 'core', r: 46 })];
    }
  }
}

/** Arrows and bands over the board. */
export class Ways {
  /** @param {Geometry} geometry */
  constructor(geometry) {
    this.geometry = geometry;
    this.node = el('g', { class: 'ways' });
    this.key = '';
  }

  /** @param {{ sites: string[], kind: string, bears: boolean }[]} ways */
  show(ways) {
    const key = JSON.stringify(ways);
    if (key === this.key) return;
    this.key = key;
    this.node.replaceChildren(...ways.map(({ sites, kind, bears }) => (bears ? birth(this.geometry, sites, kind) : arrow(this.geometry, sites, kind))));
  }
}

/** A line over places with a point at its end. @param {Geometry} geometry @param {string[]} sites @param {string} kind */
export function arrow(geometry, sites, kind) {
  const spots = sites.map((site) => geometry.at(site)).filter((spot) => spot !== undefined);
  const group = el('g', { class: `way ${kind}` });
  if (spots.length < 2) {
    for (const spot of spots) group.append(el('circle', { class: 'ring', cx: spot.x, cy: spot.y, r: 44 }));
    return group;
  }
  const last = spots[spots.length - 1];
  const before = spots[spots.length - 2];
  const angle = Math.atan2(last.y - before.y, last.x - before.x);
  const end = { x: last.x - 30 * Math.cos(angle), y: last.y - 30 * Math.sin(angle) };
  const points = [...spots.slice(0, -1), end].map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`);
  const head = el('path', { class: 'head', d: 'M14 0L-18 -19L-11 0L-18 19Z' });
  set(head, { transform: `translate(${end.x.toFixed(1)} ${end.y.toFixed(1)}) rotate(${((angle * 180) / Math.PI).toFixed(1)})` });
  group.append(el('path', { class: 'shaft', d: `M${points.join('L')}` }), head);
  return group;
}

/** Something new beside something that stays: a plus where it will stand, tied to its origin. @param {Geometry} geometry @param {string[]} sites @param {string} kind */
export function birth(geometry, sites, kind) {
  const [from, to] = [geometry.at(sites[0]), geometry.at(sites[sites.length - 1])];
  const group = el('g', { class: `way birth ${kind}` });
  if (!from || !to) return group;
  group.append(
    el('path', { class: 'tie', d: `M${from.x} ${from.y}L${to.x} ${to.y}` }),
    el('circle', { class: 'ring', cx: from.x, cy: from.y, r: 46 }),
    el('circle', { class: 'plate', cx: to.x, cy: to.y, r: 34 }),
    el('path', { class: 'plus', d: `M${to.x} ${to.y - 18}v36M${to.x - 18} ${to.y}h36` }),
  );
  return group;
}

/** A band around pieces that acted together. @param {Geometry} geometry @param {string[]} sites @param {string} camp */
export function band(geometry, sites, camp) {
  const spots = sites.map((site) => geometry.at(site)).filter((spot) => spot !== undefined);
  const group = el('g', { class: `band camp-${camp || 'none'}` });
  const [first] = spots;
  if (!first) return group;
  const straight = spots.every((spot) => spot.x === first.x) || spots.every((spot) => spot.y === first.y);
  if (straight) {
    const [left, right] = [Math.min(...spots.map(({ x }) => x)), Math.max(...spots.map(({ x }) => x))];
    const [top, bottom] = [Math.min(...spots.map(({ y }) => y)), Math.max(...spots.map(({ y }) => y))];
    group.append(el('rect', { x: left - 46, y: top - 46, width: right - left + 92, height: bottom - top + 92, rx: 46 }));
  } else {
    group.append(...spots.map(({ x, y }) => el('circle', { cx: x, cy: y, r: 46 })));
  }
  return group;
}
