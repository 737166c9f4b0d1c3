// The table: a board with the people around it, and beside it the moves, what one may do, help and talk.

import { html, nothing } from '../vendor/lit.js';
import { Attuned } from '../app/attuned.js';
import { Refusal, reason } from '../app/api.js';
import { announce, toast } from '../app/announce.js';
import { arrows } from '../app/history.js';
import { card } from '../app/house.js';
import { Page } from '../app/page.js';
import { placeOf } from '../app/place.js';
import { note } from '../app/router.js';
import { choose, settings } from '../app/settings.js';
import { Show } from '../app/show.js';
import { Table } from '../app/table.js';
import { sentence, t } from '../app/words.js';
import { atHome, putButton } from '../parts/at-home.js';
import { actions, offers, takeBack, waits } from '../parts/actions.js';
import { clockName } from '../parts/clock-choice.js';
import { comfort, onOff } from '../parts/comfort.js';
import { Courier } from '../parts/courier.js';
import { invitation } from '../parts/invitation.js';
import { holderName, rulesName } from '../parts/listing.js';
import { numberAt } from '../parts/counting.js';
import { wayOf } from '../parts/moves.js';
import { fateOf, result } from '../parts/result.js';
import { around, flanked } from '../parts/seats.js';
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

/** How much of what a hinted step brings about is told with it. */
const CONSEQUENCES = 2;

class TablePage extends Page {
  static properties = { news: { state: true }, turned: { state: true }, refusal: { state: true }, hint: { state: true }, card: { state: true }, drawer: { state: true }, plans: { state: true } };

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
    /** What is opened beside the board, or over its lower edge where there is no room. @type {'' | 'moves' | 'more'} */
    this.drawer = '';
    /** @type {Table | undefined} */
    this.table = undefined;
    /** @type {import('../types/wire.js').GameCard | undefined} */
    this.card = undefined;
    new Attuned(this);
    this.keys = (/** @type {KeyboardEvent} */ event) => this.press(event);
    /** @type {ReturnType<typeof setInterval> | undefined} */
    this.timer = undefined;
    this.wasMine = false;
    /** My offers that stand, and the one that I took back. @type {number[]} */
    this.offered = [];
    this.withdrawn = 0;
    /** Whether the click in the lobby has had its effect. */
    this.joined = false;
    this.wasOver = false;
    /** Whether the game was seen while it was played. */
    this.witnessed = false;
    /** The game in which a move was shown. */
    this.helped = '';
    /** Whether something is marked that the player thinks of. */
    this.plans = false;
    /** What lies beside the board, as it was shown last. @type {import('../types/wire.js').Reserve[]} */
    this.reserves = [];
    /** The board that shows the game; another one has to be told how it stands. @type {Stage | null} */
    this.told = null;
  }

  connectedCallback() {
    super.connectedCallback();
    const table = new Table(this.route.id ?? '', placeOf(this.route), (news) => this.hear(news));
    this.table = table;
    this.show = new Show(table, () => this.stage, () => this.requestUpdate());
    this.hand = new Courier(table, () => this.stage?.board ?? null, (fault) => this.refuse(fault));
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
    if (this.ended && !this.wasOver && this.table?.play?.status.state === 'over') {
      announce(this.table.play.status.told);
      const fate = fateOf(this.table);
      if (this.witnessed && fate) this.stage?.board?.sounds.play(fate);
    }
    this.wasOver = this.ended;
    if (this.stage === this.told) return;
    this.told = this.stage;
    this.show?.now();
  }

  /** @param {News} news */
  hear(news) {
    const table = /** @type {Table} */ (this.table);
    this.news += 1;
    this.witnessed ||= table.play?.status.state === 'playing';
    if (news.about === 'snapshot') this.meet(table);
    if (news.about === 'snapshot' || (news.about === 'event' && table.moved === table.version)) {
      this.refusal = undefined;
      this.hint = undefined;
    }
    if (news.about === 'snapshot' || news.about === 'event') this.show?.hear(news);
    if (news.event?.kind === 'offer') this.missOffers(table);
    this.offered = table.offers.filter((offer) => offer.by === table.you?.visitor).map(({ number }) => number);
    if (news.about === 'you') {
      this.call(table);
      this.join(table);
    }
  }

  /** Whoever chose this table in the lobby sits down with the same click, where there is nothing to choose. @param {Table} table */
  join(table) {
    if (this.joined || this.route.hash !== 'join' || table.sits || !table.may('sit') || table.info?.reserved) return;
    const open = table.seats.filter(({ holder }) => holder.kind === 'open');
    if (open.length !== 1) return;
    this.joined = true;
    note(location.pathname);
    this.act({ do: 'sit', seat: open[0].seat });
  }

  /** Somebody said no: whoever offered must hear of it. @param {Table} table */
  missOffers(table) {
    const standing = new Set(table.offers.map(({ number }) => number));
    for (const number of this.offered) if (!standing.has(number) && number !== this.withdrawn) toast(t('offer.declined'));
  }

  /** Calls the player whose turn has come: in the title, for ears, for eyes elsewhere and for pockets. @param {Table} table */
  call(table) {
    const mine = table.actor !== undefined && (table.you?.seats.includes(table.actor) ?? false) && table.may('step');
    const fresh = mine && !this.wasMine;
    this.wasMine = mine;
    this.name(mine && !table.isOneScreen && table.seats.length > 1 ? t('title.yours', { game: table.info?.name ?? '' }) : (table.info?.name ?? ''));
    if (!fresh || table.isOneScreen || table.seats.length === 1) return;
    announce(t('status.yours'));
    // Against an engine one looks at the board anyway.
    if (table.persons < 2 && !document.hidden) return;
    this.stage?.board?.sounds.play('yours');
    if (settings().sound) navigator.vibrate?.(80);
  }

  /** Learns what is played here. @param {Table} table */
  async meet(table) {
    this.call(table);
    this.card = await card(table.info?.game ?? '').catch(() => undefined);
  }

  /** Sends a command; a refusal is shown. @param {Record<string, unknown>} deed */
  act = async (deed) => {
    if (deed.do === 'decline') this.withdrawn = Number(deed.offer);
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
    if (error instanceof Refusal) announce(error.fault.rule ? `${error.message} (${t('why.rule', { rule: error.fault.rule })})` : error.message);
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
    if (table?.ended) return this.gone(table.ended.code === 'not_found' ? t('missing.about') : table.ended.message);
    if (table?.play?.status.state === 'closed') return this.gone(t('table.closed'));
    // From which seat one looks is told right after the table; before that everything would be drawn once and then moved.
    if (!table?.info || !table.play || !table.you) return html`<div class="table empty" aria-busy="true"></div>`;
    const waiting = table.play.status.state === 'waiting';
    const turns = this.turns(table);
    return html`<div class="table ${waiting ? 'waits' : ''} ${flanked(table, turns) ? 'flanked' : ''}">
      <h1 class="unseen">${table.info.name}</h1>
      ${around(table, turns, this.board(table), (seat) => waits(table, seat, this.act, settings().level), this.lying(table))}
      ${this.ended ? result(table, this.act, this.witnessed) : nothing}
      <div class="side">
        ${this.head(table)}
        <cof-opening .table=${table} .news=${this.news}></cof-opening>
        ${table.line.state === 'lost' ? html`<p class="notice warm" role="status">${icons.plug}<span>${t('line.lost')}</span></p>` : nothing}
        ${atHome(table)}
        ${invitation(table, this.route.hash, this.act)}
        ${waiting ? html`<cof-waiting .table=${table} .act=${this.act} .news=${this.news}></cof-waiting>` : nothing}
        ${offers(table, this.act)}
        ${this.solo(table)}
        ${waiting ? nothing : html`${this.record(table)} ${this.deeds(table)} ${this.menu(table)}`}
        ${settings().typing && table.sits && table.play.status.state === 'playing' ? html`<div class="sheet"><cof-typed .table=${table} .news=${this.news}></cof-typed></div>` : nothing}
        ${table.persons > 1 && !table.isOneScreen
          ? html`<section class="sheet talk"><cof-talk .table=${table} .news=${this.news}></cof-talk></section>`
          : nothing}
      </div>
    </div>`;
  }

  /** Whether the game is over and its end was seen: nobody is told the result before the last move. */
  get ended() {
    return this.table?.play?.status.state === 'over' && (this.show?.shown ?? true);
  }

  /** What lies beside the board: it changes when the board shows why. @param {Table} table */
  lying(table) {
    const scene = this.show?.at === undefined ? table.play?.scene : this.stage?.board?.scene;
    if (this.show?.shown ?? true) this.reserves = scene?.reserves ?? [];
    return this.reserves;
  }

  /** Where pieces of a camp lie before somebody. @param {string} camp @returns {Element | null} */
  heaps = (camp) => this.querySelector(`.before [data-heap=${CSS.escape(camp)}] cof-piece`);

  /** What was played. @param {Table} table */
  record(table) {
    const moves = table.play?.moves ?? [];
    return html`<div class="sheet record ${this.drawer === 'moves' ? 'open' : ''}">
      <cof-moves .moves=${moves} .pairs=${table.info?.pairs ?? false} .at=${this.show?.at ?? moves.length} .live=${true} @cof-go=${(/** @type {CustomEvent} */ event) => this.show?.go(event.detail.moment)}></cof-moves>
    </div>`;
  }

  /** What is done often: at the foot of the column, or of the screen where thumbs are. @param {Table} table */
  deeds(table) {
    const drawer = (/** @type {'moves' | 'more'} */ name, /** @type {unknown} */ icon, /** @type {string} */ label) => html`
      <button class="deed" data-drawer=${name} aria-expanded=${this.drawer === name ? 'true' : 'false'} @click=${() => (this.drawer = this.drawer === name ? '' : name)}>${icon}<span>${label}</span></button>
    `;
    const playing = table.sits && table.play?.status.state === 'playing';
    return html`<div class="deeds" role="group" aria-label=${t('deeds.title')}>
      ${playing ? html`<cof-helper .table=${table} .news=${this.news} @cof-hint=${(/** @type {CustomEvent} */ event) => this.advise(event.detail)}></cof-helper>` : nothing}
      ${takeBack(table, this.act)} ${drawer('moves', icons.list, t('moves.title'))} ${drawer('more', icons.more, t('deeds.more'))}
    </div>`;
  }

  /** Shows what was answered to somebody who asked for help. @param {import('../types/wire.js').Hint} hint */
  advise(hint) {
    this.hint = hint;
    if (hint.step) this.helped = this.table?.play?.id ?? '';
  }

  /** What is done seldom. @param {Table} table */
  menu(table) {
    if (this.drawer !== 'more') return nothing;
    return html`<div class="sheet menu open">
      ${actions(table, this.act)}
      <div class="row">
        <button class="button compact" @click=${() => this.turnBoard(table)}>${icons.again}${t('table.turn')}</button>
        <button class="button compact" @click=${() => comfort(table.info?.game ?? '')}>${icons.gear}${t('comfort.title')}</button>
        ${putButton(table)}
      </div>
      ${table.sits ? onOff(t('comfort.typing'), settings().typing, (typing) => choose({ typing })) : nothing}
    </div>`;
  }

  /** @param {string} why */
  gone(why) {
    this.name(t('table.gone'));
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
          ${info.rules ? html`<a class="chip" href="/new/${info.game}?rules=${encodeURIComponent(info.rules)}">${icons.sliders}${rulesName(this.card, info.rules, info.takeback === 'never')}</a>` : nothing}
          ${info.clock.kind === 'none' ? nothing : html`<span class="chip">${icons.clock}${clockName(info.clock)}</span>`}
          ${table.presence.watchers ? html`<span class="chip">${icons.eye}${t('table.watchers', { n: table.presence.watchers })}</span>` : nothing}
          ${table.play && table.play.score.games > 1 ? html`<span class="chip">${t('table.round', { round: table.play.score.round, games: table.play.score.games })}</span>` : nothing}
        </span>
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
      .hint=${this.hint ? advice(this.hint) : ''}
      .holds=${this.show?.holds ?? false}
      .heaps=${this.heaps}
      @cof-hold=${() => this.show?.hold()}
      @cof-on=${() => this.show?.goOn()}
      @pointerdown=${(/** @type {Event} */ event) => event.composedPath().some((one) => one instanceof SVGElement) && this.show?.goOn()}
      @cof-plan=${(/** @type {CustomEvent} */ event) => (this.plans = event.detail.plans > 0)}
      @cof-touch=${(/** @type {CustomEvent} */ event) => this.hand?.touch(event.detail)}
      @cof-more=${(/** @type {CustomEvent} */ event) => this.hand?.more(event.detail)}
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
    const pairs = table.info?.pairs ?? false;
    if (this.show?.at !== undefined) return t('status.past', { at: numberAt(play.moves, this.show.at, pairs), count: numberAt(play.moves, play.moves.length, pairs) });
    if (play.status.state === 'over') return this.ended ? play.status.told : '';
    if (play.status.state !== 'playing') return t('status.waiting');
    const words = play.scene.words.join(' ');
    const holder = table.seats.find((seat) => seat.seat === table.actor)?.holder;
    if (table.isOneScreen || table.seats.length === 1 || !holder) return words;
    if (table.may('step')) return `${t('status.yours')} ${words}`;
    const theirs = t(holder.kind === 'engine' ? 'status.thinks' : 'status.theirs', { name: holderName(holder) });
    // Whoever touches a piece out of turn is told what came of it.
    return this.plans && table.sits ? `${theirs} ${t('status.plan')}` : theirs;
  }

  /** @param {Table} table */
  solo(table) {
    if (table.seats.length !== 1 || !table.may('truth')) return nothing;
    return html`<cof-solo .table=${table} .act=${this.act} .news=${this.news} .helped=${this.helped !== '' && this.helped === table.play?.id}></cof-solo>`;
  }
}

/** What a hint says: the step that is meant is told with what it brings about. @param {import('../types/wire.js').Hint} hint */
function advice(hint) {
  const brings = (hint.step?.story.caused ?? []).slice(0, CONSEQUENCES).map(({ caption }) => caption);
  return [hint.told, ...brings].filter(Boolean).map((text) => sentence(text).replace(/[.]$/, '')).join('. ');
}

customElements.define('cof-table', TablePage);

/** @param {import('../app/router.js').Route} route */
export const draw = (route) => html`<cof-table .route=${route}></cof-table>`;
