// Store: games at home as the browser keeps them: for each table its facts, one by one, and how lists show it. Where the browser keeps
// nothing, they are held as long as the page is there, and whoever asks is told.

/** @typedef {import('../types/wire.js').Listing} Listing */
/** @typedef {{ id: string, listing: Listing, put?: string }} Kept A table as it is listed; `put` is where it was put on the server. */

/** Somebody else has written to the same table meanwhile. */
export class Conflict extends Error {}

/** @type {Promise<IDBDatabase | undefined> | undefined} */
let opened;
/** What could not be kept. @type {Map<string, { kept: Kept, facts: string[] }>} */
const held = new Map();

/** @returns {Promise<IDBDatabase | undefined>} */
function database() {
  opened ??= new Promise((done) => {
    try {
      const request = indexedDB.open('coffret', 1);
      request.onupgradeneeded = () => {
        request.result.createObjectStore('tables', { keyPath: 'id' });
        request.result.createObjectStore('facts', { keyPath: ['table', 'number'] });
      };
      request.onsuccess = () => done(request.result);
      request.onerror = () => done(undefined);
      request.onblocked = () => done(undefined);
    } catch {
      done(undefined);
    }
  });
  return opened;
}

/** @template T @param {IDBRequest<T>} request @returns {Promise<T>} */
function result(request) {
  return new Promise((done, failed) => {
    request.onsuccess = () => done(request.result);
    request.onerror = () => failed(request.error);
  });
}

/** All facts of a table. @param {string} table */
const all = (table) => IDBKeyRange.bound([table, 0], [table, Infinity]);

/** Whether a table outlives the page. @param {string} table */
export const isKept = (table) => !held.has(table);

/** The facts of a table; none if there is no such table. @param {string} table @returns {Promise<string[] | undefined>} */
export async function factsOf(table) {
  const inMemory = held.get(table);
  if (inMemory) return [...inMemory.facts];
  const found = await (async () => {
    const base = await database();
    if (!base) return [];
    return result(base.transaction('facts').objectStore('facts').getAll(all(table)));
  })().catch(() => []);
  return found.length ? found.map(({ fact }) => fact) : undefined;
}

/**
 * Keeps facts after so many others; whether they are kept for good. Facts that somebody else has kept in their place are a conflict.
 * @param {string} table @param {string[]} before @param {string[]} facts @param {Listing} listing @returns {Promise<boolean>}
 */
export async function keep(table, before, facts, listing) {
  const inMemory = held.get(table);
  const base = inMemory ? undefined : await database();
  if (base) {
    try {
      await write(base, table, before.length, facts, listing);
      return true;
    } catch (error) {
      if (error instanceof DOMException && error.name === 'ConstraintError') throw new Conflict();
    }
  }
  held.set(table, { kept: { id: table, listing }, facts: [...before, ...facts] });
  return false;
}

/** @param {IDBDatabase} base @param {string} table @param {number} from @param {string[]} facts @param {Listing} listing */
function write(base, table, from, facts, listing) {
  return new Promise((done, failed) => {
    const writing = base.transaction(['tables', 'facts'], 'readwrite');
    writing.oncomplete = () => done(undefined);
    writing.onabort = () => failed(writing.error ?? new DOMException('the storage is full', 'QuotaExceededError'));
    facts.forEach((fact, index) => writing.objectStore('facts').add({ table, number: from + index, fact }));
    const tables = writing.objectStore('tables');
    const known = tables.get(table);
    known.onsuccess = () => tables.put({ ...known.result, id: table, listing });
  });
}

/** All tables, the latest first. @returns {Promise<Kept[]>} */
export async function tables() {
  const kept = await (async () => {
    const base = await database();
    return base ? result(base.transaction('tables').objectStore('tables').getAll()) : [];
  })().catch(() => []);
  const inMemory = [...held.values()].map((one) => one.kept);
  return [...inMemory, ...kept.filter(({ id }) => !held.has(id))].sort((a, b) => b.listing.changed - a.listing.changed);
}

/** Notes where a table was put on the server. @param {string} table @param {string} path */
export async function notePut(table, path) {
  const inMemory = held.get(table);
  if (inMemory) inMemory.kept.put = path;
  const base = inMemory ? undefined : await database();
  if (!base) return;
  const store = base.transaction('tables', 'readwrite').objectStore('tables');
  await result(store.put({ ...(await result(store.get(table))), put: path }));
}

/** Forgets a table. @param {string} table */
export async function forget(table) {
  held.delete(table);
  const base = await database();
  if (!base) return;
  const writing = base.transaction(['tables', 'facts'], 'readwrite');
  writing.objectStore('tables').delete(table);
  await result(writing.objectStore('facts').delete(all(table)));
}
