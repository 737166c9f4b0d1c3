// Clauses: the reference behind a rulebook's summary. It opens as a list of headings; what was asked for, found or touched is unfolded.

import { html, nothing } from '../vendor/lit.js';
import { Part } from '../app/page.js';
import { t } from '../app/words.js';
import * as icons from './icons.js';
import { told } from './provenance.js';
import './example.js';

/** @typedef {import('../types/wire.js').Rulebook} Rulebook */
/** @typedef {import('../types/wire.js').Clause} Clause */

/** A text as it is looked for: without accents and capitals. @param {string} text */
const plain = (text) => text.normalize('NFD').replace(/\p{Mn}/gu, '').toLowerCase();

/** All that a clause says. @param {Clause} clause */
const words = ({ id, title, parts, examples }) =>
  plain([id, title, ...parts.map(({ text, reason }) => `${text} ${reason ?? ''}`), ...examples.map(({ about }) => about)].join(' '));

export class Clauses extends Part {
  static properties = { book: { attribute: false }, at: {}, open: { state: true }, sought: { state: true } };

  constructor() {
    super();
    /** @type {Rulebook | undefined} */
    this.book = undefined;
    /** The clause of the address. */
    this.at = '';
    /** Those that are unfolded. @type {Set<string>} */
    this.open = new Set();
    /** What is looked for. */
    this.sought = '';
    // Paper can unfold nothing, and boards are drawn late: everything is there before it is printed.
    this.print = () => this.querySelectorAll('cof-example').forEach((example) => /** @type {any} */ (example).approach());
  }

  connectedCallback() {
    super.connectedCallback();
    addEventListener('beforeprint', this.print);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    removeEventListener('beforeprint', this.print);
  }

  /** Unfolds a clause or folds it. @param {string} id @param {boolean} [opens] */
  fold(id, opens = !this.open.has(id)) {
    const open = new Set(this.open);
    if (opens) open.add(id);
    else open.delete(id);
    this.open = open;
  }

  /** Goes to a clause. @param {string} id */
  async find(id) {
    this.at = id;
    if (!this.book?.clauses.some((clause) => clause.id === id)) return;
    this.sought = '';
    this.fold(id, true);
    await this.updateComplete;
    this.querySelector(`#${CSS.escape(id)}`)?.scrollIntoView({ block: 'start' });
  }

  /** @param {Event} event */
  seek(event) {
    this.sought = /** @type {HTMLInputElement} */ (event.target).value;
  }

  render() {
    const book = this.book;
    if (!book) return nothing;
    const sought = plain(this.sought.trim());
    const found = book.clauses.filter((clause) => words(clause).includes(sought));
    const all = book.clauses.every(({ id }) => this.open.has(id));
    return html`
      <div class="seek">
        <input type="search" aria-label=${t('rules.seek')} placeholder=${t('rules.seek')} .value=${this.sought} @input=${this.seek}>
        <button class="button" @click=${() => (this.open = new Set(all ? [] : book.clauses.map(({ id }) => id)))}>${t(all ? 'rules.fold' : 'rules.unfold')}</button>
        <p class="soft small" role="status">${sought ? t('rules.found', { n: found.length }) : nothing}</p>
      </div>
      <div class="clauses">${book.clauses.map((clause) => this.clause(book, clause, found.includes(clause)))}</div>
    `;
  }

  /** @param {Rulebook} book @param {Clause} clause @param {boolean} found */
  clause(book, clause, found) {
    const { id } = clause;
    const open = this.open.has(id);
    const layout = (/** @type {string} */ rules) => book.boards.find((board) => board.rules === rules)?.layout;
    return html`<article class="clause ${this.at === id ? 'sought' : ''}" id=${id} ?hidden=${!found}>
      <header>
        <h3><button class="heading" aria-expanded=${open} aria-controls="${id}-said" @click=${() => this.fold(id)}>${icons.forward}${clause.title}</button></h3>
        <a class="number" href="#${id}" aria-label=${t('rules.clause', { clause: id })}>${id}</a>
      </header>
      <div class="said-of" id="${id}-said" hidden=${open ? nothing : 'until-found'} @beforematch=${() => this.fold(id, true)}>
        ${told(book, clause.parts)}
        ${clause.examples.length
          ? html`<div class="examples">
              ${clause.examples.map((example) => html`<cof-example .game=${book.game} .book=${book} .example=${example} .layout=${layout(example.rules)}></cof-example>`)}
            </div>`
          : nothing}
      </div>
    </article>`;
  }
}

customElements.define('cof-clauses', Clauses);
