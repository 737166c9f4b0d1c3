// Opening: what was done before the first step, dice, lots, exchanged sides, and what holds at this table besides the rules. It is seen
// beside the board, and read out when a game begins.

import { html, nothing, svg } from '../vendor/lit.js';
import { announce } from '../app/announce.js';
import { Part } from '../app/page.js';
import { motion } from '../app/settings.js';
import { t } from '../app/words.js';
import { ruleLink } from './rule-link.js';
import * as icons from './icons.js';

/** @typedef {import('../app/table.js').Table} Table */
/** @typedef {import('../types/wire.js').Throw} Throw */

/** Where the pips of each face are, in thirds of the die. @type {[number, number][][]} */
const PIPS = [
  [[1, 1]],
  [[0, 0], [2, 2]],
  [[0, 0], [1, 1], [2, 2]],
  [[0, 0], [2, 0], [0, 2], [2, 2]],
  [[0, 0], [2, 0], [1, 1], [0, 2], [2, 2]],
  [[0, 0], [2, 0], [0, 1], [2, 1], [0, 2], [2, 2]],
];

/** One die with whose it is. What it shows stands in words beside it. @param {Throw} thrown */
function die(thrown) {
  return html`<span class="die ${thrown.highest ? 'highest' : ''}" data-face=${thrown.face}>
    <svg viewBox="0 0 40 40">
      <rect x="2" y="2" width="36" height="36" rx="8"></rect>
      ${PIPS[thrown.face - 1].map(([x, y]) => svg`<circle cx=${10 + 10 * x} cy=${10 + 10 * y} r="3.4"></circle>`)}
    </svg>
    <span class="small">${thrown.name}</span>
  </span>`;
}

/** The dice and the sentences. @param {import('../types/wire.js').Opening} opening @param {boolean} moves whether the dice roll */
export function begun(opening, moves = false) {
  if (!opening.told.length) return nothing;
  return html`<div class="begun ${moves && motion() ? 'rolls' : ''}">
    ${opening.throws.map((round) => html`<div class="dice" aria-hidden="true">${round.map(die)}</div>`)}
    <p class="told">${opening.told.join(' ')}</p>
  </div>`;
}

class OpeningPart extends Part {
  static properties = { table: { attribute: false }, news: { type: Number } };

  constructor() {
    super();
    /** @type {Table | undefined} */
    this.table = undefined;
    this.news = 0;
    /** The game whose beginning was read out. */
    this.said = '';
  }

  updated() {
    const play = this.table?.play;
    if (!play?.id || play.id === this.said) return;
    this.said = play.id;
    if (!play.moves.length && play.opening.told.length) announce(play.opening.told.join(' '));
  }

  render() {
    const { info, play } = this.table ?? {};
    if (!info || !play) return nothing;
    const opening = play.id ? play.opening : undefined;
    if (!opening?.told.length && !info.final_told) return nothing;
    return html`<section class="sheet opening stack" aria-label=${t('opening.title')}>
      ${opening ? begun(opening, !play.moves.length) : nothing}
      ${info.final_told
        ? html`<p class="final small">${icons.undo}<span>${info.final_told}${info.final_rule ? html` ${ruleLink(info.game, info.final_rule)}` : nothing}</span></p>`
        : nothing}
    </section>`;
  }
}

customElements.define('cof-opening', OpeningPart);
