// Waiting: the chairs of a table before its game begins: links to give away, engines to sit down, seats to take.

import { html, nothing } from '../vendor/lit.js';
import { toast } from '../app/announce.js';
import { Part } from '../app/page.js';
import { settings } from '../app/settings.js';
import { t } from '../app/words.js';
import { confirm } from './dialog.js';
import { holderName } from './listing.js';
import { modules } from './qr.js';
import * as icons from './icons.js';

/** @typedef {import('../app/table.js').Table} Table */
/** @typedef {import('../types/wire.js').Seat} Seat */
/** @typedef {import('./actions.js').Do} Do */

/** A text as a picture that telephones read. @param {string} text */
export function qrPicture(text) {
  const rows = modules(text);
  if (!rows) return nothing;
  const size = rows.length + 8;
  const path = rows.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x + 4} ${y + 4}h1v1h-1z` : ''))).join('');
  return html`<svg class="qr" viewBox="0 0 ${size} ${size}" role="img" aria-label=${t('waiting.qr')} shape-rendering="crispEdges">
    <rect width=${size} height=${size} fill="#fff"></rect>
    <path d=${path} fill="#000"></path>
  </svg>`;
}

class Waiting extends Part {
  static properties = { table: { attribute: false }, act: { attribute: false }, news: { type: Number }, links: { state: true } };

  constructor() {
    super();
    /** @type {Table | undefined} */
    this.table = undefined;
    /** @type {Do} */
    this.act = async () => undefined;
    this.news = 0;
    /** The secret links of open seats, as far as they are known. @type {Map<number, string>} */
    this.links = new Map();
    /** @type {Set<number>} */
    this.asked = new Set();
  }

  updated() {
    if (!this.table?.may('link') || this.table.info?.listed) return;
    for (const { seat } of this.table.seats.filter(isOpen)) if (!this.asked.has(seat)) this.fetchLink(seat, false);
  }

  /** @param {number} seat @param {boolean} renew */
  async fetchLink(seat, renew) {
    this.asked.add(seat);
    const answer = await this.table?.send({ do: 'link', seat, renew }).catch(() => undefined);
    if (answer?.kind !== 'link') return;
    this.links = new Map(this.links).set(seat, new URL(answer.path, location.href).href);
  }

  /** @param {string} link */
  async copy(link) {
    try {
      await navigator.clipboard.writeText(link);
      toast(t('waiting.copied'));
    } catch {
      // Where the clipboard is closed to pages the link can still be selected by hand.
      this.querySelectorAll('input').forEach((field) => field.value === link && field.select());
    }
  }

  /** @param {string} link */
  share(link) {
    navigator.share?.({ title: this.table?.info?.name, url: link }).catch(() => undefined);
  }

  render() {
    const table = this.table;
    if (!table?.info) return nothing;
    const open = table.seats.filter(isOpen);
    return html`<section class="waiting sheet" aria-labelledby="waiting">
      <h2 id="waiting">${t('waiting.title', { n: open.length })}</h2>
      <p class="soft">${t(table.info.listed ? 'waiting.listed' : 'waiting.private')}</p>
      <ul class="chairs">${table.seats.map((seat) => this.chair(table, seat))}</ul>
      <div class="row">
        ${table.may('list')
          ? html`<label class="switch">
              <input type="checkbox" .checked=${table.info.listed} @change=${(/** @type {Event} */ event) => this.act({ do: 'list', on: /** @type {HTMLInputElement} */ (event.target).checked })} />
              <span>${t('waiting.list')}</span>
            </label>`
          : nothing}
      </div>
      <p class="small soft">${t('waiting.watch')} <button class="button quiet compact" @click=${() => this.copy(`${location.origin}/t/${table.id}`)}>${icons.copy}${t('waiting.copy.watch')}</button></p>
    </section>`;
  }

  /** @param {Table} table @param {Seat} seat */
  chair(table, seat) {
    const link = this.links.get(seat.seat);
    const free = isOpen(seat);
    const may = (/** @type {string} */ word) => free && table.may(word);
    // Somebody who watches a private table can only sit down with a link.
    const sit = may('sit') && (table.info?.listed || table.you?.host || table.sits);
    return html`<li class="chair ${free ? 'free' : ''}">
      <div class="head">
        <span class="face">${seat.holder.kind === 'engine' ? icons.chip : free ? icons.chair : icons.person}</span>
        <span class="who"><strong>${holderName(seat.holder)}</strong><span class="soft small">${seat.name}${seat.name === seat.side_name ? '' : ` · ${seat.side_name}`}</span></span>
        ${table.you?.seats.includes(seat.seat) ? html`<span class="chip green">${t('seat.you')}</span>` : nothing}
        ${!free && table.may('free') && !table.you?.seats.includes(seat.seat)
          ? html`<button class="button quiet compact" @click=${() => this.act({ do: 'free', seat: seat.seat })}>${icons.close}${t('waiting.free')}</button>`
          : nothing}
      </div>
      ${free && link && !table.info?.listed
        ? html`<div class="link">
            ${qrPicture(link)}
            <div class="stack">
              <div class="field">
                <label for="link-${seat.seat}">${t('waiting.link')}</label>
                <input id="link-${seat.seat}" type="text" readonly .value=${link} @focus=${(/** @type {Event} */ event) => /** @type {HTMLInputElement} */ (event.target).select()} />
              </div>
              <div class="row">
                <button class="button primary compact" @click=${() => this.copy(link)}>${icons.copy}${t('waiting.copy')}</button>
                ${'share' in navigator ? html`<button class="button compact" @click=${() => this.share(link)}>${icons.share}${t('waiting.share')}</button>` : nothing}
                <button class="button quiet compact" @click=${() => this.renew(seat.seat)}>${icons.again}${t('waiting.renew')}</button>
              </div>
            </div>
          </div>`
        : nothing}
      ${sit || may('engine')
        ? html`<div class="row">
            ${sit ? html`<button class="button compact" @click=${() => this.act({ do: 'sit', seat: seat.seat })}>${icons.chair}${t('waiting.sit')}</button>` : nothing}
            ${may('engine')
              ? html`<button class="button compact" @click=${() => this.act({ do: 'engine', seat: seat.seat, level: settings().level })}>${icons.chip}${t('waiting.engine', { level: settings().level })}</button>`
              : nothing}
          </div>`
        : nothing}
    </li>`;
  }

  /** @param {number} seat */
  async renew(seat) {
    if (await confirm(t('waiting.renew'), t('waiting.renew.sure'), t('waiting.renew'))) await this.fetchLink(seat, true);
  }
}

/** @param {Seat} seat */
function isOpen(seat) {
  return seat.holder.kind === 'open';
}

customElements.define('cof-waiting', Waiting);
