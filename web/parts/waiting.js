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
    if (!this.table?.may('link') || !this.table.info?.reserved) return;
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
    const { info } = table;
    const open = table.seats.filter(isOpen);
    const guest = !table.sits && !table.you?.host;
    const host = table.seats.find(({ holder }) => holder.kind === 'person' && holder.visitor === info.host)?.holder;
    const about = info.reserved ? (guest ? 'waiting.kept' : 'waiting.private') : info.listed ? 'waiting.listed' : guest ? 'waiting.pick' : 'waiting.common';
    return html`<section class="waiting sheet" aria-labelledby="waiting">
      <h2 id="waiting">${guest && host ? t('invited.by', { name: holderName(host), game: info.name }) : t('waiting.title', { n: open.length })}</h2>
      <p class="soft">${t(about, { n: open.length })}</p>
      ${guest || info.reserved ? nothing : html`<div class="common">${this.link('common', `${location.origin}/t/${table.id}`, t('waiting.address'))}</div>`}
      <ul class="chairs">${table.seats.map((seat) => this.chair(table, seat, guest))}</ul>
      ${guest
        ? html`<div class="row"><a class="button quiet compact" href="/rules/${info.game}">${icons.book}${t('home.rules')}</a></div>`
        : html`<div class="stack doors">
            ${table.may('list') ? this.door('list', info.listed, t('waiting.list')) : nothing}
            ${table.may('reserve') ? this.door('reserve', info.reserved, t('waiting.reserve')) : nothing}
          </div>`}
    </section>`;
  }

  /** Who may come in. @param {string} deed @param {boolean} on @param {string} label */
  door(deed, on, label) {
    return html`<label class="switch">
      <input type="checkbox" role="switch" data-door=${deed} .checked=${on} @change=${(/** @type {Event} */ event) => this.act({ do: deed, on: /** @type {HTMLInputElement} */ (event.target).checked })} />
      <span>${label}</span>
    </label>`;
  }

  /** A link to give away. @param {string} id @param {string} link @param {string} label @param {unknown} [more] */
  link(id, link, label, more = nothing) {
    return html`<div class="link">
      ${qrPicture(link)}
      <div class="stack">
        <div class="field">
          <label for="link-${id}">${label}</label>
          <input id="link-${id}" type="text" readonly .value=${link} @focus=${(/** @type {Event} */ event) => /** @type {HTMLInputElement} */ (event.target).select()} />
        </div>
        <div class="row">
          <button class="button primary compact" @click=${() => this.copy(link)}>${icons.copy}${t('waiting.copy')}</button>
          ${'share' in navigator ? html`<button class="button compact" @click=${() => this.share(link)}>${icons.share}${t('waiting.share')}</button>` : nothing}
          ${more}
        </div>
      </div>
    </div>`;
  }

  /** @param {Table} table @param {Seat} seat @param {boolean} guest */
  chair(table, seat, guest) {
    const link = this.links.get(seat.seat);
    const free = isOpen(seat);
    const may = (/** @type {string} */ word) => free && table.may(word);
    // Where seats are kept, somebody who watches can only sit down with a link.
    const sit = may('sit') && (!table.info?.reserved || !guest);
    const renew = html`<button class="button quiet compact" @click=${() => this.renew(seat.seat)}>${icons.again}${t('waiting.renew')}</button>`;
    return html`<li class="chair ${free ? 'free' : ''}">
      <div class="head">
        <span class="face">${seat.holder.kind === 'engine' ? icons.chip : free ? icons.chair : icons.person}</span>
        <span class="who"><strong>${holderName(seat.holder)}</strong><span class="soft small">${seat.name}${seat.name === seat.side_name ? '' : ` · ${seat.side_name}`}</span></span>
        ${table.you?.seats.includes(seat.seat) ? html`<span class="chip green">${t('seat.you')}</span>` : nothing}
        ${!free && table.may('free') && !table.you?.seats.includes(seat.seat)
          ? html`<button class="button quiet compact" @click=${() => this.act({ do: 'free', seat: seat.seat })}>${icons.close}${t('waiting.free')}</button>`
          : nothing}
      </div>
      ${free && link && table.info?.reserved ? this.link(String(seat.seat), link, t('waiting.link'), renew) : nothing}
      ${sit || may('engine')
        ? html`<div class="row">
            ${sit ? html`<button class="button ${guest ? 'primary' : 'compact'}" data-sit=${seat.seat} @click=${() => this.act({ do: 'sit', seat: seat.seat })}>${icons.chair}${t('waiting.sit')}</button>` : nothing}
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
