// Household: what a page needs to play without a server: one mind that answers for tables, another that thinks, and the questions that
// pages ask of either.

import { Refusal, get } from '../app/api.js';
import { me } from '../app/house.js';
import { language, t } from '../app/words.js';
import { Mind } from './mind.js';
import { factsOf, keep } from './store.js';

/** @typedef {import('./whole.js').Parts} Parts */
/** @typedef {import('../types/wire.js').TableOrder} TableOrder */

/** The letters of ids. */
const LETTERS = '0123456789abcdefghjkmnpqrstvwxyz';

/** @type {Promise<Parts> | undefined} */
let list;
/** The mind that answers for tables, and the module it was started with. @type {Promise<{ mind: Mind, module: WebAssembly.Module }> | undefined} */
let desk;
/** The mind that thinks. @type {Promise<Mind> | undefined} */
let brain;
/** Whether the core could not be loaded: then the server plays, until the page is loaded again. */
let failed = false;

/** What belongs to the core, as the server of this page lists it. @returns {Promise<Parts>} */
export function parts() {
  list ??= get(new URL('../core.json', import.meta.url).pathname);
  list.catch(() => (list = undefined));
  return list;
}

/** @returns {Promise<{ mind: Mind, module: WebAssembly.Module }>} */
async function begin() {
  const mind = new Mind();
  try {
    return { mind, module: await mind.ask('begin', { parts: await parts() }) };
  } catch (error) {
    mind.end();
    failed = true;
    console.warn('the core could not be loaded:', error);
    // A module of older sources is no accident: the server plays, and there is nothing to be told.
    throw new Refusal({ code: 'core', message: String(error).includes('older') ? '' : t('athome.broken') });
  }
}

/** The mind that answers for tables. */
async function answering() {
  const started = (desk ??= begin());
  started.catch(() => (desk = undefined));
  const { mind, module } = await started;
  if (!mind.ended) return { mind, module };
  if (desk === started) desk = undefined;
  return answering();
}

/** The mind that thinks. @returns {Promise<Mind>} */
export async function thinking() {
  const started = (brain ??= (async () => {
    const { module } = await answering();
    const mind = new Mind();
    await mind.ask('begin', { parts: await parts(), module });
    return mind;
  })());
  started.catch(() => (brain = undefined));
  const mind = await started;
  if (!mind.ended) return mind;
  if (brain === started) brain = undefined;
  return thinking();
}

/** Ends what is being thought about; another mind is started when it is needed. */
export async function stopThinking() {
  const mind = await brain?.catch(() => undefined);
  if (!mind?.busy) return;
  brain = undefined;
  mind.end();
}

/** Asks a mind about a table. @param {Mind} mind @param {string} table @param {Record<string, unknown>} question @returns {Promise<any>} */
async function ask(mind, table, question) {
  return mind.ask('table', { table, lang: language(), at: Date.now(), ...question });
}

/** Makes a mind know a table as far as its facts go. @param {Mind} mind @param {string} table @param {string[]} facts */
async function teach(mind, table, facts) {
  const known = mind.tables.get(table);
  if (known === facts.length) return;
  const added = known !== undefined && known < facts.length ? await ask(mind, table, { ask: 'add', from: known, facts: facts.slice(known) }) : undefined;
  if (!added || added.error) {
    const { error } = await ask(mind, table, { ask: 'load', facts });
    if (error) throw new Refusal(error);
  }
  mind.tables.set(table, facts.length);
}

/** Forgets what the minds know of a table: it may be another than what is kept. @param {string} table */
export async function unlearn(table) {
  const minds = await Promise.all([desk?.then(({ mind }) => mind).catch(() => undefined), brain?.catch(() => undefined)]);
  for (const mind of minds) mind?.tables.delete(table);
}

/** Asks for an answer about a table at once. @param {string} table @param {string[]} facts @param {Record<string, unknown>} question */
export async function askTable(table, facts, question) {
  const { mind } = await answering();
  await teach(mind, table, facts);
  const answer = await ask(mind, table, question);
  const more = question.ask === 'add' ? /** @type {string[]} */ (question.facts).length : 0;
  if (!answer.error) mind.tables.set(table, facts.length + more + (answer.facts?.length ?? 0));
  return answer;
}

/** Asks for something that must be thought about. @param {string} table @param {string} game @param {string[]} facts @param {Record<string, unknown>} question */
export async function askBrain(table, game, facts, question) {
  const mind = await thinking();
  await mind.ask('bring', { game, helpful: true });
  await teach(mind, table, facts);
  const answer = await ask(mind, table, question);
  if (!answer.error) mind.tables.set(table, facts.length + (answer.facts?.length ?? 0));
  return answer;
}

/** What a server answers at an address, from here. @param {string} path @param {Record<string, string | number | undefined>} [query] @returns {Promise<any>} */
export async function library(path, query = {}) {
  const { mind } = await answering();
  const answer = await mind.ask('library', { path, at: Date.now(), ...query });
  if (answer.error) throw new Refusal(answer.error);
  return answer;
}

/** Whether the core is here, so that a game at home begins at once. */
export async function isReady() {
  if (desk) return desk.then(() => true, () => false);
  if (!self.caches || failed) return false;
  const { module } = await parts();
  return (await caches.match(module.path)) !== undefined;
}

/** Sets a table up; the address of its page. @param {TableOrder} order @returns {Promise<string>} */
export async function setUp(order) {
  const { visitor, name } = await me();
  const { mind } = await answering();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const table = [...bytes].map((byte) => LETTERS[byte % LETTERS.length]).join('');
  const [seed] = crypto.getRandomValues(new Uint32Array(1));
  const { error, facts, listing } = await ask(mind, table, { ask: 'open', visitor, name, seed, order });
  if (error) throw new Refusal(error);
  mind.tables.set(table, facts.length);
  await keep(table, [], facts, listing);
  return `/here/${table}`;
}

/** Asks about a game of a table that was kept, by the game's id. @param {string} game @param {Record<string, unknown>} question */
export async function askGame(game, question) {
  const [table, number] = game.split('-');
  const facts = await factsOf(table);
  if (!facts) throw new Refusal({ code: 'not_found', message: t('missing.about') });
  const thought = question.ask === 'review';
  const kind = JSON.parse(facts[0]).game;
  const asked = { ...question, number: Number(number) };
  const answer = thought ? await askBrain(table, kind, facts, asked) : await askTable(table, facts, asked);
  if (answer.error) throw new Refusal(answer.error);
  return answer;
}
