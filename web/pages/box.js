// Box: what an owner holds in hand, before the rules: the aim, what is in the box, its story, and what of its booklet is lost.

import { html, nothing } from '../vendor/lit.js';
import { Attuned } from '../app/attuned.js';
import { reason } from '../app/api.js';
import { card, rulebook } from '../app/house.js';
import { Page } from '../app/page.js';
import { colours } from '../app/settings.js';
import { t } from '../app/words.js';
import { nothingHere } from '../parts/nothing-here.js';
import { badge, told } from '../parts/provenance.js';
import '../board/board.js';

/** @typedef {import('../types/wire.js').Rulebook} Rulebook */
/** @typedef {import('../types/wire.js').RulePart} RulePart */
/** @typedef {import('../types/wire.js').Measured} Measured */

/** How many seconds a turn takes among people at a table, for the estimate of a game's length. */
const SECONDS_A_TURN = 20;

class Box extends Page {
  static properties = { book: { state: true }, card: { state: true }, fault: { state: true } };

  constructor() {
    super();
    /** @type {Rulebook | undefined} */
    this.book = undefined;
    /** @type {import('../types/wire.js').GameCard | undefined} */
    this.card = undefined;
    this.fault = '';
    new Attuned(this);
  }

  connectedCallback() {
    super.connectedCallback();
    this.load();
  }

  async load() {
    try {
      const game = this.route.id ?? '';
      [this.book, this.card] = await Promise.all([rulebook(game), card(game)]);
      this.name(t('box.title', { game: this.book.name }));
    } catch (error) {
      this.fault = reason(error);
      this.name(t('missing.title'));
    }
  }

  render() {
    if (this.fault) return nothingHere(this.fault);
    const { book, card } = this;
    if (!book || !card) return html`<div class="table empty" aria-busy="true"></div>`;
    const { box } = book;
    return html`
      <header class="page-head rules-head">
        <div>
          <p class="small"><a href="/rules">${t('library.title')}</a></p>
          <h1>${book.name}</h1>
          <p class="lead">${card.tagline}</p>
        </div>
        <div class="row">
          <a class="button primary large" href="/rules/${book.game}">${t('box.rules')}</a>
          <a class="button" href="/new/${book.game}">${t('home.play')}</a>
        </div>
      </header>
      <div class="columns box-page">
        <section class="sheet box-board" aria-label=${t('box.board')}>
          <cof-board still theme=${card.id} mode=${colours()} .layout=${card.layout} .scene=${card.scene} .coordinates=${false} .label=${card.name}></cof-board>
        </section>
        ${this.section('what', t('box.what'), box.what)}
        ${this.section('aim', t('box.aim'), box.aim)}
        ${box.material.length
          ? html`<section class="sheet stack" aria-labelledby="box-material">
              <h2 id="box-material">${t('box.material')}</h2>
              <table class="material">
                ${box.material.map((thing) => html`<tr><td class="count">${thing.count}</td><td>${thing.what}</td><td>${badge(thing.standing)}</td></tr>`)}
              </table>
              <p class="soft small">${t('box.material.about')}</p>
            </section>`
          : nothing}
        ${this.section('players', t('box.players'), box.players, box.measured ? this.measured(box.measured) : nothing)}
        ${this.section('story', t('box.story'), box.story)}
        ${this.section('advice', t('box.advice'), box.advice)}
        ${this.section('lost', t('box.lost'), box.lost, box.settle.length ? this.settle(box.settle) : nothing)}
      </div>
    `;
  }

  /** @param {string} id @param {string} title @param {RulePart[]} parts @param {unknown} [more] */
  section(id, title, parts, more = nothing) {
    if (!parts.length && more === nothing) return nothing;
    return html`<section class="sheet stack" aria-labelledby="box-${id}">
      <h2 id="box-${id}">${title}</h2>
      ${this.book ? told(this.book, parts) : nothing} ${more}
    </section>`;
  }

  /** @param {string[]} settle */
  settle(settle) {
    return html`<h3>${t('box.settle')}</h3>
      <ul>${settle.map((each) => html`<li>${each}</li>`)}</ul>
      <p class="soft small">${t('box.settle.about')}</p>`;
  }

  /** @param {Measured} measured */
  measured(measured) {
    const minutes = (/** @type {number} */ turns) => Math.max(1, Math.round((turns * SECONDS_A_TURN) / 60));
    const [few, half, many] = measured.turns;
    return html`<h3>${t('box.measured')}</h3>
      <p>${measured.by_chance
        ? t('box.measured.alone', { few, half, many, games: measured.games })
        : t('box.measured.turns', { few, half, many, games: measured.games, level: measured.level })}</p>
      <p>${t(minutes(few) === minutes(many) ? 'box.measured.about' : 'box.measured.time', { few: minutes(few), many: minutes(many), seconds: SECONDS_A_TURN })}</p>
      <p>${t('box.measured.choices', { choices: Math.round(measured.choices / 10) })}</p>
      ${measured.by_chance ? html`<p>${t('box.measured.chance', { won: measured.by_chance[0], of: measured.by_chance[1] })}</p>` : nothing}`;
  }
}

customElements.define('cof-box', Box);

/** @param {import('../app/router.js').Route} route */
export const draw = (route) => html`<cof-box .route=${route}></cof-box>`;
