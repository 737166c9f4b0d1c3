// Example: a small board with a position of the rulebook. What is said of it can be played on it, and one can try other steps.

import { html, nothing } from '../vendor/lit.js';
import { Attuned } from '../app/attuned.js';
import { get, reason } from '../app/api.js';
import { announce } from '../app/announce.js';
import { Part } from '../app/page.js';
import { colours, motion, settings } from '../app/settings.js';
import { language, sentence, t } from '../app/words.js';
import * as icons from './icons.js';
import { place } from './provenance.js';
import '../board/board.js';

/** @typedef {import('../types/wire.js').Example} ExampleJson */
/** @typedef {import('../types/wire.js').RuleFact} RuleFact */
/** @typedef {import('../types/wire.js').Position} Position */
/** @typedef {import('../board/board.js').Board} Board */

/** Boards are drawn when they come near the window. */
const NEAR = '600px';

class Example extends Part {
  static properties = {
    game: {},
    example: { attribute: false },
    book: { attribute: false },
    layout: { attribute: false },
    near: { state: true },
    tries: { state: true },
    said: { state: true },
  };

  constructor() {
    super();
    this.game = '';
    /** @type {ExampleJson | undefined} */
    this.example = undefined;
    /** The rulebook it stands in. @type {import('../types/wire.js').Rulebook | undefined} */
    this.book = undefined;
    /** @type {import('../types/wire.js').Layout | undefined} */
    this.layout = undefined;
    this.near = false;
    /** The position one tries, or none. @type {Position | undefined} */
    this.tries = undefined;
    this.said = '';
    /** @type {string[]} */
    this.steps = [];
    this.shown = false;
    new Attuned(this);
    this.watch = new IntersectionObserver((seen) => {
      if (seen.some((entry) => entry.isIntersecting)) this.approach();
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

  approach() {
    this.watch.disconnect();
    this.near = true;
  }

  /** @returns {Board | null} */
  get board() {
    return /** @type {Board | null} */ (this.querySelector('cof-board'));
  }

  updated() {
    if (!this.near || this.shown || !this.board || !this.example) return;
    this.shown = true;
    this.board.scene = this.example.scene;
  }

  /** The position after some steps. @param {string[]} steps @returns {Promise<Position>} */
  ask(steps) {
    const { rules, position } = /** @type {ExampleJson} */ (this.example);
    return get(`/api/games/${encodeURIComponent(this.game)}/position`, { rules, position, play: steps.join(' '), lang: language() });
  }

  /** Plays steps before the reader's eyes. @param {string[]} steps */
  async play(steps) {
    if (!this.board || !this.example) return;
    this.tries = undefined;
    this.steps = [];
    this.said = '';
    this.board.scene = this.example.scene;
    try {
      const { played } = await this.ask(steps);
      for (const { story, after, told } of played) {
        this.said = sentence(told);
        await this.board.animate(story, after, { told });
      }
      this.steps = steps;
    } catch (error) {
      this.said = reason(error);
    }
    this.requestUpdate();
  }

  /** Begins to try steps, or goes on. @param {string[]} steps */
  async attempt(steps) {
    try {
      const position = await this.ask(steps);
      const last = position.played[position.played.length - 1];
      this.steps = steps;
      this.said = last ? sentence(last.told) : position.scene.words.join(' ');
      if (last && this.board) await this.board.animate(last.story, position.scene, { told: last.told });
      // An example may have been played on the board; what can be touched belongs to the position that is shown.
      else if (this.board) this.board.scene = position.scene;
      this.tries = position;
    } catch (error) {
      this.said = reason(error);
      announce(this.said);
      this.board?.cancel();
    }
  }

  /** Everything as it was. */
  back() {
    this.tries = undefined;
    this.steps = [];
    this.said = '';
    if (this.board && this.example) this.board.scene = this.example.scene;
  }

  render() {
    const example = this.example;
    if (!example) return nothing;
    const speed = motion();
    const { width, height } = this.layout ?? { width: 1, height: 1 };
    const left = this.tries !== undefined || this.steps.length > 0;
    return html`<figure class="example">
      <div class="mini ${width > height ? "wide" : ""}">
        ${this.near && this.layout
          ? html`<cof-board
              theme=${this.game}
              mode=${colours()}
              ?still=${!this.tries}
              .layout=${this.layout}
              .entry=${this.tries?.tree ?? null}
              .label=${example.about}
              .words=${t}
              .muted=${!settings().sound}
              .speed=${speed && 1 / speed}
              @cof-step=${(/** @type {CustomEvent} */ event) => this.attempt([...this.steps, event.detail.step])}
            ></cof-board>`
          : nothing}
      </div>
      <figcaption>
        ${example.figure ? html`<p class="figure-name small">${example.figure} <span class="soft">${this.book ? place(this.book, example.sources, example.page) : nothing}</span></p>` : nothing}
        <p>${example.about}</p>
        <ul class="facts">${distinct(example.facts).map((fact) => this.fact(fact))}</ul>
        <p class="said-here small" role="status">${this.said}</p>
        <div class="row">
          ${this.tries ? nothing : html`<button class="button compact" @click=${() => this.attempt([])}>${icons.finger}${t('example.try')}</button>`}
          ${left ? html`<button class="button compact" @click=${this.back}>${icons.undo}${t('example.back')}</button>` : nothing}
        </div>
      </figcaption>
    </figure>`;
  }

  /** A step for people: what is only a button is called as the button is. @param {string} step */
  word(step) {
    return this.layout?.buttons.find(({ text }) => text === step)?.name ?? step;
  }

  /** @param {RuleFact} fact */
  fact(fact) {
    const chips = (/** @type {string[]} */ steps) => steps.map((step) => html`<button class="step" @click=${() => this.play([step])}>${this.word(step)}</button>`);
    const shows = (/** @type {string[]} */ steps, /** @type {string} */ text) =>
      steps.length ? html`<li>${icons.play}<span><button class="step" @click=${() => this.play(steps)}>${steps.map((step) => this.word(step)).join(' ')}</button> ${text}</span></li>` : html`<li>${icons.check}<span>${sentence(text)}</span></li>`;
    switch (fact.kind) {
      case 'steps':
        return html`<li>${icons.check}<span>${t(fact.steps.length ? 'fact.steps' : 'fact.none')} ${chips(fact.steps)}</span></li>`;
      case 'legal':
        return html`<li>${icons.check}<span>${t('fact.legal')} ${chips(fact.steps)}</span></li>`;
      case 'illegal':
        return html`<li class="not">${icons.close}<span><span class="step">${this.word(fact.step)}</span> ${sentence(fact.why)} <a class="rule" href="#${fact.rule}">${fact.rule}</a></span></li>`;
      case 'after':
      case 'causes':
        return shows(fact.steps, t('fact.after'));
      case 'over':
        return shows(fact.steps, `${t('fact.over')} (${fact.rule})`);
      case 'decides':
        return shows(fact.steps, t('fact.decides', { name: fact.name }));
    }
  }
}

/** What happens after some steps is shown once, whatever is said of it. @param {RuleFact[]} facts @returns {RuleFact[]} */
function distinct(facts) {
  const seen = new Set();
  return facts.filter((fact) => {
    if (fact.kind !== 'after' && fact.kind !== 'causes') return true;
    const key = fact.steps.join(' ');
    return seen.has(key) ? false : seen.add(key);
  });
}

customElements.define('cof-example', Example);
