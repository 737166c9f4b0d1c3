// Actions: what one may do beside playing steps, as the server offers it, and the answers to what others offer.

import { html, nothing } from '../vendor/lit.js';
import { t } from '../app/words.js';
import { ask, confirm } from './dialog.js';
import * as icons from './icons.js';

/** @typedef {import('../app/table.js').Table} Table */
/** @typedef {(deed: Record<string, unknown>) => Promise<unknown>} Do Sends a command and shows why it was refused. */

/** @param {Table} table @param {Do} act */
async function resign(table, act) {
  const alone = table.seats.length === 1;
  const sure = await confirm(
    t(alone ? 'action.giveup' : 'action.resign'),
    t(alone ? 'action.giveup.sure' : 'action.resign.sure'),
    t(alone ? 'action.giveup' : 'action.resign'),
  );
  if (sure) await act({ do: 'resign' });
}

/** Which side shall have to win. @param {Table} table @param {Do} act */
async function challenge(table, act) {
  const sides = new Map(table.seats.map((seat) => [seat.side, seat.side_name]));
  const side = await ask(t('action.challenge'), (close) => html`
    <p>${t('action.challenge.about')}</p>
    <div class="row">
      ${[...sides].map(([id, name]) => html`<button class="button" @click=${() => close(id)}>${t('action.challenge.side', { side: name })}</button>`)}
    </div>
  `);
  if (side) await act({ do: 'offer', offer: { kind: 'challenge', side } });
}

/** @param {Table} table @param {Do} act */
async function leave(table, act) {
  const playing = table.play?.status.state === 'playing';
  if (playing && !(await confirm(t('action.leave'), t('action.leave.sure'), t('action.leave')))) return;
  await act({ do: 'leave' });
}

/** The one that is used most, always in the same place. @param {Table} table @param {Do} act */
export function takeBack(table, act) {
  if (table.info?.takeback === 'never' || !table.sits || !['playing', 'over'].includes(table.play?.status.state ?? '')) return nothing;
  return html`<button class="deed" data-deed="undo" ?disabled=${!table.may('undo')} @click=${() => act({ do: 'offer', offer: { kind: 'undo' } })}>${icons.undo}<span>${t('action.undo')}</span></button>`;
}

/** What is seldom done. @param {Table} table @param {Do} act */
export function actions(table, act) {
  const button = (/** @type {string} */ may, /** @type {string} */ key, /** @type {unknown} */ icon, /** @type {() => unknown} */ work, kind = '') =>
    table.may(may) ? html`<button class="button compact ${kind}" data-deed=${may} @click=${work}>${icon}${t(key)}</button>` : nothing;
  const offer = (/** @type {string} */ kind) => () => act({ do: 'offer', offer: { kind } });
  const alone = table.seats.length === 1;
  // Whoever is the only person need not stand up to go, and has nobody to accuse or to challenge.
  const company = table.persons > 1;
  return html`<div class="actions row" role="group" aria-label=${t('action.title')}>
    ${button('draw', 'action.draw', icons.hands, offer('draw'))}
    ${company ? button('challenge', 'action.challenge', icons.clock, () => challenge(table, act)) : nothing}
    ${company ? button('annul', 'action.annul', icons.warning, offer('annul')) : nothing}
    ${company ? button('leave', 'action.leave', icons.door, () => leave(table, act)) : nothing}
    ${button('resign', alone ? 'action.giveup' : 'action.resign', icons.flag, () => resign(table, act), 'danger')}
  </div>`;
}

/** What is on offer, with the answers one may give. @param {Table} table @param {Do} act */
export function offers(table, act) {
  const visitor = table.you?.visitor ?? '';
  return table.offers.map((offer) => {
    const asked = offer.waits_for.includes(visitor);
    const own = offer.by === visitor;
    return html`<div class="notice warm offer" role="alert">
      <div class="stack">
        <span>${offer.told}</span>
        <div class="row">
          ${asked
            ? html`
                <button class="button primary compact" @click=${() => act({ do: 'agree', offer: offer.number })}>${icons.check}${t('offer.agree')}</button>
                <button class="button compact" @click=${() => act({ do: 'decline', offer: offer.number })}>${icons.close}${t('offer.decline')}</button>
              `
            : nothing}
          ${own ? html`<button class="button compact" @click=${() => act({ do: 'decline', offer: offer.number })}>${t('offer.withdraw')}</button>` : nothing}
        </div>
      </div>
    </div>`;
  });
}

/** What to do about somebody who is away. @param {Table} table @param {number} seat @param {Do} act @param {number} level */
export function waits(table, seat, act, level) {
  const absent = table.presence.absent.find((absent) => absent.seat === seat);
  if (!absent || !table.sits || table.play?.status.state !== 'playing') return nothing;
  const left = absent.claim_in_ms - (performance.now() - table.presenceAt);
  if (left > 0) return html`<span class="small soft away">${t('seat.wait', { n: Math.ceil(left / 1000) })}</span>`;
  return html`<span class="row away">
    <button class="button compact" @click=${() => act({ do: 'engine', seat, level })}>${icons.chip}${t('seat.replace')}</button>
    ${table.actor === seat ? html`<button class="button compact" @click=${() => act({ do: 'claim', seat })}>${icons.flag}${t('seat.claim')}</button>` : nothing}
  </span>`;
}
