// The server's answers over HTTP. Every refusal becomes a Refusal with a sentence in the visitor's language.

import { language, sentence, t } from './words.js';

/** Why something was not done. */
export class Refusal extends Error {
  /** @param {import('../types/wire.js').Fault} fault */
  constructor(fault) {
    super(sentence(fault.message));
    this.fault = { ...fault, message: this.message };
  }
}

/** The sentence of whatever went wrong. @param {unknown} error @returns {string} */
export function reason(error) {
  return error instanceof Refusal ? error.message : t('fault.unexpected');
}

/** An address with what follows the question mark. @param {string} path @param {Record<string, string | number | undefined>} [query] */
function address(path, query = {}) {
  const given = Object.entries(query).filter((pair) => pair[1] !== undefined && pair[1] !== '');
  const search = new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
  const text = search.toString();
  return text ? `${path}?${text}` : path;
}

/** @param {string} path @param {RequestInit} options */
async function ask(path, options) {
  /** @type {Response} */
  let response;
  try {
    response = await fetch(path, { ...options, headers: { 'accept-language': language(), ...options.headers } });
  } catch {
    throw new Refusal({ code: 'offline', message: t('fault.offline') });
  }
  if (response.status === 204) return undefined;
  const body = await response.json().catch(() => undefined);
  if (!response.ok) throw new Refusal(body?.error ?? { code: 'unexpected', message: t('fault.unexpected') });
  return body;
}

/** @param {string} path @param {Record<string, string | number | undefined>} [query] @returns {Promise<any>} */
export async function get(path, query) {
  try {
    return await ask(address(path, query), {});
  } catch (error) {
    const known = path === '/api/games' || path.startsWith('/api/games/');
    if (!known || !(error instanceof Refusal) || error.fault.code !== 'offline') throw error;
    // What is known of the games is known here too, where the core was kept.
    const { isReady, library } = await import('../here/household.js');
    if (!(await isReady().catch(() => false))) throw error;
    return library(path, query);
  }
}

/** @param {'POST' | 'PUT' | 'DELETE'} method @param {string} path @param {unknown} [body] @returns {Promise<any>} */
export function send(method, path, body) {
  /** @type {Record<string, string>} */
  const headers = body === undefined ? {} : { 'content-type': 'application/json' };
  return ask(path, { method, headers, body: body === undefined ? undefined : JSON.stringify(body) });
}
