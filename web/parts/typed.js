// Typed: a step in notation. While one types, the server says what it means or why it may not be played.

import { html, nothing } from '../vendor/lit.js';
import { Refusal, reason } from '../app/api.js';
import { announce } from '../app/announce.js';
import { Part } from '../app/page.js';
import { sentence, t } from '../app/words.js';
import * as icons from './icons.js';

/** @typedef {import('../app/table.js').Table} Table */

/** After so long without another letter the text is judged. */
const PAUSE = 200;

class Typed extends Part {
  static properties = { table: { attribute: false }, news: { type: Number }, said: { state: true } };

  constructor() {
    super();
    /** @type {Table | undefined} */
    this.table = undefined;
    this.news = 0;
    /** What is to be said of the text. @type {{ good: boolean, text: string } | undefined} */
    this.said = undefined;
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.timer = undefined;
  }

  get field() {
    return /** @type {HTMLInputElement} */ (this.querySelector('#typed'));
  }

  type() {
    clearTimeout(this.timer);
    this.said = undefined;
    const step = this.field.value.trim();
    if (step) this.timer = setTimeout(() => this.judge(step), PAUSE);
  }

  /** @param {string} step */
  async judge(step) {
    try {
      const answer = await this.table?.send({ do: 'why', step });
      if (answer?.kind === 'legal' && this.field.value.trim() === step) this.said = { good: true, text: sentence(answer.told) };
    } catch (error) {
      if (this.field.value.trim() === step) this.said = { good: false, text: refusal(error) };
    }
  }

  /** @param {Event} event */
  async play(event) {
    event.preventDefault();
    clearTimeout(this.timer);
    const step = this.field.value.trim();
    if (!step) return;
    try {
      await this.table?.send({ do: 'step', step });
      this.field.value = '';
      this.said = undefined;
    } catch (error) {
      this.said = { good: false, text: refusal(error) };
      announce(this.said.text);
    }
  }

  render() {
    const off = !this.table?.may('step');
    return html`<form class="typed" @submit=${this.play}>
      <label class="unseen" for="typed">${t('typed.label')}</label>
      <input id="typed" type="text" autocomplete="off" autocapitalize="off" spellcheck="false" enterkeyhint="go" placeholder=${t('typed.label')} aria-describedby="typed-said" @input=${this.type} />
      <button class="button" ?disabled=${off}>${t('typed.play')}</button>
      <p id="typed-said" class="small ${this.said ? (this.said.good ? 'good' : 'bad') : ''}">
        ${this.said ? html`${this.said.good ? icons.check : icons.warning}<span>${this.said.text}</span>` : nothing}
      </p>
    </form>`;
  }
}

/** What a refusal says, with its rule. @param {unknown} error */
function refusal(error) {
  const rule = error instanceof Refusal ? error.fault.rule : undefined;
  return rule ? `${reason(error)} (${t('why.rule', { rule })})` : reason(error);
}

customElements.define('cof-typed', Typed);
