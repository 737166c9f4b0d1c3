// Helper: the button for hints in three steps: where to look, which piece, the step. Each is asked for by another click; what it says
// stands at the board.

import { html, nothing } from '../vendor/lit.js';
import { reason } from '../app/api.js';
import { announce, toast } from '../app/announce.js';
import { Part } from '../app/page.js';
import { sentence, t } from '../app/words.js';
import * as icons from './icons.js';

/** @typedef {import('../app/table.js').Table} Table */
/** @typedef {import('../types/wire.js').Hint} Hint */

const STEPS = ['hint.where', 'hint.which', 'hint.step'];

class Helper extends Part {
  static properties = { table: { attribute: false }, news: { type: Number }, given: { state: true }, busy: { state: true } };

  constructor() {
    super();
    /** @type {Table | undefined} */
    this.table = undefined;
    this.news = 0;
    /** @type {Hint | undefined} */
    this.given = undefined;
    this.busy = false;
    this.moved = 0;
    /** Whether there are hints at this table at all. */
    this.helps = false;
  }

  willUpdate() {
    this.helps ||= this.table?.may('hint') ?? false;
    // Another position, another question.
    const at = this.table?.you?.version ?? 0;
    if (at === this.moved) return;
    this.moved = at;
    this.given = undefined;
  }

  /** @param {number} level */
  async ask(level) {
    if (this.busy) return;
    this.busy = true;
    const moved = this.moved;
    try {
      const answer = await this.table?.send({ do: 'hint', level });
      if (answer?.kind === 'hint' && moved === this.moved) this.show(answer);
    } catch (error) {
      toast(reason(error));
    }
    this.busy = false;
  }

  /** @param {Hint} hint */
  show(hint) {
    this.given = hint;
    announce(sentence(hint.told));
    this.dispatchEvent(new CustomEvent('cof-hint', { detail: hint }));
  }

  render() {
    if (!this.helps) return nothing;
    const waits = this.busy || !this.table?.may('hint');
    const level = this.given?.level ?? 0;
    return html`<button class="deed" ?disabled=${waits || level >= 3} @click=${() => this.ask(level + 1)}>${icons.bulb}<span>${t(STEPS[Math.min(level, 2)])}</span></button>`;
  }
}

customElements.define('cof-helper', Helper);
