// Place: where a table stands, on the server or here. It is decided once, by the address that was opened; whoever asks for a game's
// history, its review or its files asks the place.

import { askGame } from '../here/household.js';
import { HomeLine } from '../here/home-line.js';
import { Refusal, get, send } from './api.js';
import { Line } from './line.js';
import { language } from './words.js';

/** @typedef {import('../types/wire.js').History} History */
/** @typedef {import('../types/wire.js').Review} Review */
/** @typedef {import('./table.js').Table} Table */

/**
 * @typedef {object} Place
 * @property {boolean} home Whether it is here.
 * @property {(table: Table) => Line | HomeLine} line What connects to a table.
 * @property {(game: string) => Promise<History>} history A game move by move.
 * @property {(game: string, first: boolean) => Promise<Review>} review What an engine thinks of it, as far as it has come.
 * @property {(table: string) => string} tablePath
 * @property {(game: string) => string} gamePath
 */

/** The path of a game on the server. @param {string} game */
const record = (game) => `/api/records/${encodeURIComponent(game)}`;

/** @param {Table} table */
function socket(table) {
  const path = `/api/tables/${encodeURIComponent(table.id)}`;
  const address = () => `${path}/socket?lang=${language()}${table.info ? `&since=${table.version}` : ''}`;
  /** Why there is no such table, if there is none. */
  const inquire = async () => {
    try {
      await get(path, { lang: language() });
      return undefined;
    } catch (error) {
      return error instanceof Refusal && ['not_found', 'closed'].includes(error.fault.code) ? error.fault : undefined;
    }
  };
  return new Line(address, (message) => table.hear(message), (_, fault) => table.become(fault), false, inquire);
}

/** @type {Place} */
const SERVER = {
  home: false,
  line: socket,
  history: (game) => get(record(game), { lang: language() }),
  review: (game, first) => (first ? send('POST', `${record(game)}/review`) : get(`${record(game)}/review`, { lang: language() })),
  tablePath: (table) => `/t/${table}`,
  gamePath: (game) => `/g/${game}`,
};

/** @type {Place} */
const HERE = {
  home: true,
  line: (table) => new HomeLine(table.id, (message) => table.hear(message), (_, fault) => table.become(fault)),
  history: async (game) => (await askGame(game, { ask: 'history' })).history,
  review: async (game) => (await askGame(game, { ask: 'review' })).review,
  tablePath: (table) => `/here/${table}`,
  gamePath: (game) => `/past/${game}`,
};

/** The place that an address means. @param {import('./router.js').Route} route @returns {Place} */
export const placeOf = (route) => (route.home ? HERE : SERVER);
