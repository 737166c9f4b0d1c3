// The table: a board with the people around it, and beside it the moves, what one may do, help and talk.

import { html, nothing } from '../vendor/lit.js';
import { Attuned } from '../app/attuned.js';
import { Refusal, reason } from '../app/api.js';
import { announce, toast } from '../app/announce.js';
import { arrows } from '../app/history.js';
import { card } from '../app/house.js';
import { Page } from '../app/page.js';
import { settings } from '../app/settings.js';
import { Show } from '../app/show.js';
import { Table } from '../app/table.js';
import { t } from '../app/words.js';
import { actions, offers, waits } from '../parts/actions.js';
import { clockName } from '../parts/clock-choice.js';
import { comfort } from '../parts/comfort.js';
import { Hand } from '../parts/hand.js';
import { invitation } from '../parts/invitation.js';
import { holderName, rulesName } from '../parts/listing.js';
import { wayOf } from '../parts/moves.js';
import { result } from '../parts/result.js';
import { around } from '../parts/seats.js';
import * as icons from '../parts/icons.js';
import '../parts/helper.js';
import '../parts/moves.js';
import '../parts/opening.js';
import '../parts/solo.js';
import '../parts/stage.js';
import '../parts/talk.js';
import '../parts/typed.js';
import '../parts/waiting.js';

/** @typedef {import('../app/table.js').News} News */
/** @typedef {import('../parts/stage.js').Stage} Stage */

class TablePage extends Page {
  static properties = { news: { state: true }, turned: { state: true }, refusal: { state: true }, hint: { state: true }, card: { state: true } };

  constructor() {
    super();
    /** Counts what happened, so that everything is drawn again. */
    this.news = 0;
    /** How many quarters the viewer has turned the board by hand. */
    this.turned = 0;
    /** Why the last touch was refused. @type {import('../types/wire.js').Fault | undefined} */
    this.refusal = undefined;
    /** @type {import('../types/wire.js').Hint | undefined} */
    this.hint = undefined;
    /** @type {Table | undefined} */
    this.table = undefined;
    /** @type {import('../types/wire.js').GameCard | undefined} */
    this.card = undefined;
    new Attuned(this);
    this.keys = (/** @type {KeyboardEvent} */ event) => this.press(event);
    /** @type {ReturnType<typeof setInterval> | undefined} */
    this.timer = undefined;
    this.wasMine = false;
    /** The board that shows the game; another one has to be told how it stands. @type {Stage | null} */
    this.told = null;
  }

  connectedCallback() {
    super.connectedCallback();
    const table = new Table(this.route.id ?? '', (news) => this.hear(news));
    this.table = table;
    this.show = new Show(table, () => this.stage, () => this.requestUpdate());
    this.hand = new Hand(table, () => this.stage?.board ?? null, (fault) => this.refuse(fault));
    document.addEventListener('keydown', this.keys);
    // Somebody's absence is counted in seconds.
    this.timer = setInterval(() => table.presence.absent.length && this.requestUpdate(), 1000);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.table?.close();
    clearInterval(this.timer);
    document.removeEventListener('keydown', this.keys);
  }

  /** @returns {Stage | null} */
  get stage() {
    return this.querySelector('cof-stage');
  }

  updated() {
    if (this.stage === this.told) return;
    this.told = this.stage;
    this.show?.now();
  }

  /** @param {News} news */
  hear(news) {
    const table = /** @type {Table} */ (this.table);
    this.news += 1;
    if (news.about === 'snapshot') this.meet(table);
    if (news.about === 'snapshot' || (news.about === 'event' && table.moved === table.version)) {
      this.refusal = undefined;
      this.hint = undefined;
    }
    if (news.about === 'snapshot' || news.about === 'event') this.show?.hear(news);
    if (news.event?.status?.state === 'over') announce(news.event.status.told);
    const mine = table.actor !== undefined && (table.you?.seats.includes(table.actor) ?? false);
    if (news.about === 'you' && mine && !this.wasMine && !table.isOneScreen) announce(t('status.yours'));
    if (news.about === 'you') this.wasMine = mine;
  }

  /** Learns what is played here. @param {Table} table */
  async meet(table) {
    this.name(table.info?.name ?? '');
    this.card = await card(table.info?.game ?? '').catch(() => undefined);
  }

  /** Sends a command; a refusal is shown. @param {Record<string, unknown>} deed */
  act = async (deed) => {
    try {
      return await this.table?.send(deed);
    } catch (error) {
      toast(reason(error));
      return undefined;
    }
  };

  /** Shows why not. @param {unknown} error */
  refuse(error) {
    this.refusal = error instanceof Refusal ? error.fault : undefined;
    if (error instanceof Refusal) announce(error.fault.rule ? `${error.message} ${t('why.rule', { rule: error.fault.rule })}` : error.message);
  }

  /** @param {KeyboardEvent} event */
  press(event) {
    const way = wayOf(event);
    if (way === undefined || !this.table?.play?.moves.length) return;
    event.preventDefault();
    if (way === 'first') this.show?.go(0);
    else if (way === 'last') this.show?.now();
    else this.show?.move(way);
  }

  render() {
    const table = this.table;
    if (table?.ended) return this.gone(table.ended.message);
    if (!table?.info || !table.play) return html`<div class="table empty" aria-busy="true"></div>`;
    const waiting = table.play.status.state === 'waiting';
    return html`<div class="table ${waiting ? 'waits' : ''}">
      <h1 class="unseen">${table.info.name}</h1>
      ${around(table, this.turns(table), this.board(table), (seat) => waits(table, seat, this.act, settings().level))}
      <div class="side">
        ${this.head(table)}
        <cof-opening .table=${table} .news=${this.news}></cof-opening>
        ${table.line.state === 'lost' ? html`<p class="notice warm" role="status">${icons.plug}<span>${t('line.lost')}</span></p>` : nothing}
        ${invitation(table, this.route.hash, this.act)}
        ${waiting ? html`<cof-waiting .table=${table} .act=${this.act} .news=${this.news}></cof-waiting>` : nothing}
        ${offers(table, this.act)}
        ${result(table, this.act)}
        ${this.solo(table)}
        ${waiting
          ? nothing
          : html`<div class="sheet record">
              <cof-moves .moves=${table.play.moves} .at=${this.show?.at ?? table.play.moves.length} .live=${true} @cof-go=${(/** @type {CustomEvent} */ event) => this.show?.go(event.detail.moment)}></cof-moves>
              ${actions(table, this.act)}
            </div>`}
        ${this.help(table)}
        ${table.persons > 1 && !table.isOneScreen
          ? html`<section class="sheet talk"><cof-talk .table=${table} .news=${this.news}></cof-talk></section>`
          : nothing}
      </div>
    </div>`;
  }

  /** @param {string} why */
  gone(why) {
    return html`<section class="sheet narrow stack"><h1>${t('table.gone')}</h1><p>${why}</p><p><a class="button primary" href="/">${t('missing.home')}</a></p></section>`;
  }

  /** What is played here, and how one likes it. @param {Table} table */
  head(table) {
    const info = table.info;
    if (!info) return nothing;
    return html`<header class="about">
      <div class="what">
        <a class="game-name" href="/rules/${info.game}">${info.name}</a>
        <span class="row chips">
          ${info.rules ? html`<a class="chip" href="/new/${info.game}?rules=${encodeURIComponent(info.rules)}">${icons.sliders}${rulesName(this.card, info.rules)}</a>` : nothing}
          ${info.clock.kind === 'none' ? nothing : html`<span class="chip">${icons.clock}${clockName(info.clock)}</span>`}
          ${table.presence.watchers ? html`<span class="chip">${icons.eye}${t('table.watchers', { n: table.presence.watchers })}</span>` : nothing}
          ${table.play && table.play.score.games > 1 ? html`<span class="chip">${t('table.round', { round: table.play.score.round, games: table.play.score.games })}</span>` : nothing}
        </span>
      </div>
      <div class="tools">
        <button class="button quiet icon" aria-label=${t('table.turn')} title=${t('table.turn')} @click=${() => this.turnBoard(table)}>${icons.again}</button>
        <button class="button quiet icon" aria-label=${t('comfort.title')} title=${t('comfort.title')} @click=${comfort}>${icons.gear}</button>
      </div>
    </header>`;
  }

  /** @param {Table} table */
  turns(table) {
    return ((table.info?.layout.quarter_turns[table.view - 1] ?? 0) + this.turned) % 4;
  }

  /** The next way somebody sits. @param {Table} table */
  turnBoard(table) {
    const ways = [...new Set(table.info?.layout.quarter_turns ?? [])].sort();
    const now = this.turns(table);
    const next = ways.length > 1 ? ways[(ways.indexOf(now) + 1) % ways.length] : (now + 2) % 4;
    this.turned = (this.turned + next - now + 4) % 4;
  }

  /** @param {Table} table */
  board(table) {
    const mine = table.may('step') && (this.show?.open ?? false);
    const seat = table.seats[table.view - 1];
    const label = table.sits && seat && !table.isOneScreen ? t('table.label', { game: table.info?.name ?? '', seat: seat.name }) : (table.info?.name ?? '');
    return html`<cof-stage
      .layout=${table.info?.layout}
      .theme=${table.info?.game ?? ''}
      .turns=${this.turns(table)}
      .entry=${(mine && table.tree) || null}
      .bound=${(mine && table.you?.bound) || null}
      .camp=${table.play?.status.state === 'playing' ? table.play.status.side : ''}
      .marks=${this.marks()}
      .label=${label}
      .line=${this.line(table)}
      .refusal=${this.refusal}
      @cof-touch=${(/** @type {CustomEvent} */ event) => this.hand?.touch(event.detail)}
      @cof-step=${(/** @type {CustomEvent} */ event) => this.hand?.step(event.detail)}
      @cof-refuse=${(/** @type {CustomEvent} */ event) => this.hand?.refuse(event.detail)}
      @cof-hover=${(/** @type {CustomEvent} */ event) => this.hand?.hover(event.detail)}
    ></cof-stage>`;
  }

  /** What is marked on the board: the last step, and where a hint leads. */
  marks() {
    const { hint } = this;
    return { last: this.show?.last ?? [], hint: hint?.sites ?? [], arrows: hint?.step ? arrows(hint.step.story, 'hint') : [] };
  }

  /** How things stand, in a line. @param {Table} table */
  line(table) {
    const play = table.play;
    if (!play) return '';
    if (this.show?.at !== undefined) return t('status.past', { at: this.show.at, count: play.moves.length });
    if (play.status.state === 'over') return play.status.told;
    if (play.status.state !== 'playing') return t('status.waiting');
    const words = play.scene.words.join(' ');
    const holder = table.seats.find((seat) => seat.seat === table.actor)?.holder;
    if (table.isOneScreen || table.seats.length === 1 || !holder) return words;
    if (table.may('step')) return `${t('status.yours')} ${words}`;
    return t(holder.kind === 'engine' ? 'status.thinks' : 'status.theirs', { name: holderName(holder) });
  }

  /** @param {Table} table */
  solo(table) {
    if (table.seats.length !== 1 || !table.may('truth')) return nothing;
    return html`<cof-solo .table=${table} .act=${this.act} .news=${this.news}></cof-solo>`;
  }

  /** Hints and typing, for whoever plays. @param {Table} table */
  help(table) {
    if (!table.sits || table.play?.status.state !== 'playing') return nothing;
    return html`<div class="sheet help">
      <cof-helper .table=${table} .news=${this.news} @cof-hint=${(/** @type {CustomEvent} */ event) => (this.hint = event.detail)}></cof-helper>
      <cof-typed .table=${table} .news=${this.news}></cof-typed>
    </div>`;
  }
}

customElements.define('cof-table', TablePage);

/** @param {import('../app/router.js').Route} route */
export const draw = (route) => html`<cof-table .route=${route}></cof-table>`;
