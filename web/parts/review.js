// Review: what an engine thinks of a game that is over: a graph to click on, and the turning points in words.

import { html, nothing } from '../vendor/lit.js';
import { reason } from '../app/api.js';
import { Part } from '../app/page.js';
import { t } from '../app/words.js';
import { graph } from './graph.js';
import { numberAt } from './counting.js';
import * as icons from './icons.js';

/** @typedef {import('../types/wire.js').Review} ReviewJson */
/** @typedef {import('../types/wire.js').History} HistoryJson */

/** How often to ask how far it has come. */
const EVERY = 700;

class Review extends Part {
  static properties = { place: { attribute: false }, game: { attribute: false }, at: { type: Number }, seat: { type: Number }, review: { state: true }, fault: { state: true }, asked: { state: true } };

  constructor() {
    super();
    /** Where it was played. @type {import('../app/place.js').Place | undefined} */
    this.place = undefined;
    /** @type {HistoryJson | undefined} */
    this.game = undefined;
    this.at = 0;
    /** From whose seat it is looked at; 0 for nobody's. */
    this.seat = 0;
    /** @type {ReviewJson | undefined} */
    this.review = undefined;
    this.fault = '';
    this.asked = false;
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.timer = undefined;
  }

  updated() {
    if (this.game && !this.asked && !this.fault) this.start();
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    clearTimeout(this.timer);
  }

  /** @param {boolean} first whether it is to be begun */
  async ask(first) {
    const { place, game } = this;
    if (!place || !game) return;
    this.take(await place.review(game.id, first));
  }

  /** Whether every move is judged. */
  get complete() {
    return this.review !== undefined && this.review.moves.length > 0;
  }

  async start() {
    this.asked = true;
    try {
      await this.ask(true);
    } catch (error) {
      this.asked = false;
      this.fault = reason(error);
    }
  }

  again() {
    this.fault = '';
    this.start();
  }

  async look() {
    try {
      await this.ask(false);
    } catch (error) {
      this.fault = reason(error);
    }
  }

  /** @param {ReviewJson} review */
  take(review) {
    this.review = review;
    clearTimeout(this.timer);
    if (!this.complete) {
      this.timer = setTimeout(() => this.look(), EVERY);
      return;
    }
    const marks = new Map(review.moves.filter((move) => move.told).map((move) => [move.number, move.told]));
    this.dispatchEvent(new CustomEvent('cof-reviewed', { detail: marks }));
  }

  /** @param {number} moment @param {string} [better] what should have been played then */
  go(moment, better) {
    this.dispatchEvent(new CustomEvent('cof-go', { detail: { moment, better } }));
  }

  render() {
    const { review, game } = this;
    if (!game) return nothing;
    return html`<section class="sheet stack review" aria-labelledby="review">
      <h2 id="review" class="small-title">${t('review.title')}</h2>
      ${this.fault ? html`<p class="notice bad">${icons.warning}<span>${this.fault}</span></p>` : nothing}
      ${this.fault ? html`<div class="row"><button class="button compact" @click=${this.again}>${icons.bulb}${t('review.start')}</button></div>` : nothing}
      ${review && !this.complete
        ? html`<label class="field small">${t('review.busy', { done: review.done, of: review.of })}<progress max=${review.of} .value=${review.done}></progress></label>`
        : nothing}
      ${review && this.complete ? html`${graph(game, review, this.at, this.seat, (moment) => this.go(moment))} ${this.points(review)}` : nothing}
    </section>`;
  }

  /** @param {ReviewJson} review */
  points(review) {
    const points = review.moves.filter((move) => review.turning_points.includes(move.number));
    if (!points.length) return html`<p class="soft small">${t('review.none')}</p>`;
    return html`<h3>${t('review.points')}</h3>
      <ol class="points">
        ${points.map((move) => html`<li><button class="point" @click=${() => this.go(move.number - 1, move.best[0])}><span class="number">${numberAt(this.game?.moves ?? [], move.number, this.game?.pairs ?? false)}</span><span>${move.told ?? move.step}</span></button></li>`)}
      </ol>
      <p class="soft small">${t('review.unit')}</p>`;
  }
}

customElements.define('cof-review', Review);
