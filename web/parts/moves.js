// Moves: the list of what was played, by turns. A click or the arrow keys show any moment of it again.

import { html, nothing } from '../vendor/lit.js';
import { Part } from '../app/page.js';
import { t } from '../app/words.js';
import { numberAt, rows } from './counting.js';
import * as icons from './icons.js';

/** @typedef {import('../types/wire.js').Move} Move */

class Moves extends Part {
  static properties = {
    moves: { attribute: false },
    at: { type: Number },
    costs: { attribute: false },
    live: { type: Boolean },
    pairs: { type: Boolean },
  };

  constructor() {
    super();
    /** @type {Move[]} */
    this.moves = [];
    /** How many moves the shown moment has behind it. */
    this.at = 0;
    /** What is to be said of some moves, by number. @type {Map<number, string>} */
    this.costs = new Map();
    /** Whether the game goes on. */
    this.live = false;
    /** Whether a turn of each side has one number. */
    this.pairs = false;
  }

  updated() {
    const list = this.querySelector('ol');
    const current = this.querySelector('[aria-current]');
    if (!(list instanceof HTMLElement)) return;
    if (!(current instanceof HTMLElement)) {
      list.scrollTop = 0;
      return;
    }
    // Only the list moves, never the page.
    const [top, height] = [current.offsetTop - list.offsetTop, current.offsetHeight];
    if (top < list.scrollTop) list.scrollTop = top - 8;
    if (top + height > list.scrollTop + list.clientHeight) list.scrollTop = top + height - list.clientHeight + 8;
  }

  /** @param {number} moment */
  go(moment) {
    this.dispatchEvent(new CustomEvent('cof-go', { detail: { moment }, bubbles: true }));
  }

  /** @param {Move} move */
  move(move) {
    const mark = this.costs.get(move.number);
    // What is no step is told in words.
    const text = move.text.startsWith('@') ? move.told : (move.written ?? move.text);
    return html`<button
      class="move ${mark ? 'marked' : ''}"
      aria-current=${this.at === move.number ? 'step' : nothing}
      title=${mark ?? move.told}
      @click=${() => this.go(move.number)}
    ><span aria-hidden="true">${text}</span><span class="unseen">${move.told}${mark ? `. ${mark}` : ''}</span></button>`;
  }

  /** @param {Move[][]} row */
  row(row) {
    const first = row.flat()[0];
    const number = numberAt(this.moves, this.moves.indexOf(first) + 1, this.pairs);
    const turn = (/** @type {Move[]} */ moves) => html`<span class="turn">${moves.length ? moves.map((move) => this.move(move)) : '…'}</span>`;
    return html`<li class=${this.pairs ? 'pair' : ''}><span class="number" aria-hidden="true">${number ? `${number}${this.pairs ? '.' : ''}` : '·'}</span>${row.map(turn)}</li>`;
  }

  render() {
    const count = this.moves.length;
    const way = (/** @type {string} */ name, /** @type {unknown} */ icon, /** @type {number} */ to, /** @type {boolean} */ off) => html`
      <button class="button quiet icon compact" aria-label=${t(name)} title=${t(name)} ?disabled=${off} @click=${() => this.go(to)}>${icon}</button>
    `;
    return html`
      <h2 class="unseen">${t('moves.title')}</h2>
      <ol class="list" tabindex="0" aria-label=${t('moves.title')}>
        ${rows(this.moves, this.pairs).map((row) => this.row(row))}
        ${count ? nothing : html`<li class="soft small none">${t('moves.none')}</li>`}
      </ol>
      <div class="ways">
        ${way('moves.first', icons.first, 0, this.at === 0)}
        ${way('moves.back', icons.back, this.at - 1, this.at === 0)}
        <span class="soft small">${t('moves.at', { at: numberAt(this.moves, this.at, this.pairs), count: numberAt(this.moves, count, this.pairs) })}</span>
        ${way('moves.forward', icons.forward, this.at + 1, this.at >= count)}
        ${way(this.live ? 'moves.live' : 'moves.last', icons.final, count, this.at >= count)}
      </div>
    `;
  }
}

customElements.define('cof-moves', Moves);

/** What the arrow keys mean on a page with moves, unless somebody types or walks on the board. @param {KeyboardEvent} event @returns {number | 'first' | 'last' | undefined} */
export function wayOf(event) {
  if (event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented) return undefined;
  const target = event.composedPath()[0];
  if (!(target instanceof Element) || target.closest('input, select, textarea, dialog, [role="grid"], [role="radiogroup"]')) return undefined;
  // Inside the board's own root the keys walk from place to place.
  if (event.composedPath().some((element) => element instanceof HTMLElement && element.localName === 'cof-board')) return undefined;
  /** @type {Record<string, number | 'first' | 'last'>} */
  const ways = { ArrowLeft: -1, ArrowRight: 1, Home: 'first', End: 'last' };
  return ways[event.key];
}
