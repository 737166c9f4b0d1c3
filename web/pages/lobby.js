// Lobby: tables that wait for players, games one can watch, and the latest that are over. It is kept up to date by a socket.

import { html, nothing, repeat } from '../vendor/lit.js';
import { get, reason } from '../app/api.js';
import { toast } from '../app/announce.js';
import { Attuned } from '../app/attuned.js';
import { catalogue, me } from '../app/house.js';
import { Line } from '../app/line.js';
import { Page } from '../app/page.js';
import { go } from '../app/router.js';
import { colours, settings } from '../app/settings.js';
import { begin } from '../app/start.js';
import { ago, language, t } from '../app/words.js';
import { lobbyRow, playerName } from '../parts/listing.js';
import * as icons from '../parts/icons.js';
import '../board/board.js';

/** @typedef {import('../types/wire.js').Lobby} LobbyJson */
/** @typedef {import('../types/wire.js').GameListing} GameListing */
/** @typedef {import('../types/wire.js').GameCard} GameCard */

/** How many games that are over are shown. */
const PAST = 8;

class Lobby extends Page {
  static properties = { lobby: { state: true }, games: { state: true }, past: { state: true }, fault: { state: true }, busy: { state: true } };

  constructor() {
    super();
    /** @type {LobbyJson | undefined} */
    this.lobby = undefined;
    /** @type {import('../types/wire.js').GameCard[]} */
    this.games = [];
    /** @type {GameListing[]} */
    this.past = [];
    this.fault = '';
    new Attuned(this);
    this.busy = false;
    /** @type {Line | undefined} */
    this.line = undefined;
  }

  connectedCallback() {
    super.connectedCallback();
    this.name(t('shell.lobby'));
    this.load();
    this.line = new Line(() => `/api/lobby/socket?lang=${language()}`, (message) => (this.lobby = message), () => this.requestUpdate(), true);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.line?.end();
  }

  async load() {
    try {
      const [{ games }, { games: past }] = await Promise.all([catalogue(), get('/api/records', { limit: PAST })]);
      this.past = past;
      this.games = games;
    } catch (error) {
      this.fault = reason(error);
    }
  }

  render() {
    const { waiting = [], playing = [] } = this.lobby ?? {};
    // Everything is drawn at once, so that nothing moves under a finger.
    const known = this.fault || (this.lobby && this.games.length);
    return html`
      <header class="page-head">
        <h1>${t('lobby.title')}</h1>
        <p class="lead">${t('lobby.lead')}</p>
      </header>
      ${this.fault ? html`<p class="notice bad" role="alert">${icons.warning}<span>${this.fault}</span></p>` : nothing}
      ${this.line?.state === 'lost' ? html`<p class="notice warm" role="status">${icons.plug}<span>${t('line.lost')}</span></p>` : nothing}
      ${known ? this.lists(waiting, playing) : html`<div class="table empty" aria-busy="true"></div>`}
    `;
  }

  /** @param {LobbyJson['waiting']} waiting @param {LobbyJson['playing']} playing */
  lists(waiting, playing) {
    const together = this.games.filter((card) => card.layout.quarter_turns.length > 1);
    return html`
      <section class="block" aria-labelledby="lobby-quick">
        <h2 id="lobby-quick">${t('lobby.quick')}</h2>
        <p class="soft">${t('lobby.quick.about')}</p>
        <div class="openers quick">
          ${together.map((card) => html`<button class="button" data-game=${card.id} ?disabled=${this.busy} @click=${() => this.pair(card, waiting)}>${this.piece(card)}${card.name}</button>`)}
        </div>
      </section>
      <section class="block" aria-labelledby="lobby-waiting">
        <h2 id="lobby-waiting">${t('lobby.waiting')}</h2>
        <ul class="listings">${repeat(waiting, (listing) => listing.table, (listing) => lobbyRow(listing, this.games))}${this.always(together)}</ul>
        ${waiting.length ? nothing : html`<p class="soft">${t('lobby.nobody')}</p>`}
        <p class="soft" id="lobby-open">${t('lobby.open')}</p>
        <div class="openers" role="group" aria-labelledby="lobby-open">
          ${together.map((card) => html`<a class="button" href="/new/${card.id}?with=lobby">${icons.sliders}${card.name}</a>`)}
        </div>
      </section>
      <section class="block" aria-labelledby="lobby-playing">
        <h2 id="lobby-playing">${t('lobby.playing')}</h2>
        <ul class="listings">${repeat(playing, (listing) => listing.table, (listing) => lobbyRow(listing, this.games))}</ul>
        ${playing.length ? nothing : html`<p class="soft">${t('lobby.quiet')}</p>`}
      </section>
      ${this.past.length
        ? html`<section class="block" aria-labelledby="lobby-past">
            <h2 id="lobby-past">${t('lobby.past')}</h2>
            <ul class="listings">${this.past.map((game) => this.pastRow(game))}</ul>
          </section>`
        : nothing}
    `;
  }

  /** Whoever finds nobody here finds the computer. @param {GameCard[]} together */
  always(together) {
    return html`<li class="sheet listing always">
      <span class="face">${icons.chip}</span>
      <div class="what"><strong>${t('seat.engine', { level: settings().level })}</strong><span class="soft small">${t('lobby.always')}</span></div>
      <div class="row openers" role="group" aria-label=${t('home.games')}>
        ${together.map((card) => html`<button class="button compact" data-engine=${card.id} ?disabled=${this.busy} @click=${() => this.meet(card)}>${this.piece(card)}${card.name}</button>`)}
      </div>
    </li>`;
  }

  /** Sits down with the computer. @param {GameCard} card */
  async meet(card) {
    if (this.busy) return;
    this.busy = true;
    try {
      await begin(card.id, 'engine');
    } catch (error) {
      toast(reason(error));
    }
    this.busy = false;
  }

  /** A piece that stands for a game. @param {GameCard} card */
  piece({ id, scene }) {
    const piece = scene.pieces[0] ?? scene.reserves[0];
    return html`<cof-piece mode=${colours()} theme=${id} camp=${piece?.camp ?? ''} kind=${piece?.kind ?? ''}></cof-piece>`;
  }

  /** Sits down with the first who waits for this game; where nobody does, others are waited for. @param {GameCard} card @param {LobbyJson['waiting']} waiting */
  async pair(card, waiting) {
    if (this.busy) return;
    this.busy = true;
    try {
      const { visitor } = await me();
      const free = waiting.find(({ game, seats }) => {
        const own = seats.some((holder) => holder.kind === 'person' && holder.visitor === visitor);
        return game === card.id && !own && seats.some(({ kind }) => kind === 'open');
      });
      if (free) go(`/t/${free.table}#join`);
      else await begin(card.id, 'lobby');
    } catch (error) {
      toast(reason(error));
    }
    this.busy = false;
  }

  /** @param {GameListing} game */
  pastRow(game) {
    const card = this.games.find((card) => card.id === game.game);
    return html`<li class="sheet listing">
      ${card ? this.piece(card) : nothing}
      <div class="what"><strong>${card?.name ?? game.game}</strong><span class="soft small">${game.names.map(playerName).join(' · ')}</span></div>
      <div class="row"><span class="soft small">${t('lobby.moves', { n: game.moves })} · ${ago(game.ended)}</span></div>
      <a class="button compact" href="/g/${game.id}">${icons.eye}${t('lobby.replay')}</a>
    </li>`;
  }
}

customElements.define('cof-lobby', Lobby);

/** @param {import('../app/router.js').Route} route */
export const draw = (route) => html`<cof-lobby .route=${route}></cof-lobby>`;
