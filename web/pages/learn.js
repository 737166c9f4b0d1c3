// Learn: the lessons of a game, board by board. What is asked, what is right and what is said to a wrong try comes from the server;
// which lessons were done is kept in this browser.

import { html, nothing } from '../vendor/lit.js';
import { Attuned } from '../app/attuned.js';
import { Refusal, get, reason } from '../app/api.js';
import { announce, toast } from '../app/announce.js';
import { lessons } from '../app/house.js';
import { Page } from '../app/page.js';
import { note } from '../app/router.js';
import { star, stars } from '../app/stars.js';
import { begin } from '../app/start.js';
import { language, sentence, t } from '../app/words.js';
import { nothingHere } from '../parts/nothing-here.js';
import { ruleLink } from '../parts/rule-link.js';
import * as icons from '../parts/icons.js';
import '../parts/stage.js';

/** @typedef {import('../types/wire.js').Lessons} Lessons */
/** @typedef {import('../types/wire.js').Lesson} Lesson */
/** @typedef {import('../types/wire.js').Attempt} Attempt */
/** @typedef {import('../parts/stage.js').Stage} Stage */

class Learn extends Page {
  static properties = { told: { state: true }, at: { state: true }, tried: { state: true }, busy: { state: true }, shown: { state: true }, refusal: { state: true }, fault: { state: true } };

  constructor() {
    super();
    /** @type {Lessons | undefined} */
    this.told = undefined;
    this.at = 0;
    /** What the steps so far have come to. @type {Attempt | undefined} */
    this.tried = undefined;
    /** The learner's steps. @type {string[]} */
    this.steps = [];
    this.busy = false;
    /** Whether the way was shown instead of found. */
    this.shown = false;
    /** Why the last touch was refused. @type {import('../types/wire.js').Fault | undefined} */
    this.refusal = undefined;
    this.fault = '';
    /** Counts the boards, so that an answer for another one is not shown. */
    this.boards = 0;
    new Attuned(this);
  }

  connectedCallback() {
    super.connectedCallback();
    this.load();
  }

  async load() {
    try {
      const told = await lessons(this.route.id ?? '');
      this.told = told;
      this.name(t('learn.title', { game: told.name }));
      if (!told.lessons.length) return;
      const done = stars(told.game);
      const wanted = told.lessons.findIndex((lesson) => lesson.id === this.route.query.get('at'));
      const next = told.lessons.findIndex((lesson) => !done.has(lesson.id));
      await this.open(wanted >= 0 ? wanted : Math.max(next, 0));
    } catch (error) {
      this.fault = reason(error);
      this.name(t('missing.title'));
    }
  }

  /** @returns {Lesson | undefined} */
  get lesson() {
    return this.told?.lessons[this.at];
  }

  /** @returns {Stage | null} */
  get stage() {
    return this.querySelector('cof-stage');
  }

  /** @param {string[]} steps @param {string[]} [touches] @returns {Promise<Attempt>} */
  ask(steps, touches = []) {
    const path = `/api/games/${encodeURIComponent(this.told?.game ?? '')}/lessons/${encodeURIComponent(this.lesson?.id ?? '')}`;
    return get(path, { play: steps.join(' '), touch: touches.join(' '), lang: language() });
  }

  /** Sets up a lesson from its beginning. @param {number} index */
  async open(index) {
    this.at = index;
    this.boards += 1;
    const board = this.boards;
    this.steps = [];
    this.shown = false;
    this.refusal = undefined;
    const lesson = this.lesson;
    if (!lesson) return;
    note(`${location.pathname}?at=${encodeURIComponent(lesson.id)}`);
    try {
      const begun = await this.ask([]);
      if (board !== this.boards) return;
      this.tried = begun;
      await this.updateComplete;
      this.stage?.show(begun.position.scene);
    } catch (error) {
      toast(reason(error));
    }
  }

  /** Plays a step of the learner and what the others answer. @param {string} step */
  async step(step) {
    if (this.busy || this.tried?.state !== 'open') return;
    this.busy = true;
    this.refusal = undefined;
    const board = this.boards;
    const before = this.tried.position.played.length;
    try {
      const tried = await this.ask([...this.steps, step]);
      for (const { story, after, told } of tried.position.played.slice(before)) {
        if (board === this.boards) await this.stage?.play(story, after, told);
      }
      if (board === this.boards) await this.came(tried, step);
    } catch (error) {
      this.stage?.board?.cancel();
      this.refuse(error);
    }
    this.busy = false;
  }

  /** @param {Attempt} tried @param {string} step */
  async came(tried, step) {
    this.steps = [...this.steps, step];
    this.tried = tried;
    const { told, lesson } = this;
    if (tried.state === 'met' && !this.shown && told && lesson) star(told.game, lesson.id);
    if (tried.state === 'open') return;
    await this.updateComplete;
    this.querySelector('.learn-side .row')?.scrollIntoView({ block: 'nearest' });
    /** @type {HTMLElement | null} */
    const on = this.querySelector('.learn-side .primary');
    on?.focus({ preventScroll: true });
  }

  /** Shows one way from the beginning. */
  async show() {
    const { lesson } = this;
    if (!lesson || this.busy) return;
    await this.open(this.at);
    this.shown = true;
    for (const step of lesson.solution) await this.step(step);
  }

  /** @param {unknown} error */
  refuse(error) {
    if (!(error instanceof Refusal)) return;
    this.refusal = error.fault;
    announce(error.fault.message);
  }

  /** A touch leads nowhere: the rules know why. @param {{ touched: string[], touch: string }} detail */
  async touch({ touched, touch }) {
    if (this.tried?.state !== 'open') return;
    try {
      await this.ask(this.steps, [...touched, touch]);
    } catch (error) {
      this.refuse(error);
      if (error instanceof Refusal) this.stage?.board?.showRefusal(touch, error.fault.instead ?? []);
    }
  }

  async play() {
    if (this.told) await begin(this.told.game, 'engine').catch((error) => toast(reason(error)));
  }

  render() {
    if (this.fault) return nothingHere(this.fault);
    const { told, lesson } = this;
    if (told && !told.lessons.length) return nothingHere(t('learn.none', { game: told.name }));
    if (!told || !lesson) return html`<div class="table empty" aria-busy="true"></div>`;
    return html`<div class="learn">
      <header class="learn-head">
        <p class="small soft"><a href="/rules/${told.game}">${told.name}</a> · ${t('learn.count', { n: this.at + 1, of: told.lessons.length })}</p>
        <h1>${lesson.title}</h1>
        <p class="task">${lesson.task}</p>
      </header>
      <div class="learn-board">${this.board(told, lesson)}</div>
      <div class="learn-side">${this.verdict(told)} ${this.ways(told)} ${this.path(told)}</div>
    </div>`;
  }

  /** @param {Lessons} told @param {Lesson} lesson */
  board(told, lesson) {
    const { tried } = this;
    const layout = told.boards.find((board) => board.rules === lesson.rules)?.layout;
    const status = tried?.position.status;
    const open = tried?.state === 'open' && !this.shown;
    return html`<cof-stage
      .layout=${layout}
      .theme=${told.game}
      .turns=${layout?.quarter_turns[lesson.seat - 1] ?? 0}
      .entry=${(open && tried?.position.tree) || null}
      .camp=${status?.state === 'playing' ? status.side : ''}
      .marks=${{ goal: tried?.state === 'open' ? lesson.marks : [] }}
      .label=${`${told.name}: ${lesson.title}`}
      .line=${tried?.position.scene.words.join(' ') ?? ''}
      .refusal=${this.refusal}
      @cof-touch=${() => (this.refusal = undefined)}
      @cof-step=${(/** @type {CustomEvent} */ event) => this.step(event.detail.step)}
      @cof-refuse=${(/** @type {CustomEvent} */ event) => this.touch(event.detail)}
    ></cof-stage>`;
  }

  /** What came of the try. @param {Lessons} told */
  verdict(told) {
    const { tried } = this;
    const state = tried?.state ?? 'open';
    const text = this.shown && state === 'met' ? t('learn.shown') : (tried?.said ?? '');
    const icon = state === 'met' ? icons.star : state === 'wrong' ? icons.bulb : nothing;
    return html`<div class="verdict ${state}" role="status">
      ${text ? html`${icon}<p>${sentence(text)} ${tried?.rule ? html`<span class="number">${tried.rule}</span> ${ruleLink(told.game, tried.rule)}` : nothing}</p>` : nothing}
    </div>`;
  }

  /** Where to go from here. @param {Lessons} told */
  ways(told) {
    const state = this.tried?.state ?? 'open';
    const last = this.at === told.lessons.length - 1;
    const found = state === 'met' && !this.shown;
    const again = state !== 'open' || this.steps.length > 0;
    return html`<div class="row">
      ${found && !last ? html`<button class="button primary next" @click=${() => this.open(this.at + 1)}>${icons.forward}${t('learn.next')}</button>` : nothing}
      ${found && last ? html`<button class="button primary play" @click=${this.play}>${icons.play}${t('learn.play')}</button>` : nothing}
      ${again ? html`<button class="button again ${found ? '' : 'primary'}" @click=${() => this.open(this.at)}>${icons.undo}${t('learn.again')}</button>` : nothing}
      ${found || this.shown ? nothing : html`<button class="button quiet show" ?disabled=${this.busy} @click=${this.show}>${icons.bulb}${t('learn.show')}</button>`}
    </div>`;
  }

  /** All lessons, with a star for each that was done. @param {Lessons} told */
  path(told) {
    const done = stars(told.game);
    const entry = (/** @type {Lesson} */ lesson, /** @type {number} */ index) => html`<li>
      <button class="plain" aria-current=${index === this.at ? 'step' : nothing} @click=${() => this.open(index)}>
        ${done.has(lesson.id) ? icons.star : icons.hollowStar}<span>${lesson.title}</span>${done.has(lesson.id) ? html`<span class="unseen">${t('learn.done')}</span>` : nothing}
      </button>
    </li>`;
    return html`<nav class="path" aria-label=${t('learn.path')}><ol>${told.lessons.map(entry)}</ol></nav>`;
  }
}

customElements.define('cof-learn', Learn);

/** @param {import('../app/router.js').Route} route */
export const draw = (route) => html`<cof-learn .route=${route}></cof-learn>`;
