// Talk: what is said at a table, and the courtesies that may be said even where partners must be silent.

import { html, nothing, repeat } from '../vendor/lit.js';
import { reason } from '../app/api.js';
import { announce, toast } from '../app/announce.js';
import { Part } from '../app/page.js';
import { t } from '../app/words.js';
import { confirm } from './dialog.js';
import * as icons from './icons.js';

/** @typedef {import('../app/table.js').Table} Table */
/** @typedef {import('../types/wire.js').Said} Said */

/** The most characters of something said. */
const LONGEST = 300;

/** A small button beside somebody's words. @param {string} kind @param {string} label @param {unknown} icon @param {() => void} act */
const small = (kind, label, icon, act) => html`<button class=${kind} title=${label} aria-label=${label} @click=${act}>${icon}</button>`;

class Talk extends Part {
  static properties = { table: { attribute: false }, news: { type: Number }, channel: { state: true } };

  constructor() {
    super();
    /** @type {Table | undefined} */
    this.table = undefined;
    /** Changes whenever there is something new. */
    this.news = 0;
    this.channel = '';
  }

  updated() {
    const list = this.querySelector('.said');
    if (list) list.scrollTop = list.scrollHeight;
  }

  /** The channel that is shown: the chosen one, as long as it can be read. */
  get shown() {
    const reads = this.table?.you?.reads ?? [];
    if (reads.includes(this.channel)) return this.channel;
    return reads.find((name) => name !== 'courtesy') ?? 'courtesy';
  }

  /** @param {Record<string, unknown>} deed */
  async send(deed) {
    try {
      await this.table?.send(deed);
    } catch (error) {
      toast(reason(error));
    }
  }

  /** @param {Event} event */
  say(event) {
    event.preventDefault();
    const form = /** @type {HTMLFormElement} */ (event.target);
    const field = /** @type {HTMLInputElement} */ (form.elements.namedItem('text'));
    const text = field.value.trim();
    field.value = '';
    if (text) this.send({ do: 'say', channel: this.shown, text });
  }

  /** Courtesies and the words of a channel, in the order they were said. @returns {Said[]} */
  said() {
    const of = (/** @type {string} */ name) => this.table?.talk.get(name) ?? [];
    const words = this.shown === 'courtesy' ? [] : of(this.shown);
    return [...words, ...of('courtesy')].sort((a, b) => a.at - b.at);
  }

  render() {
    const you = this.table?.you;
    if (!this.table || !you) return nothing;
    const channels = you.reads.filter((name) => name !== 'courtesy');
    const writes = you.writes.includes(this.shown);
    return html`
      <h2 class="unseen">${t('talk.title')}</h2>
      ${you.silence ? html`<p class="notice silence">${icons.silent}<span>${you.silence}</span></p>` : nothing}
      ${channels.length > 1
        ? html`<div class="segments" role="radiogroup" aria-label=${t('talk.channel')}>
            ${channels.map((name) => html`<label>
              <input type="radio" name="channel" .checked=${name === this.shown} @change=${() => (this.channel = name)} />
              <span>${t(`talk.${name}`)}</span>
            </label>`)}
          </div>`
        : nothing}
      <ol class="said" tabindex="0" aria-label=${t('talk.title')}>
        ${repeat(this.said(), (said) => `${said.at} ${said.number}`, (said) => html`<li>
          <strong class=${said.by === you.visitor ? 'own' : ''}>${said.name}</strong> ${said.text}
          ${said.by === you.visitor
            ? nothing
            : html`<span class="toward">
                ${this.watches(said) ? small('remove', t('talk.remove', { name: said.name }), icons.close, () => this.sendAway(said)) : nothing}
                ${small('mute', t('talk.mute', { name: said.name }), icons.mute, () => this.mute(said))}
              </span>`}
        </li>`)}
        ${this.said().length ? nothing : html`<li class="soft small">${t('talk.none')}</li>`}
      </ol>
      ${writes
        ? html`<form class="say" @submit=${this.say}>
            <label class="unseen" for="say">${t('talk.say')}</label>
            <input id="say" type="text" name="text" maxlength=${LONGEST} autocomplete="off" placeholder=${t('talk.say')} />
            <button class="button">${t('talk.send')}</button>
          </form>`
        : nothing}
      ${this.table.may('hush') && you.reads.includes('table')
        ? html`<label class="switch">
            <input type="checkbox" role="switch" data-hush .checked=${this.table.info?.hushed ?? false} @change=${this.hush} />
            <span>${t('talk.hush')}</span>
          </label>`
        : nothing}
      ${this.table.may('courtesy')
        ? html`<div class="phrases" role="group" aria-label=${t('talk.courtesy')}>
            ${this.table.info?.phrases.map((phrase) => html`<button class="chip" @click=${() => this.send({ do: 'courtesy', phrase: phrase.id })}>${phrase.text}</button>`)}
          </div>`
        : nothing}
    `;
  }

  /** Whether I may send away who said it: he only watches. @param {Said} said */
  watches(said) {
    const { table } = this;
    const plays = table?.seats.some(({ holder }) => holder.kind === 'person' && holder.visitor === said.by);
    return Boolean(table?.may('remove')) && !plays && table?.info?.host !== said.by;
  }

  /** Only players write, or whoever may otherwise. @param {Event} event */
  async hush(event) {
    const field = /** @type {HTMLInputElement} */ (event.target);
    await this.send({ do: 'hush', on: field.checked });
    // What was refused is shown as it is.
    field.checked = this.table?.info?.hushed ?? false;
  }

  /** @param {Said} said */
  async sendAway(said) {
    const { name } = said;
    if (!(await confirm(t('talk.remove', { name }), t('talk.remove.sure'), t('talk.remove.yes')))) return;
    try {
      await this.table?.send({ do: 'remove', visitor: said.by });
      announce(t('talk.removed', { name }));
    } catch (error) {
      toast(reason(error));
    }
  }

  /** @param {Said} said */
  async mute(said) {
    await this.send({ do: 'mute', visitor: said.by, on: true });
    this.table?.talk.forEach((words, channel) => this.table?.talk.set(channel, words.filter((word) => word.by !== said.by)));
    announce(t('talk.muted', { name: said.name }));
    this.requestUpdate();
  }
}

customElements.define('cof-talk', Talk);
