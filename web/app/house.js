// House: what is asked of the server once and kept: who the visitor is, the games, what chosen options mean, the rulebooks.

import { Refusal, get, send } from './api.js';
import { language } from './words.js';

/** @typedef {import('../types/wire.js').Me} Me */
/** @typedef {import('../types/wire.js').Catalogue} Catalogue */
/** @typedef {import('../types/wire.js').GameCard} GameCard */
/** @typedef {import('../types/wire.js').Chosen} Chosen */
/** @typedef {import('../types/wire.js').Rulebook} Rulebook */
/** @typedef {import('../types/wire.js').Lessons} Lessons */

/** @type {Map<string, Promise<any>>} */
const kept = new Map();

/** @template T @param {string} key @param {() => Promise<T>} ask @returns {Promise<T>} */
function once(key, ask) {
  const found = kept.get(key);
  if (found) return found;
  const asked = ask();
  kept.set(key, asked);
  // What failed is asked again next time.
  asked.catch(() => kept.delete(key));
  return asked;
}

/** Where this browser keeps who was here last. */
const SELF = 'coffret.self';

/** Keeps who I am, for when nobody can be asked. @param {Me} self @returns {Me} */
function noted(self) {
  try {
    localStorage.setItem(SELF, JSON.stringify(self));
  } catch {
    // A browser that keeps nothing still plays.
  }
  return self;
}

/** Who was here last, if the server cannot be asked. @param {unknown} error @returns {Me} */
function stranger(error) {
  const kept = localStorage.getItem(SELF);
  if (!(error instanceof Refusal) || error.fault.code !== 'offline' || !kept) throw error;
  return JSON.parse(kept);
}

/** Who I am. Whoever asks first gets the cookie with which everything else is asked. @returns {Promise<Me>} */
export function me() {
  return once('me', () => get('/api/me').then(noted, stranger));
}

/** Takes another name. @param {string} name @returns {Promise<Me>} */
export async function rename(name) {
  const renamed = await send('PUT', '/api/me', { name });
  kept.set('me', Promise.resolve(renamed));
  return renamed;
}

/** Becomes whoever got this code on another device. @param {string} code @returns {Promise<Me>} */
export async function carry(code) {
  const carried = await send('POST', '/api/me/carry', { code });
  kept.set('me', Promise.resolve(carried));
  return carried;
}

/** The games. @returns {Promise<Catalogue>} */
export function catalogue() {
  return once(`games ${language()}`, () => get('/api/games', { lang: language() }));
}

/** One game of the catalogue. @param {string} id @returns {Promise<GameCard | undefined>} */
export async function card(id) {
  return (await catalogue()).games.find((game) => game.id === id);
}

/** What chosen options mean. @param {string} game @param {string} rules @returns {Promise<Chosen>} */
export function chosen(game, rules) {
  return once(`chosen ${language()} ${game} ${rules}`, () => {
    return get(`/api/games/${encodeURIComponent(game)}`, { rules, lang: language() });
  });
}

/** A rulebook. @param {string} game @returns {Promise<Rulebook>} */
export function rulebook(game) {
  return once(`rules ${language()} ${game}`, () => {
    return get(`/api/games/${encodeURIComponent(game)}/rules`, { lang: language() });
  });
}

/** The lessons of a game. @param {string} game @returns {Promise<Lessons>} */
export function lessons(game) {
  return once(`lessons ${language()} ${game}`, () => {
    return get(`/api/games/${encodeURIComponent(game)}/lessons`, { lang: language() });
  });
}
