// Things: the pieces and tiles on the board as elements, one for each thing for as long as it is there. Showing a picture
// changes only what differs from the picture before.

import { el, set, translate, use } from './svg.js';

/** @typedef {import('./geometry.js').Geometry} Geometry */
/** @typedef {import('./theme.js').Theme} Theme */
/** @typedef {import('./scene.js').Picture} Picture */
/** @typedef {import('./scene.js').Thing} Thing */

/**
 * A thing as it is drawn: the outer group is where it is, the inner one how it looks there.
 * @typedef {{ thing: Thing, site: string, node: SVGGElement, body: SVGGElement, face: SVGUseElement, letter: SVGTextElement | null }} Token
 */

export class Things {
  /** @type {Map<number, Token>} */
  tokens = new Map();

  /** @param {Geometry} geometry @param {Theme} theme */
  constructor(geometry, theme) {
    this.geometry = geometry;
    this.theme = theme;
    this.tiles = el('g', { class: 'tiles' });
    this.pieces = el('g', { class: 'pieces' });
    /** Whatever is in the air. */
    this.flight = el('g', { class: 'flight' });
  }

  /** The thing as an element that stands nowhere yet. @param {Thing} thing @param {string} site @returns {Token} */
  make(thing, site) {
    const tile = thing.kind === 'tile' && !thing.camp;
    const face = use(tile ? this.theme.part('tile', 'plain', siteNumber(this.geometry, site)) : this.theme.piece(thing.camp, thing.kind));
    const letter = tile ? null : el('text', { class: 'letter' }, this.theme.letter(thing.camp, thing.glyph));
    const body = el('g', { class: 'body' }, face, ...(letter ? [letter] : []));
    const node = el('g', { class: tile ? 'thing tile' : `thing piece camp-${thing.camp || 'none'} kind-${thing.kind}` }, body);
    return { thing, site, node, body, face, letter };
  }

  /** Puts a thing on a place at once. @param {Token} token @param {string} site */
  stand(token, site) {
    const spot = this.geometry.at(site);
    token.site = site;
    if (spot) set(token.node, { transform: translate(spot) });
    const home = token.node.classList.contains('tile') ? this.tiles : this.pieces;
    if (token.node.parentNode !== home) home.append(token.node);
  }

  /** Makes a thing look like what it has become. @param {Token} token @param {Thing} thing */
  become(token, thing) {
    const before = token.thing;
    token.thing = thing;
    if (before.camp !== thing.camp || before.kind !== thing.kind) {
      set(token.face, { href: `#${this.theme.piece(thing.camp, thing.kind)}` });
      set(token.node, { class: `thing piece camp-${thing.camp || 'none'} kind-${thing.kind}` });
    }
    if (token.letter) token.letter.textContent = this.theme.letter(thing.camp, thing.glyph);
  }

  /** Shows a picture at once. @param {Picture} picture */
  show(picture) {
    /** @type {Set<number>} */
    const seen = new Set();
    for (const layer of [picture.tiles, picture.under, picture.pieces]) {
      for (const [site, thing] of layer) {
        seen.add(thing.id);
        this.put(thing, site);
      }
    }
    for (const [id, token] of this.tokens) {
      if (seen.has(id)) continue;
      token.node.remove();
      this.tokens.delete(id);
    }
  }

  /** The element of a thing, on its place. @param {Thing} thing @param {string} site */
  put(thing, site) {
    let token = this.tokens.get(thing.id);
    if (!token) {
      token = this.make(thing, site);
      this.tokens.set(thing.id, token);
    } else if (token.thing !== thing) {
      this.become(token, thing);
    }
    this.stand(token, site);
    return token;
  }

  /** Lifts a thing over all others. @param {Token} token */
  raise(token) {
    if (token.node.parentNode !== this.flight) this.flight.append(token.node);
  }
}

/** @param {Geometry} geometry @param {string} text */
function siteNumber(geometry, text) {
  return geometry.layout.sites.findIndex((site) => site.text === text);
}
