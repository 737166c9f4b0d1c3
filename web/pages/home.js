// Home: the games, each one click away, and the way back to what one left.

import { html, nothing, repeat } from '../vendor/lit.js';
import { Attuned } from '../app/attuned.js';
import { get, reason } from '../app/api.js';
import { toast } from '../app/announce.js';
import { catalogue, chosen, me } from '../app/house.js';
import { Page } from '../app/page.js';
import { choose, colours, settings } from '../app/settings.js';
import { begin } from '../app/start.js';
import { day, language, t } from '../app/words.js';
import { invite } from '../parts/company.js';
import { levelField } from '../parts/level.js';
import { continueCard } from '../parts/listing.js';
import * as icons from '../parts/icons.js';
import '../board/board.js';

/** @typedef {import('../types/wire.js').GameCard} GameCard */

/** The solitaire of the day. @typedef {{ card: GameCard, start: number, position: import('../types/wire.js').Position }} Daily */

class Home extends Page {
  static properties = {
    games: { state: true },
    levels: { state: true },
    tables: { state: true },
    daily: { state: true },
    fault: { state: true },
    busy: { state: true },
  };

  constructor() {
    super();
    /** @type {GameCard[] | undefined} */
    this.games = undefined;
    /** @type {number[]} */
    this.levels = [];
    /** @type {import('../types/wire.js').Listing[]} */
    this.tables = [];
    /** @type {Daily | undefined} */
    this.daily = undefined;
    this.fault = '';
    this.busy = '';
    new Attuned(this);
  }

  connectedCallback() {
    super.connectedCallback();
    this.name('');
    this.load();
  }

  async load() {
    try {
      const asked = me().then(() => get('/api/me/tables'));
      const { games, levels } = await catalogue();
      // Everything above the fold is drawn at once, so that nothing moves under a finger.
      const { tables } = await asked.catch(() => ({ tables: [] }));
      const goesOn = (/** @type {import('../types/wire.js').Listing} */ table) => ['playing', 'waiting'].includes(table.state);
      this.tables = tables.filter(goesOn).slice(0, 3);
      this.levels = levels;
      this.games = games;
      await this.loadDaily(games);
    } catch (error) {
      this.fault = reason(error);
    }
  }

  /** The day's start of the first game for one. @param {GameCard[]} games */
  async loadDaily(games) {
    for (const card of games) {
      const { seats, starts, daily: start } = await chosen(card.id, '');
      if (seats.length !== 1 || starts < 2) continue;
      const position = await get(`/api/games/${encodeURIComponent(card.id)}/position`, { start, lang: language() });
      this.daily = { card, start, position };
      return;
    }
  }

  /** Does something that leads to a table, once. @param {string} what @param {() => Promise<void>} work */
  async once(what, work) {
    if (this.busy) return;
    this.busy = what;
    try {
      await work();
    } catch (error) {
      toast(reason(error));
    }
    this.busy = '';
  }

  render() {
    return html`
      <section class="welcome">
        <div>
          <h1>${t('home.title')}</h1>
          <p class="lead">${t('home.lead')}</p>
        </div>
        ${levelField(this.levels.length ? this.levels : [settings().level], settings().level, (level) => choose({ level }))}
      </section>
      ${this.fault ? html`<p class="notice bad" role="alert">${icons.warning}<span>${this.fault}</span></p>` : nothing}
      ${this.tables.length ? this.continueSection() : nothing}
      <section class="shelf" aria-label=${t('home.games')} @cof-ready=${() => performance.mark('boards')}>
        ${this.games
          ? repeat(this.games, (card) => card.id, (card) => this.gameCard(card))
          : Array.from({ length: 6 }, () => html`<div class="game waiting" aria-hidden="true"></div>`)}
      </section>
      ${this.dailySection()}
    `;
  }

  continueSection() {
    return html`<section class="continue" aria-labelledby="continue">
      <h2 id="continue">${t('home.continue')}</h2>
      <div class="strip">
        ${repeat(this.tables, (table) => table.table, (table) => continueCard(table, this.games ?? []))}
      </div>
    </section>`;
  }

  /** @param {GameCard} card */
  gameCard(card) {
    const play = () => this.once(card.id, () => begin(card.id, 'engine'));
    const alone = card.layout.quarter_turns.length === 1;
    return html`<article class="game" aria-labelledby="game-${card.id}">
      <div class="picture" @click=${play}>
        <cof-board still theme=${card.id} mode=${colours()} .layout=${card.layout} .scene=${card.scene} .coordinates=${false} .label=${card.name}></cof-board>
      </div>
      <h2 id="game-${card.id}">${card.name}</h2>
      <p class="soft">${card.tagline}</p>
      <div class="actions">
        <button class="button primary large" ?disabled=${this.busy !== ''} aria-describedby="game-${card.id}" @click=${play}>
          ${icons.play}${t('home.play')}
        </button>
        ${alone
          ? nothing
          : html`
              <button class="button" ?disabled=${this.busy !== ''} aria-describedby="game-${card.id}" @click=${() => invite(card)}>
                ${icons.people}${t('home.friend')}
              </button>
              <button class="button" ?disabled=${this.busy !== ''} aria-describedby="game-${card.id}" @click=${() => this.once(card.id, () => begin(card.id, 'screen'))}>
                ${icons.screen}${t('home.screen')}
              </button>
            `}
      </div>
      <p class="more">
        <a href="/new/${card.id}" aria-label="${t('home.options')}: ${card.name}">${t('home.options')}</a>
        <a href="/rules/${card.id}" aria-label="${t('home.rules')}: ${card.name}">${t('home.rules')}</a>
      </p>
    </article>`;
  }

  dailySection() {
    const daily = this.daily;
    if (!daily) return nothing;
    const play = () => this.once('daily', () => begin(daily.card.id, 'engine', { start: daily.start }));
    return html`<section class="daily" aria-labelledby="daily">
      <div class="picture" @click=${play}>
        <cof-board still theme=${daily.card.id} mode=${colours()} .layout=${daily.position.layout} .scene=${daily.position.scene} .coordinates=${false} .label=${t('home.daily')}></cof-board>
      </div>
      <div class="stack">
        <p class="chip warm">${icons.sun}${day(new Date())}</p>
        <h2 id="daily">${t('home.daily')}</h2>
        <p>${t('home.daily.about', { name: daily.card.name, number: daily.start + 1 })}</p>
        <div class="row">
          <button class="button primary large" ?disabled=${this.busy !== ''} @click=${play}>${icons.play}${t('home.daily.play')}</button>
        </div>
      </div>
    </section>`;
  }
}

customElements.define('cof-home', Home);

/** @param {import('../app/router.js').Route} route */
export const draw = (route) => html`<cof-home .route=${route}></cof-home>`;
