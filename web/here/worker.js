// Worker: the core beside the page, so that the page stays quick whatever is thought about. One answers for tables, another thinks.

import { load } from './core.js';
import { whole } from './whole.js';

/** @typedef {import('./whole.js').Parts} Parts */

/** What a module of these sources can do, and an older one cannot. */
const NEWEST = 'library';

/** @type {Parts} */
let parts;
/** @type {Awaited<ReturnType<typeof load>>} */
let core;

/** The files that only help and were asked for. @type {Set<string>} */
const tried = new Set();

/** @param {string} name */
async function take(name) {
  const part = parts.files.find((file) => file.name === name);
  if (!part) throw new Error(`${name}: not listed`);
  const said = core.bring(name, await whole(part));
  if (said !== 'ok') throw new Error(said);
}

/** Brings the files that a game needs; those that only help come meanwhile, later, or never. @param {string} game @param {boolean} helpful */
async function bring(game, helpful) {
  const missing = core.missing(game);
  for (const { name, kind } of missing) if (kind === 'needed') await take(name);
  if (!helpful) return;
  for (const { name, kind } of missing) {
    if (kind === 'needed' || tried.has(name)) continue;
    tried.add(name);
    take(name).catch(() => undefined);
  }
}

/** What can be asked. @type {Record<string, (said: any) => unknown>} */
const DEEDS = {
  /** Starts; whoever starts another gets the module compiled. */
  begin: async (/** @type {{ parts: Parts, module?: WebAssembly.Module }} */ said) => {
    parts = said.parts;
    const module = said.module ?? (await WebAssembly.compile(await whole(parts.module)));
    if (!WebAssembly.Module.exports(module).some(({ name }) => name === NEWEST)) throw new Error('the module is of older sources than the page');
    core = await load(module, (line) => line.startsWith('panic') && postMessage({ broken: line }));
    return module;
  },
  /** The files of a game. */
  bring: ({ game, helpful }) => bring(game, helpful),
  /** A question about a table. */
  table: (question) => core.table(question),
  /** A question about the games. What is shown of all of them needs the files of all of them. */
  library: async (question) => {
    if (question.path === '/api/games') for (const game of core.request('games').split(' ').slice(1)) await bring(game, false);
    return core.library(question);
  },
};

addEventListener('message', async ({ data: { id, deed, said } }) => {
  try {
    postMessage({ id, answer: await DEEDS[deed](said) });
  } catch (error) {
    postMessage({ id, failed: String(error) });
  }
});
