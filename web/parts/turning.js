// Turning: where a game that is just over turned, as soon as the engine has looked at it. It says one thing, or nothing.

import { html, nothing } from '../vendor/lit.js';
import { Part } from '../app/page.js';
import { t } from '../app/words.js';
import { numberAt } from './counting.js';

/** @typedef {import('../types/wire.js').Judged} Judged */

/** How often to ask how far it has come. */
const EVERY = 900;

class Turning extends Part {
  static properties = { place: { attribute: false }, game: {}, seat: { type: Number }, moves: { attribute: false }, pairs: { type: Boolean }, point: { state: true } };

  constructor() {
    super();
    /** Where it was played. @type {import('../app/place.js').Place | undefined} */
    this.place = undefined;
    this.game = '';
    this.seat = 0;
    /** What was played, by which lists count. @type {import('../types/wire.js').Move[]} */
    this.moves = [];
    this.pairs = false;
    /** The move that cost most. @type {Judged | undefined} */
    this.point = undefined;
    this.asked = '';
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.timer = undefined;
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    clearTimeout(this.timer);
  }

  updated() {
    if (this.game === this.asked) return;
    this.asked = this.game;
    this.point = undefined;
    this.ask(true);
  }

  /** @param {boolean} first whether it is to be begun */
  async ask(first) {
    const { game, place } = this;
    // Without a review there is no turning point to tell, and nothing is missing.
    const review = await place?.review(game, first).catch(() => undefined);
    if (!review || game !== this.game || !this.isConnected) return;
    if (!review.moves.length) {
      this.timer = setTimeout(() => this.ask(false), EVERY);
      return;
    }
    const points = review.moves.filter((move) => review.turning_points.includes(move.number));
    this.point = points.sort((a, b) => b.cost - a.cost)[0];
  }

  render() {
    if (!this.point) return nothing;
    const turn = numberAt(this.moves, this.point.number, this.pairs);
    return html`<a class="small" href="${this.place?.gamePath(this.game)}?at=${this.point.number - 1}&seat=${this.seat}">${t('result.turned', { turn })}</a>`;
  }
}

customElements.define('cof-turning', Turning);
