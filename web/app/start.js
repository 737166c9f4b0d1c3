// Start: from a wish to a table. Every way to begin a game ends here.

import { send } from './api.js';
import { chosen, me } from './house.js';
import { go } from './router.js';
import { settings } from './settings.js';

/** @typedef {import('../types/wire.js').SeatOrder} SeatOrder */
/** @typedef {import('../types/wire.js').TableOrder} TableOrder */
/** @typedef {import('../types/wire.js').TableMade} TableMade */

/** @typedef {'engine' | 'friend' | 'screen' | 'lobby'} With Against whom. */

/** Sets up a table and goes there. @param {TableOrder} order */
export async function open(order) {
  await me();
  /** @type {TableMade} */
  const made = await send('POST', '/api/tables', order);
  go(made.path);
}

/**
 * Who sits where: me on one seat, the rest as the company asks.
 * @param {number} seats @param {With} company @param {number} [own] my seat, from 0
 * @returns {SeatOrder[]}
 */
export function seating(seats, company, own = 0) {
  /** @type {SeatOrder} */
  const other = company === 'engine' ? { kind: 'engine', level: settings().level } : company === 'screen' ? { kind: 'me' } : { kind: 'open' };
  return Array.from({ length: seats }, (_, seat) => (seat === own ? { kind: 'me' } : other));
}

/**
 * A game at once, with nothing to choose.
 * @param {string} game @param {With} company @param {Partial<TableOrder>} [more]
 */
export async function begin(game, company, more = {}) {
  const { seats, ritual } = await chosen(game, more.rules ?? '');
  const shuffle = seats.length > 1 && (company !== 'screen' || ritual.seats === 'lots');
  /** @type {Partial<TableOrder>} */
  const double = ritual.double ? { format: { kind: 'roles', games: 2 } } : {};
  await open({ game, seats: seating(seats.length, company), shuffle, listed: company === 'lobby', ...double, ...more });
}
