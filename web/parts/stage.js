// Stage: a board with the line of captions under it. It shows moments and plays stories; what they are about it does not know.

import { html, nothing } from '../vendor/lit.js';
import { announce } from '../app/announce.js';
import { Attuned } from '../app/attuned.js';
import { Part } from '../app/page.js';
import { colours, motion, settings } from '../app/settings.js';
import { sentence, t } from '../app/words.js';
import { ruleLink } from './rule-link.js';
import * as icons from './icons.js';
import '../board/board.js';

/** @typedef {import('../types/wire.js').Layout} Layout */
/** @typedef {import('../types/wire.js').Scene} Scene */
/** @typedef {import('../types/wire.js').Story} Story */
/** @typedef {import('../types/wire.js').TouchNode} TouchNode */
/** @typedef {import('../board/board.js').Board} Board */

/** The page shows no heaps of its own. */
const nowhere = () => null;

export class Stage extends Part {
  static properties = {
    layout: { attribute: false },
    theme: {},
    turns: { type: Number },
    entry: { attribute: false },
    bound: { attribute: false },
    camp: {},
    marks: { attribute: false },
    label: {},
    /** A line to show where captions go while no story is told. */
    line: {},
    /** Why a touch was refused. */
    refusal: { attribute: false },
    /** What was answered to somebody who asked for help. */
    hint: {},
    /** What the half-entered step waits for. */
    ask: { state: true },
    quiet: { type: Boolean },
    /** Whether what was told waits for the reader. */
    holds: { type: Boolean },
    /** Whether what lies before players is shown by the page, and where. */
    heaps: { attribute: false },
  };

  constructor() {
    super();
    /** @type {Layout | undefined} */
    this.layout = undefined;
    this.theme = '';
    this.turns = 0;
    /** @type {TouchNode | null} */
    this.entry = null;
    /** @type {string | null} */
    this.bound = null;
    this.camp = '';
    /** @type {object} */
    this.marks = {};
    this.label = '';
    this.line = '';
    /** @type {import('../types/wire.js').Fault | undefined} */
    this.refusal = undefined;
    this.quiet = false;
    this.holds = false;
    /** @type {((camp: string) => Element | null) | undefined} */
    this.heaps = undefined;
    this.ask = '';
    this.hint = '';
    /** @type {Scene | undefined} */
    this.waiting = undefined;
    new Attuned(this);
    this.follow = () => this.requestUpdate();
  }

  /** @returns {Board | null} */
  get board() {
    return /** @type {Board | null} */ (this.querySelector('cof-board'));
  }

  firstUpdated() {
    this.board?.player.addEventListener('change', this.follow);
  }

  updated() {
    if (this.waiting && this.board && this.layout) {
      this.board.scene = this.waiting;
      this.waiting = undefined;
    }
  }

  /** Shows a moment at once. @param {Scene} scene */
  show(scene) {
    if (this.board && this.hasUpdated) {
      this.board.scene = scene;
      this.requestUpdate();
    } else {
      this.waiting = scene;
    }
  }

  /** Plays a story that ends in a scene. @param {Story} story @param {Scene} after @param {string} [told] */
  async play(story, after, told) {
    if (this.waiting || !this.board) return this.show(after);
    await this.board.animate(story, after, { told, quiet: this.quiet });
    this.requestUpdate();
  }

  render() {
    const speed = motion();
    return html`
      <cof-board
        theme=${this.theme}
        mode=${colours()}
        .layout=${this.layout ?? null}
        .turns=${this.turns}
        .entry=${this.entry}
        .bound=${this.bound}
        .camp=${this.camp}
        .marks=${this.marks}
        .label=${this.label}
        .words=${t}
        .muted=${!settings().sound}
        .volume=${settings().volume / 100}
        .voice=${settings().voice}
        .speed=${speed && 1 / speed}
        .coordinates=${settings().coordinates}
        .apart=${this.heaps !== undefined}
        .heaps=${this.heaps ?? nowhere}
        @cof-ask=${(/** @type {CustomEvent} */ event) => this.prompt(event.detail.ask)}
      ></cof-board>
      ${this.captions()}
    `;
  }

  /** Says what the half-entered step waits for. @param {string} ask */
  prompt(ask) {
    this.ask = ask;
    if (ask) announce(t(`ask.${ask}`));
  }

  /** What is being told, and the means to go through it. The line keeps its height, so that nothing jumps. */
  captions() {
    const player = this.board?.player;
    const many = (player?.count ?? 0) > 1;
    return html`<div class="captions" role="group" aria-label=${t('captions.title')}>
      ${this.refusal ? this.whyNot(this.refusal) : this.ask ? html`<p class="caption asks">${icons.turn}<span>${t(`ask.${this.ask}`)}</span></p>` : this.caption(many)} ${player && many ? this.transport(player) : nothing}
    </div>`;
  }

  /** @param {import('../types/wire.js').Fault} fault */
  whyNot(fault) {
    return html`<p class="caption refused">
      ${icons.warning}
      <span>${fault.message}${fault.rule ? html` ${ruleLink(this.theme, fault.rule)}` : nothing}</span>
    </p>`;
  }

  /** @param {boolean} many */
  caption(many) {
    if (this.hint) return html`<p class="caption hinted">${icons.bulb}<span>${sentence(this.hint)}</span></p>`;
    const player = this.board?.player;
    const happening = player?.happening;
    // Whoever has to play is told that, not what was.
    const running = player && happening && (player.playing || player.index < player.count || (many && !this.entry)) ? happening : undefined;
    if (!running?.caption) return html`<p class="caption">${this.line}</p>`;
    return html`<p class="caption">
      ${many ? html`<span class="count">${player?.index}/${player?.count}</span>` : nothing}
      <span>${sentence(running.caption)}${running.rule ? html` ${ruleLink(this.theme, running.rule)}` : nothing}</span>
    </p>`;
  }

  /** Enough was read. @param {Event} event */
  goOn(event) {
    event.stopPropagation();
    this.dispatchEvent(new CustomEvent('cof-on'));
  }

  /** @param {Board['player']} player */
  transport(player) {
    const control = (/** @type {string} */ name, /** @type {unknown} */ icon, /** @type {() => void} */ work, /** @type {boolean} */ off) => html`
      <button class="button quiet icon compact" aria-label=${t(name)} title=${t(name)} ?disabled=${off} @click=${work}>${icon}</button>
    `;
    return html`<div class="transport" @click=${() => this.dispatchEvent(new CustomEvent('cof-hold'))} @input=${() => this.dispatchEvent(new CustomEvent('cof-hold'))}>
      ${control('captions.back', icons.back, () => player.back(), player.index === 0)}
      ${control(player.playing ? 'captions.pause' : 'captions.play', player.playing ? icons.pause : icons.play, () => player.toggle(), false)}
      ${control('captions.step', icons.forward, () => player.step(), player.index >= player.count)}
      <input
        type="range"
        min="0"
        max=${player.count}
        .value=${String(player.index)}
        aria-label=${t('captions.seek')}
        @input=${(/** @type {Event} */ event) => player.seek(Number(/** @type {HTMLInputElement} */ (event.target).value))}
      />
      ${this.holds ? html`<button class="button primary compact on" @click=${this.goOn}>${t('captions.on')}</button>` : nothing}
    </div>`;
  }
}

customElements.define('cof-stage', Stage);
