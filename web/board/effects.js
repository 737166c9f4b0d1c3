// Effects: a story as pictures, one before the first event and one after each. What an event of some kind does to the things
// on its places stands in the theme; the last picture is always the scene that the story ends in.

import { copied, picture, thing } from './scene.js';

/** @typedef {import('../types/wire.js').Happening} Happening */
/** @typedef {import('../types/wire.js').Scene} Scene */
/** @typedef {import('../types/wire.js').Story} Story */
/** @typedef {import('./scene.js').Picture} Picture */
/** @typedef {import('./scene.js').Thing} Thing */
/** @typedef {import('./theme.js').Theme} Theme */
/** @typedef {import('./theme.js').Way} Way */

/**
 * An event as it is shown.
 * @typedef {{ happening: Happening, way: Way, deed: boolean, before: Picture, after: Picture }} Act
 */

/** @param {Story} story @param {Picture} before @param {Scene} after @param {Theme} theme @returns {Act[]} */
export function acts(story, before, after, theme) {
  const happenings = [...story.deed, ...story.caused];
  const ways = happenings.map(({ kind, sites }, at) => {
    /** @type {Way} */
    const way = theme.way(kind);
    // A deed over several places is a journey, whatever it is called.
    if (!way.effect) return /** @type {Way} */ ({ ...way, effect: at < story.deed.length && sites.length > 1 ? 'carry' : 'show' });
    return way;
  });
  /** @type {Act[]} */
  const all = [];
  let now = before;
  for (const [at, happening] of happenings.entries()) {
    const next = copied(now);
    if (!ways[at].along) apply(next, happening, ways[at], after);
    if (ways[at + 1]?.along) apply(next, happenings[at + 1], ways[at + 1], after);
    all.push({ happening, way: ways[at], deed: at < story.deed.length, before: now, after: next });
    now = next;
  }
  const last = all.at(-1);
  if (last) last.after = picture(after, last.after);
  return all;
}

/** @param {Picture} now @param {Happening} happening @param {Way} way @param {Scene} end */
function apply(now, { sites, camps }, way, end) {
  const [first] = sites;
  const last = sites[sites.length - 1];
  switch (way.effect) {
    case 'carry':
      return carry(now, first, last);
    case 'bear':
    case 'put':
      now.pieces.set(last, thing(like(now, end, last, camps[0], way.kind)));
      return undefined;
    case 'take':
      for (const site of sites) now.pieces.delete(site);
      return undefined;
    case 'turn':
      for (const site of sites) become(now, end, site, camps[camps.length - 1]);
      return undefined;
    case 'crown':
      for (const site of sites) become(now, end, site, now.pieces.get(site)?.camp ?? '', way.kind ?? end.pieces.find((piece) => piece.site === site)?.kind);
      return undefined;
    case 'shift': {
      const tile = now.tiles.get(first);
      now.tiles.delete(first);
      if (tile) now.tiles.set(last, tile);
      return undefined;
    }
    case 'undo':
      return undo(now, sites);
    case 'lift':
      for (const site of sites) now.tiles.delete(site);
      return undefined;
    default:
      return undefined;
  }
}

/** A piece goes from one place to another, or back where it stands at the far end. @param {Picture} now @param {string} first @param {string} last */
function carry(now, first, last) {
  const pushed = now.under.get(first);
  const there = pushed ?? now.pieces.get(first);
  const [from, to] = there ? [first, last] : [last, first];
  const piece = pushed ?? now.pieces.get(from);
  if (!piece || from === to) return;
  (pushed ? now.under : now.pieces).delete(from);
  const stood = now.pieces.get(to);
  if (stood) now.under.set(to, stood);
  now.pieces.set(to, piece);
}

/** A move is taken back: the piece returns to the place that has become bare or is empty, and the tile to where it was. @param {Picture} now @param {string[]} sites */
function undo(now, sites) {
  const stands = sites.find((site) => now.pieces.has(site));
  const empty = sites.filter((site) => !now.pieces.has(site));
  const home = empty.find((site) => !now.tiles.has(site)) ?? empty[0];
  if (!stands || !home) return;
  const laid = empty.find((site) => site !== home && now.tiles.has(site));
  const tile = now.tiles.get(laid ?? '');
  if (laid && tile) {
    now.tiles.delete(laid);
    now.tiles.set(home, tile);
  }
  carry(now, stands, home);
}

/** What a piece of this camp and kind is called. @param {Picture} now @param {Scene} end @param {string} site @param {string} camp @param {string} [kind] @returns {Omit<Thing, 'id'>} */
function like(now, end, site, camp, kind) {
  const known = [...end.pieces.filter((piece) => piece.site === site), ...end.pieces, ...now.pieces.values()];
  const found = known.find((piece) => piece.camp === camp && (!kind || piece.kind === kind)) ?? known.find((piece) => piece.camp === camp);
  return { camp, kind: kind ?? found?.kind ?? '', glyph: found?.glyph ?? '', name: found?.name ?? '' };
}

/** @param {Picture} now @param {Scene} end @param {string} site @param {string} camp @param {string} [kind] */
function become(now, end, site, camp, kind) {
  const piece = now.pieces.get(site);
  if (piece) now.pieces.set(site, { ...like(now, end, site, camp, kind ?? piece.kind), id: piece.id });
}
