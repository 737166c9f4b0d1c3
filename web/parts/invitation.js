// Invitation: what somebody sees who was given a link to a seat. One click sits down.

import { html, nothing } from '../vendor/lit.js';
import { note } from '../app/router.js';
import { t } from '../app/words.js';
import { holderName } from './listing.js';
import * as icons from './icons.js';

/** @typedef {import('../app/table.js').Table} Table */

/** The seat and the key of a link. @param {string} hash @returns {{ seat: number, key: string } | undefined} */
function read(hash) {
  const found = /^sit=(\d+)\.(.+)$/.exec(hash);
  return found ? { seat: Number(found[1]), key: found[2] } : undefined;
}

/** @param {Table} table @param {string} hash @param {import('./actions.js').Do} act */
export function invitation(table, hash, act) {
  const link = read(hash);
  if (!link || !table.you || table.sits || !table.info) return nothing;
  const seat = table.seats.find((seat) => seat.seat === link.seat);
  const open = seat?.holder.kind === 'open' && table.play?.status.state === 'waiting';
  const host = table.seats.find((seat) => seat.holder.kind === 'person' && seat.holder.visitor === table.info?.host);
  const sit = async () => {
    await act({ do: 'sit', seat: link.seat, key: link.key });
    // The key has done its work; it need not stand in the address any longer.
    note(location.pathname);
  };
  return html`<section class="sheet invitation stack" aria-labelledby="invited">
    <h2 id="invited">${host ? t('invited.by', { name: holderName(host.holder), game: table.info.name }) : t('invited.to', { game: table.info.name })}</h2>
    ${open
      ? html`
          <p>${t('invited.seat', { seat: seat?.name ?? '' })}</p>
          <div class="row">
            <button class="button primary large" @click=${sit}>${icons.chair}${t('waiting.sit')}</button>
            <a class="button quiet" href="/rules/${table.info.game}">${icons.book}${t('home.rules')}</a>
          </div>
        `
      : html`<p>${t('invited.late')}</p>`}
  </section>`;
}
