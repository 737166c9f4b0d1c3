// Game: a game looked at again: move by move, with what an engine thinks of it, and as files to keep.

import { html, nothing } from '../vendor/lit.js';
import { get, reason } from '../app/api.js';
import { toast } from '../app/announce.js';
import { arrows, read, turnPlaces } from '../app/history.js';
import { Page } from '../app/page.js';
import { placeOf } from '../app/place.js';
import { note } from '../app/router.js';
import { card, chosen, me } from '../app/house.js';
import { open, seating } from '../app/start.js';
import { language, sentence, t } from '../app/words.js';
import { begun } from '../parts/opening.js';
import { downloads } from '../parts/downloads.js';
import { playerName, rulesName } from '../parts/listing.js';
import { wayOf } from '../parts/moves.js';
import { nothingHere } from '../parts/nothing-here.js';
import { ruleLink } from '../parts/rule-link.js';
import * as icons from '../parts/icons.js';
import '../parts/moves.js';
import '../parts/review.js';
import '../parts/stage.js';

/** @typedef {import('../types/wire.js').History} HistoryJson */
/** @typedef {import('../types/wire.js').Review} Review */
/** @typedef {import('../parts/stage.js').Stage} Stage */

class Game extends Page {
  static properties = { told: { state: true }, at: { state: true }, marks: { state: true }, fault: { state: true }, turned: { state: true }, better: { state: true } };

  constructor() {
    super();
    /** @type {HistoryJson | undefined} */
    this.told = undefined;
    /** @type {import('../app/history.js').History | undefined} */
    this.past = undefined;
    this.at = 0;
    /** What is to be said of some moves. @type {Map<number, string>} */
    this.marks = new Map();
    this.fault = '';
    /** @type {import('../types/wire.js').GameCard | undefined} */
    this.card = undefined;
    this.turned = 0;
    /** The seat from which one looks; 0 for nobody's. */
    this.seat = 0;
    /** The way of a step that would have been better. @type {ReturnType<typeof arrows>} */
    this.better = [];
    this.keys = (/** @type {KeyboardEvent} */ event) => this.press(event);
  }

  connectedCallback() {
    super.connectedCallback();
    document.addEventListener('keydown', this.keys);
    this.load();
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    document.removeEventListener('keydown', this.keys);
  }

  async load() {
    try {
      const [told, self] = await Promise.all([this.place.history(this.route.id ?? ''), me().catch(() => undefined)]);
      this.past = read(told);
      // Whoever played looks from where they sat; a link can say so too.
      const seat = Number(this.route.query.get('seat')) || told.players.findIndex((name) => name === self?.name) + 1;
      this.seat = seat > 0 && seat <= told.seats.length ? seat : 0;
      this.turned = told.layout.quarter_turns[this.seat - 1] ?? 0;
      this.card = await card(told.game).catch(() => undefined);
      this.told = told;
      this.name(t('game.title', { game: told.name }));
      const wanted = this.route.query.get('at');
      const at = wanted === null ? this.past.length : Number(wanted);
      this.at = Math.max(0, Math.min(Number.isInteger(at) ? at : 0, this.past.length));
      await this.updateComplete;
      this.stage?.show(this.past.moments[this.at].scene);
    } catch (error) {
      this.fault = reason(error);
    }
  }

  /** Where the game was played. */
  get place() {
    return placeOf(this.route);
  }

  /** @returns {Stage | null} */
  get stage() {
    return this.querySelector('cof-stage');
  }

  /** Shows a moment; the next one is played, others are shown at once. @param {number} moment */
  async go(moment) {
    const past = this.past;
    if (!past) return;
    const from = this.at;
    this.better = [];
    this.at = Math.max(0, Math.min(moment, past.length));
    if (this.at === from) return;
    note(`${location.pathname}?at=${this.at}${this.route.query.get('seat') ? `&seat=${this.seat}` : ''}`);
    const { scene, story, move } = past.moments[this.at];
    if (story && this.at === from + 1) await this.stage?.play(story, scene, move?.told);
    else this.stage?.show(scene);
  }

  /** Shows what would have been better than the next move. @param {number} moment @param {string | undefined} step */
  async improve(moment, step) {
    await this.go(moment);
    const { told, past } = this;
    const position = past?.moments[moment].position;
    if (!told || !step || position === undefined) return;
    const query = { rules: told.rules, position, play: step, lang: language() };
    /** @type {import('../types/wire.js').Position | undefined} */
    const answer = await get(`/api/games/${encodeURIComponent(told.game)}/position`, query).catch(() => undefined);
    if (answer?.played[0] && this.at === moment) this.better = arrows(answer.played[0].story, 'idea');
  }

  /** @param {KeyboardEvent} event */
  press(event) {
    const way = wayOf(event);
    if (way === undefined || !this.past) return;
    event.preventDefault();
    this.go(way === 'first' ? 0 : way === 'last' ? this.past.length : this.at + way);
  }

  /** A new table that begins at this moment. @param {'screen' | 'engine'} company */
  async playFrom(company) {
    const told = this.told;
    const position = this.past?.moments[this.at].position;
    if (!told || position === undefined) return;
    try {
      const { seats } = await chosen(told.game, told.rules);
      await open({ game: told.game, rules: told.rules, position, seats: seating(seats.length, company, Math.max(0, this.seat - 1)) });
    } catch (error) {
      toast(reason(error));
    }
  }

  async copyLink() {
    try {
      await navigator.clipboard.writeText(`${location.origin}${location.pathname}?at=${this.at}`);
      toast(t('waiting.copied'));
    } catch {
      // The address bar holds the same link.
      toast(t('game.address'));
    }
  }

  render() {
    if (this.fault) return nothingHere(this.fault);
    const { told, past } = this;
    if (!told || !past) return html`<div class="table empty" aria-busy="true"></div>`;
    const moment = past.moments[this.at];
    const last = turnPlaces(past, this.at);
    const over = told.status.state === 'over' ? told.status : undefined;
    const line = this.at === past.length && over ? over.told : (moment.move ? sentence(moment.move.told) : t('game.begin'));
    return html`<div class="table replay">
      <h1 class="unseen">${t('game.title', { game: told.name })}</h1>
      <div class="around"><div class="middle">
        <cof-stage .layout=${told.layout} .theme=${told.game} .turns=${this.turned} .marks=${{ last, arrows: this.better }} .label=${told.name} .line=${line}></cof-stage>
      </div></div>
      <div class="side">
        <header class="about">
          <div class="what">
            <a class="game-name" href="/rules/${told.game}">${told.name}</a>
            <span class="small soft">${told.seats.map((seat, index) => `${seat}: ${playerName(told.players[index] ?? '')}`).join(' · ')}</span>
            ${told.rules ? html`<span class="chip">${icons.sliders}${rulesName(this.card, told.rules)}</span>` : nothing}
          </div>
          <div class="tools"><button class="button quiet icon" aria-label=${t('table.turn')} title=${t('table.turn')} @click=${() => (this.turned = (this.turned + 2) % 4)}>${icons.again}</button></div>
        </header>
        ${over ? html`<p class="notice"><span><strong>${over.told}</strong> ${over.rule ? ruleLink(told.game, over.rule) : nothing}</span></p>` : nothing}
        ${told.opening.told.length ? html`<section class="sheet opening" aria-label=${t('opening.title')}>${begun(told.opening)}</section>` : nothing}
        <div class="sheet record">
          <cof-moves .moves=${told.moves} .pairs=${told.pairs} .at=${this.at} .costs=${this.marks} @cof-go=${(/** @type {CustomEvent} */ event) => this.go(event.detail.moment)}></cof-moves>
        </div>
        ${over && told.seats.length > 1
          ? html`<cof-review .place=${this.place} .game=${told} .at=${this.at} .seat=${this.seat} @cof-go=${(/** @type {CustomEvent} */ event) => this.improve(event.detail.moment, event.detail.better)} @cof-reviewed=${(/** @type {CustomEvent} */ event) => (this.marks = event.detail)}></cof-review>`
          : nothing}
        <section class="sheet stack" aria-labelledby="keep">
          <h2 id="keep" class="small-title">${t('game.keep')}</h2>
          <div class="row">
            ${this.place.home ? nothing : html`<button class="button compact" @click=${this.copyLink}>${icons.link}${t('game.link')}</button>`}
            ${over && this.at === past.length ? nothing : html`
              ${told.seats.length > 1 ? html`<button class="button compact" data-from="engine" @click=${() => this.playFrom('engine')}>${icons.chip}${t('game.from.engine')}</button>` : nothing}
              <button class="button compact" data-from="screen" @click=${() => this.playFrom('screen')}>${icons.play}${t('game.from')}</button>
            `}
          </div>
          ${downloads(told, this.place, this.at, () => this.stage?.board ?? null)}
        </section>
        ${told.status.state === 'playing' ? html`<a class="button" href=${this.place.tablePath(told.table)}>${icons.eye}${t('game.watch')}</a>` : nothing}
      </div>
    </div>`;
  }
}

customElements.define('cof-game', Game);

/** @param {import('../app/router.js').Route} route */
export const draw = (route) => html`<cof-game .route=${route}></cof-game>`;
