// Life: what goes on at the tables: a game that is being played, or else the latest that is over, and what has ended since the last
// visit. It is fetched when the reader comes near.

import { html, nothing } from '../vendor/lit.js';
import { Attuned } from '../app/attuned.js';
import { get } from '../app/api.js';
import { read } from '../app/history.js';
import { Part } from '../app/page.js';
import { colours } from '../app/settings.js';
import { ago, language, t } from '../app/words.js';
import { holderName, playerName } from './listing.js';
import * as icons from './icons.js';
import '../board/board.js';

/** @typedef {import('../types/wire.js').GameListing} GameListing */

/**
 * A game to look at.
 * @typedef {object} Shown
 * @property {string} path
 * @property {boolean} live whether it is being played
 * @property {string} game
 * @property {string} name
 * @property {string[]} players
 * @property {import('../types/wire.js').Layout} layout
 * @property {import('../types/wire.js').Scene} scene
 * @property {string} told how it ended, and when
 */

/** Where the browser keeps when I was here last. */
const SEEN = 'coffret.seen';
/** How many games that are over are looked through. */
const LATEST = 20;
/** It is there before it is seen. */
const NEAR = '500px';

class Life extends Part {
  static properties = { shown: { state: true }, ended: { state: true }, known: { state: true } };

  constructor() {
    super();
    /** @type {Shown | undefined} */
    this.shown = undefined;
    /** How many games have ended here since I was here last. */
    this.ended = 0;
    this.known = false;
    new Attuned(this);
    this.watch = new IntersectionObserver((seen) => {
      if (seen.some((entry) => entry.isIntersecting)) this.look();
    }, { rootMargin: NEAR });
  }

  connectedCallback() {
    super.connectedCallback();
    this.watch.observe(this);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.watch.disconnect();
  }

  async look() {
    this.watch.disconnect();
    const since = Number(localStorage.getItem(SEEN) ?? 0);
    localStorage.setItem(SEEN, String(Date.now()));
    // Without news the page is whole all the same.
    await this.find(since).catch(() => undefined);
    this.known = true;
  }

  /** @param {number} since */
  async find(since) {
    const [{ playing }, { games }] = await Promise.all([get('/api/tables'), get('/api/records', { limit: LATEST })]);
    /** @type {GameListing[]} */
    const over = games;
    this.ended = since ? over.filter((game) => game.ended > since).length : 0;
    if (playing.length) this.shown = await this.live(playing[0].table);
    // A game of some length tells more than one that was given up at once.
    const [latest] = [...over].sort((a, b) => Number(b.moves >= 10) - Number(a.moves >= 10));
    if (!this.shown && latest) this.shown = await this.past(latest);
  }

  /** @param {string} table @returns {Promise<Shown | undefined>} */
  async live(table) {
    /** @type {import('../types/wire.js').Snapshot | undefined} */
    const told = await get(`/api/tables/${encodeURIComponent(table)}`, { lang: language() }).catch(() => undefined);
    if (!told) return undefined;
    const { game, name, layout } = told.table;
    return { path: `/t/${table}`, live: true, game, name, players: told.seats.map(({ holder }) => holderName(holder)), layout, scene: told.play.scene, told: '' };
  }

  /** @param {GameListing} listed @returns {Promise<Shown>} */
  async past(listed) {
    const told = await get(`/api/records/${encodeURIComponent(listed.id)}`, { lang: language() });
    const { game, name, layout, status } = told;
    const scene = read(told).moments.at(-1)?.scene ?? told.scene;
    const end = status.state === 'over' ? status.told : '';
    return { path: `/g/${listed.id}`, live: false, game, name, players: told.players.map(playerName), layout, scene, told: `${end} ${ago(listed.ended)}` };
  }

  render() {
    const { shown } = this;
    if (!shown && !this.ended) return this.known ? nothing : html`<div class="daily life empty" aria-hidden="true"></div>`;
    return html`<section class="daily life" aria-labelledby="life">
      ${shown
        ? html`<a class="picture" href=${shown.path} aria-label=${t(shown.live ? 'lobby.watch' : 'lobby.replay')}>
            <cof-board still theme=${shown.game} mode=${colours()} .layout=${shown.layout} .scene=${shown.scene} .coordinates=${false} .label=${shown.name}></cof-board>
          </a>`
        : nothing}
      <div class="stack">
        <h2 id="life">${t(shown?.live ? 'home.life' : 'home.latest')}</h2>
        ${shown ? html`<p>${shown.name}: ${shown.players.join(' · ')}</p>` : nothing}
        ${shown?.told ? html`<p class="soft">${shown.told}</p>` : nothing}
        ${this.ended ? html`<p class="soft">${t('home.ended', { n: this.ended })}</p>` : nothing}
        <div class="row">
          ${shown ? html`<a class="button" href=${shown.path}>${icons.eye}${t(shown.live ? 'lobby.watch' : 'lobby.replay')}</a>` : nothing}
          <a class="button quiet" href="/lobby">${icons.door}${t('lobby.title')}</a>
        </div>
      </div>
    </section>`;
  }
}

customElements.define('cof-life', Life);
