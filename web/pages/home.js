// Home: the games, each one click away, the way back to what one left, and what goes on at the tables.

import { html, nothing, repeat } from '../vendor/lit.js';
import { Attuned } from '../app/attuned.js';
import { get, reason } from '../app/api.js';
import { toast } from '../app/announce.js';
import { catalogue, chosen, me } from '../app/house.js';
import { Page } from '../app/page.js';
import { choose, colours, settings } from '../app/settings.js';
import { begin } from '../app/start.js';
import { day, language, t } from '../app/words.js';
import { tables as kept } from '../here/store.js';
import { invite } from '../parts/company.js';
import { levelField } from '../parts/level.js';
import { continueCard, finishedCard, mineToMove } from '../parts/listing.js';
import * as icons from '../parts/icons.js';
import '../board/board.js';
import '../parts/life.js';
import '../parts/puzzle.js';

/** @typedef {import('../types/wire.js').GameCard} GameCard */

/** The solitaire of the day. @typedef {{ card: GameCard, start: number, position: import('../types/wire.js').Position }} Daily */

/** The tables that stand here, as lists have them. @type {Set<string>} */
const here = new Set();

/** Whether a table stands here. @param {import('../types/wire.js').Listing} listing */
const isHome = ({ table }) => here.has(table);

/** The tables that stand here, and only here. */
async function homeTables() {
  const own = (await kept()).filter(({ put }) => !put);
  own.forEach(({ id }) => here.add(id));
  return own.map(({ listing }) => listing);
}

class Home extends Page {
  static properties = {
    games: { state: true },
    levels: { state: true },
    tables: { state: true },
    daily: { state: true },
    self: { state: true },
    over: { state: true },
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
    /** Who I am, as tables know me. */
    this.self = '';
    /** My games that are over, the latest first. @type {import('../types/wire.js').Listing[]} */
    this.over = [];
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
      const asked = me().then((self) => {
        this.self = self.visitor;
        return get('/api/me/tables');
      }).catch(() => ({ tables: [] }));
      const { games, levels } = await catalogue();
      // Everything above the fold is drawn at once, so that nothing moves under a finger.
      const { tables } = await asked;
      /** @type {import('../types/wire.js').Listing[]} */
      const mine = [...tables, ...(await homeTables())].sort((a, b) => b.changed - a.changed);
      const goesOn = mine.filter((table) => ['playing', 'waiting'].includes(table.state));
      // What waits for me comes first.
      goesOn.sort((a, b) => Number(mineToMove(b, this.self)) - Number(mineToMove(a, this.self)));
      this.tables = goesOn.slice(0, 3);
      this.over = mine.filter((table) => table.state === 'over').slice(0, 4);
      this.levels = levels;
      this.games = games;
      await Promise.all([this.loadTurns(), this.loadDaily(games)]);
    } catch (error) {
      this.fault = reason(error);
    }
  }

  /** Whose turn it is by now: lists of tables are written down a little behind the games. */
  async loadTurns() {
    const fresh = async (/** @type {import('../types/wire.js').Listing} */ listing) => {
      if (listing.state !== 'playing' || isHome(listing)) return listing;
      /** @type {import('../types/wire.js').Snapshot | undefined} */
      const table = await get(`/api/tables/${encodeURIComponent(listing.table)}`, { lang: language() }).catch(() => undefined);
      return table?.play.status.state === 'playing' ? { ...listing, actor: table.play.status.actor } : listing;
    };
    this.tables = await Promise.all(this.tables.map(fresh));
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
      ${this.games
        ? html`<section class="shelf" aria-label=${t('home.games')} @cof-ready=${() => performance.mark('boards')}>${repeat(this.games, (card) => card.id, (card) => this.gameCard(card))}</section>`
        : html`<div class="table empty" aria-busy="true"></div>`}
      ${this.dailySection()} ${this.games ? html`<cof-puzzle .games=${this.games}></cof-puzzle><cof-life></cof-life>` : nothing} ${this.overSection()}
    `;
  }

  continueSection() {
    return html`<section class="continue" aria-labelledby="continue">
      <h2 id="continue">${t('home.continue')}</h2>
      <div class="strip">
        ${repeat(this.tables, (table) => table.table, (table) => continueCard(table, this.games ?? [], this.self, isHome(table)))}
      </div>
    </section>`;
  }

  /** Where somebody who has not played here yet may begin: the smallest board has least to learn. @returns {GameCard | undefined} */
  get easiest() {
    if (this.tables.length || this.over.length) return undefined;
    const [first] = (this.games ?? []).filter((card) => card.layout.quarter_turns.length > 1).sort((a, b) => a.layout.sites.length - b.layout.sites.length);
    return first;
  }

  /** @param {GameCard} card */
  gameCard(card) {
    const play = () => this.once(card.id, () => begin(card.id, 'engine'));
    const alone = card.layout.quarter_turns.length === 1;
    return html`<article class="game" aria-labelledby="game-${card.id}">
      <div class="picture" @click=${play}>
        <cof-board still theme=${card.id} mode=${colours()} .layout=${card.layout} .scene=${card.middle} .coordinates=${false} .label=${card.name}></cof-board>
      </div>
      <div class="words">
        <h2 id="game-${card.id}">${card.name}</h2>
        ${card === this.easiest ? html`<p class="chip green">${t('home.first')}</p>` : nothing}
        <p class="soft">${card.tagline}</p>
      </div>
      <div class="actions">
        <button class="button primary" ?disabled=${this.busy !== ''} aria-describedby="game-${card.id}" @click=${play}>
          ${icons.play}${t('home.play')}
        </button>
        <a class="button" href="/${card.lessons ? 'learn' : 'rules'}/${card.id}" aria-describedby="game-${card.id}">${icons.book}${t('home.learn')}</a>
      </div>
      <p class="more">
        ${alone
          ? nothing
          : html`
              <button class="plain" ?disabled=${this.busy !== ''} aria-describedby="game-${card.id}" @click=${() => invite(card)}>${t('home.friend')}</button>
              <button class="plain" ?disabled=${this.busy !== ''} aria-describedby="game-${card.id}" @click=${() => this.once(card.id, () => begin(card.id, 'screen'))}>${t('home.screen')}</button>
            `}
        <a href="/new/${card.id}" aria-label="${t('home.options')}: ${card.name}">${t('home.options')}</a>
      </p>
    </article>`;
  }

  overSection() {
    if (!this.over.length) return nothing;
    return html`<section class="continue finished" aria-labelledby="finished">
      <h2 id="finished">${t('home.finished')}</h2>
      <div class="strip">${repeat(this.over, (table) => table.table, (table) => finishedCard(table, this.games ?? [], isHome(table)))}</div>
    </section>`;
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
