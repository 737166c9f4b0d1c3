// Ground: the parts of the board that never move: surface, squares or hollows or points, drawn lines, names of places.

import { CELL } from './geometry.js';
import { el, translate, use } from './svg.js';

/** @typedef {import('./geometry.js').Geometry} Geometry */
/** @typedef {import('./theme.js').Theme} Theme */

/** Which symbol a place is drawn with. @type {Record<string, string>} */
const PLACE = { squares: 'square', points: 'point', tiles: 'square', hollows: 'hollow' };

/** @param {Geometry} geometry @param {Theme} theme @returns {SVGGElement} */
export function ground(geometry, theme) {
  const { layout } = geometry;
  const all = el('g', { class: 'ground' });
  const { width, height } = geometry;
  all.append(el('use', { href: '#surface', x: 0, y: 0, width, height }));
  all.append(field(geometry, theme));
  if (layout.lines.length) all.append(...lines(geometry));
  const name = PLACE[layout.look] ?? 'square';
  for (const [number, { site, x, y }] of [...geometry.spots.values()].entries()) {
    const part = use(theme.part(name, site.ground, number));
    part.setAttribute('transform', translate({ x, y }));
    all.append(part);
  }
  return all;
}

/** What lies between the frame and the places: its edge, and cells that are no places. @param {Geometry} geometry @param {Theme} theme */
function field(geometry, theme) {
  const { layout, frame } = geometry;
  const all = el('g', { class: 'field' });
  const size = { width: geometry.columns * CELL, height: geometry.rows * CELL };
  if (layout.look === 'squares' || layout.look === 'tiles') {
    all.append(el('rect', { class: 'field-edge', x: frame - 3, y: frame - 3, width: size.width + 6, height: size.height + 6, rx: 4 }));
  }
  if (layout.look !== 'squares') return all;
  const taken = new Set(layout.sites.map(({ x, y }) => `${x},${y}`));
  for (let y = 0; y < layout.height; y += 1) {
    for (let x = 0; x < layout.width; x += 1) {
      if (taken.has(`${x},${y}`)) continue;
      const part = use(theme.part('gap', 'plain', y * layout.width + x));
      part.setAttribute('transform', translate(geometry.cell(x, y)));
      all.append(part);
    }
  }
  return all;
}

/** The drawn lines, twice, so that a theme can give them a light and a dark edge. @param {Geometry} geometry */
function lines(geometry) {
  const path = geometry.layout.lines
    .map(([a, b]) => [geometry.at(a), geometry.at(b)])
    .map(([a, b]) => (a && b ? `M${a.x} ${a.y}L${b.x} ${b.y}` : ''))
    .join('');
  return [el('path', { class: 'lines low', d: path }), el('path', { class: 'lines', d: path })];
}

/** Names of rows and columns, or numbers of squares. @param {Geometry} geometry */
export function labels(geometry) {
  const all = el('g', { class: 'labels', 'aria-hidden': 'true' });
  for (const { text, x, y, kind } of geometry.labels()) all.append(el('text', { class: `label ${kind}`, x, y }, text));
  return all;
}
