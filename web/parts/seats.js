// Seats: the plates around the board: who sits where, whose turn it is, what is left on the clocks, who is out or away.

import { html, nothing } from '../vendor/lit.js';
import { colours } from '../app/settings.js';
import { t } from '../app/words.js';
import { holderName } from './listing.js';
import * as icons from './icons.js';
import './ticker.js';

/** @typedef {import('../app/table.js').Table} Table */
/** @typedef {import('../types/wire.js').Seat} Seat */

const EDGES = ['south', 'east', 'north', 'west'];

/** The edge of the board at which a seat sits, seen by a viewer. @param {Table} table @param {number} seat @param {number} turns @returns {string} */
function edge(table, seat, turns) {
  const ways = table.info?.layout.quarter_turns ?? [];
  const here = ((ways[seat - 1] ?? 0) - turns + 4) % 4;
  // Two always face each other, however their pieces stand.
  return EDGES[ways.length === 2 && here !== 0 ? 2 : here];
}

/** The pieces that stand for a seat: its own camps, or those that the id of its side names. @param {Table} table @param {Seat} seat */
function camps(table, seat) {
  const pieces = table.play?.scene.pieces ?? [];
  const reserves = table.play?.scene.reserves ?? [];
  const known = new Map([...reserves, ...pieces].map((piece) => [piece.camp, piece.kind]));
  const all = [...known.keys()].filter(Boolean);
  const side = seat.side.toLowerCase();
  const own = seat.camps.filter((camp) => known.has(camp));
  const named = own.length ? own : all.includes(seat.side) ? [seat.side] : all.filter((camp) => camp.length === 1 && side.includes(camp) && side.length <= 2);
  return named.map((camp) => ({ camp, kind: known.get(camp) ?? '', count: pieces.filter((piece) => piece.camp === camp).length }));
}

/** What lies before a seat: what it took, what it has in hand. @param {Table} table @param {Seat} seat @param {import('../types/wire.js').Reserve[]} reserves */
function tray(table, seat, reserves) {
  const heaps = reserves.filter(({ before, count }) => before === seat.seat && count);
  if (!heaps.length) return nothing;
  return html`<span class="before" role="list" aria-label=${t('board.tray')}>${heaps.map(({ camp, kind, count, name }) => html`<span class="heap kind-${kind}" role="listitem" data-heap=${camp} title="${name}: ${count}">
    <cof-piece mode=${colours()} theme=${table.info?.game ?? ''} camp=${camp} kind=${kind}></cof-piece><span class="count">${count}</span><span class="label">${name}</span>
  </span>`)}</span>`;
}

/** One plate. @param {Table} table @param {Seat} seat @param {(seat: number) => unknown} waits what to show for somebody who is away @param {import('../types/wire.js').Reserve[]} reserves */
function plate(table, seat, waits, reserves) {
  const { play, you, presence, info } = table;
  const acts = table.actor === seat.seat;
  const own = you?.seats.includes(seat.seat) ?? false;
  const out = play?.scene.out.includes(seat.seat) ?? false;
  const away = presence.absent.some((absent) => absent.seat === seat.seat);
  const over = play?.status.state === 'over' ? play.status : undefined;
  const won = over?.winners.length === 1 && over.winners[0] === seat.side;
  const left = play?.clocks.left[seat.seat - 1];
  const pieces = camps(table, seat);
  // Where names are kept back the seat stands for whoever sits there.
  const named = table.isOneScreen && own ? seat.name : holderName(seat.holder);
  const icon = seat.holder.kind === 'engine' ? icons.chip : seat.holder.kind === 'person' ? icons.person : icons.chair;
  return html`<div class="plate ${acts ? 'acts' : ''} ${out ? 'out' : ''} ${own ? 'own' : ''}" data-seat=${seat.seat}>
    ${pieces.length ? html`<span class="camps">${pieces.map(({ camp, kind, count }) => html`<span class="camp"><cof-piece mode=${colours()} theme=${info?.game ?? ''} camp=${camp} kind=${kind}></cof-piece>${count ? html`<span class="count" title=${t('seat.pieces', { n: count })}>${count}<span class="unseen"> ${t('seat.pieces', { n: count })}</span></span>` : nothing}</span>`)}</span>` : nothing}
    <span class="who">
      <span class="holder">${icon}<strong>${named}</strong></span>
      <span class="row-two">${named === seat.name ? nothing : html`<span class="role">${seat.name}</span>`}${tray(table, seat, reserves)}</span>
    </span>
    <span class="signs">
      ${own && !table.isOneScreen ? html`<span class="chip green">${t('seat.you')}</span>` : nothing}
      ${out ? html`<span class="chip">${t('seat.out')}</span>` : nothing}
      ${won ? html`<span class="chip warm">${t('seat.won')}</span>` : nothing}
      ${away && !over ? html`<span class="chip warm">${icons.plug}${t('seat.away')}</span>` : nothing}
    </span>
    <span class="arrow">${acts ? html`${icons.turn}<span class="unseen">${t('seat.acts')}</span>` : nothing}</span>
    ${left === undefined ? nothing : html`<cof-ticker .left=${left} .since=${table.clocksAt} .runs=${play?.clocks.running === seat.seat}></cof-ticker>`}
    ${away && !own && !over ? waits(seat.seat) : nothing}
  </div>`;
}

/** Whether somebody sits at a side of the board, so that it needs columns for them. @param {Table} table @param {number} turns */
export function flanked(table, turns) {
  return table.seats.some((seat) => ['east', 'west'].includes(edge(table, seat.seat, turns)));
}

/**
 * The plates, with the board in the middle.
 * @param {Table} table @param {number} turns how the viewer has turned the board
 * @param {unknown} board @param {(seat: number) => unknown} waits @param {import('../types/wire.js').Reserve[]} reserves what lies beside the board
 */
export function around(table, turns, board, waits, reserves) {
  const at = (/** @type {string} */ name) => {
    const here = table.seats.filter((seat) => edge(table, seat.seat, turns) === name);
    return here.length ? html`<div class="edge ${name}">${here.map((seat) => plate(table, seat, waits, reserves))}</div>` : nothing;
  };
  return html`<div class="around">
    ${at('north')} ${at('west')}
    <div class="middle">${board}</div>
    ${at('east')} ${at('south')}
  </div>`;
}
