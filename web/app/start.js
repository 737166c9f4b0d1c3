// Start: from a wish to a table. Every way to begin a game ends here.

import { toast } from './announce.js';
import { Refusal, send } from './api.js';
import { chosen, me } from './house.js';
import { go } from './router.js';
import { settings } from './settings.js';

/** @typedef {import('../types/wire.js').SeatOrder} SeatOrder */
/** @typedef {import('../types/wire.js').TableOrder} TableOrder */
/** @typedef {import('../types/wire.js').TableMade} TableMade */

/** @typedef {'engine' | 'friend' | 'screen' | 'lobby'} With Against whom. */

/**
 * Sets up a table here, where nobody else is needed for it and the core is at hand; the address of its page.
 * @param {TableOrder} order @returns {Promise<string | undefined>}
 */
async function atHome(order) {
  const own = order.seats?.length && order.seats.every(({ kind }) => kind !== 'open');
  if (!settings().home || !own || order.listed || (order.clock && order.clock.kind !== 'none')) return undefined;
  const { isReady, setUp } = await import('../here/household.js');
  if (!(await isReady().catch(() => false))) return undefined;
  try {
    return await setUp(order);
  } catch (error) {
    if (!(error instanceof Refusal) || error.fault.code !== 'core') throw error;
    // The server plays as well, where there is one.
    if (error.message) toast(error.message);
    return undefined;
  }
}

/** Sets up a table and goes there. @param {TableOrder} order */
export async function open(order) {
  const here = await atHome(order);
  if (here) return go(here);
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
