// Words: the sentences of the interface in the visitor's language. What the games say comes from the server.

import { capital } from './capital.js';
import { settings } from './settings.js';

/** @typedef {string | Record<string, string>} Phrase A sentence, or one for each plural form. */

/** The language that has every sentence. */
const FULL = 'en';
/** The languages there are files for; the server writes them into the page. */
export const LANGUAGES = (document.documentElement.dataset.languages ?? FULL).split(' ');

/** @type {Record<string, Phrase>} */
let phrases = {};
/** What is said where the language lacks a sentence. @type {Record<string, Phrase>} */
let english = {};
let code = FULL;
let plural = new Intl.PluralRules(FULL);

/** The language's code. */
export function language() {
  return code;
}

/** What a language calls itself. @param {string} tag */
export function ownName(tag) {
  const name = new Intl.DisplayNames(tag, { type: 'language' }).of(tag) ?? tag;
  return name.slice(0, 1).toLocaleUpperCase(tag) + name.slice(1);
}

/** The language to speak: the chosen one, or the first that the browser prefers and we have. */
export function preferred() {
  if (LANGUAGES.includes(settings().language)) return settings().language;
  const wanted = navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase());
  return wanted.find((tag) => LANGUAGES.includes(tag)) ?? FULL;
}

/** @param {string} wanted @returns {Promise<Record<string, Phrase>>} */
async function load(wanted) {
  const response = await fetch(new URL(`../strings/${wanted}.json`, import.meta.url));
  if (!response.ok) throw new Error(`strings: ${response.status}`);
  return response.json();
}

/** Loads a language, with English for what it lacks. @param {string} wanted */
export async function speak(wanted) {
  [phrases, english] = await Promise.all([load(wanted), wanted === FULL ? {} : load(FULL)]);
  code = wanted;
  plural = new Intl.PluralRules(wanted);
  document.documentElement.lang = wanted;
}

/**
 * A sentence with its parts filled in. Where it has plural forms, `n` chooses one.
 * @param {string} key @param {Record<string, string | number>} [parts] @returns {string}
 */
export function t(key, parts = {}) {
  const phrase = phrases[key] ?? english[key];
  if (phrase === undefined) return key;
  const text = typeof phrase === 'string' ? phrase : (phrase[plural.select(Number(parts.n))] ?? phrase.other);
  return text.replace(/\{(\w+)\}/g, (whole, name) => (name in parts ? String(parts[name]) : whole));
}

/** A sentence with a capital letter. @param {string} text */
export function sentence(text) {
  return capital(text, code);
}

/** A number as the language writes it. @param {number} value @param {Intl.NumberFormatOptions} [options] */
export function number(value, options) {
  return new Intl.NumberFormat(code, options).format(value);
}

/** How long ago something was. @param {number} at milliseconds since 1970 */
export function ago(at) {
  const seconds = (at - Date.now()) / 1000;
  const format = new Intl.RelativeTimeFormat(code, { numeric: 'auto' });
  /** @type {[number, Intl.RelativeTimeFormatUnit][]} */
  const units = [[86400, 'day'], [3600, 'hour'], [60, 'minute']];
  for (const [size, unit] of units) {
    if (Math.abs(seconds) >= size) return format.format(Math.round(seconds / size), unit);
  }
  return format.format(0, 'minute');
}

/** A day as people write it. @param {Date} date */
export function day(date) {
  return new Intl.DateTimeFormat(code, { day: 'numeric', month: 'long' }).format(date);
}
