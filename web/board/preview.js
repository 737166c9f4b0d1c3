// Preview: what a step would do, as one picture: the way of the piece, what leaves, turns or comes, numbered in order.

import { arrow } from './lights.js';
import { el, set, translate, use } from './svg.js';

/** @typedef {import('./effects.js').Act} Act */
/** @typedef {import('./face.js').Face} Face */
/** @typedef {import('./scene.js').Picture} Picture */

/** Draws what is to be seen in advance; without acts, nothing. @param {Face} face @param {Act[]} acts */
export function foresee(face, acts) {
  const before = acts[0]?.before;
  const after = acts.at(-1)?.after;
  for (const { thing, site, node } of face.things.tokens.values()) {
    const is = after?.pieces.get(site);
    const leaves = after && is?.id !== thing.id && [...after.pieces.values()].some(({ id }) => id === thing.id);
    const turns = is?.id === thing.id && (is.camp !== thing.camp || is.kind !== thing.kind);
    set(node, { 'data-foreseen': turns ? 'turned' : leaves ? 'away' : null });
  }
  if (before && after) face.preview.replaceChildren(...ways(face, acts), ...things(face, before, after), ...numbers(face, acts));
  else face.preview.replaceChildren();
}

/** @param {Face} face @param {Act[]} acts */
function ways(face, acts) {
  const far = acts.filter(({ happening }) => happening.sites.length > 1);
  const journeys = far.filter(({ way }) => way.effect === 'carry' || way.effect === 'shift' || way.effect === 'bear');
  return journeys.map(({ happening }) => arrow(face.geometry, happening.sites, 'ahead'));
}

/** Whatever stands on a place afterwards and did not before, and what has gone. @param {Face} face @param {Picture} before @param {Picture} after */
function things(face, before, after) {
  /** @type {SVGElement[]} */
  const all = [];
  const stays = new Set([...after.pieces.values()].map(({ id }) => id));
  for (const [site, spot] of face.geometry.spots) {
    const [was, is] = [before.pieces.get(site), after.pieces.get(site)];
    if (is && (!was || was.camp !== is.camp || was.kind !== is.kind)) {
      const ring = was ? [el('circle', { class: 'ring', r: 45 })] : [];
      const kind = `${was ? 'ghost turned' : 'ghost'} camp-${is.camp || 'none'}`;
      all.push(el('g', { class: kind, transform: translate(spot) }, use(face.theme.piece(is.camp, is.kind)), ...ring));
    } else if (was && !is && !stays.has(was.id)) {
      all.push(el('g', { class: 'doomed', transform: translate(spot) }, el('circle', { r: 40 }), el('path', { d: 'M-20 -20L20 20M20 -20L-20 20' })));
    }
    const [bare, laid] = [before.tiles.get(site), after.tiles.get(site)];
    if (laid && !bare) all.push(el('g', { class: 'ghost', transform: translate(spot) }, use('tile')));
    if (bare && !laid) all.push(el('g', { class: 'emptied', transform: translate(spot) }, el('rect', { x: -44, y: -44, width: 88, height: 88, rx: 8 })));
  }
  return all;
}

/** The order of what is caused, where there is more than one. @param {Face} face @param {Act[]} acts */
function numbers(face, acts) {
  const caused = acts.filter(({ deed, happening, way }) => !deed && way.effect !== 'show' && happening.sites.length);
  if (caused.length < 2) return [];
  /** @type {Map<string, number[]>} */
  const at = new Map();
  for (const [order, { happening }] of caused.entries()) {
    for (const site of happening.sites) at.set(site, [...(at.get(site) ?? []), order + 1]);
  }
  return [...at].map(([site, orders]) => {
    const spot = face.geometry.at(site);
    const text = orders.join('·');
    const width = 12 + 13 * text.length;
    return el(
      'g',
      { class: 'order', transform: translate({ x: (spot?.x ?? 0) + 34, y: (spot?.y ?? 0) - 34 }) },
      el('rect', { x: -width / 2, y: -15, width, height: 30, rx: 15 }),
      el('text', {}, text),
    );
  });
}
