// Words: the sentences of the interface in the visitor's language. What the games say comes from the server.

import { settings } from './settings.js';

/** @typedef {string | Record<string, string>} Phrase A sentence, or one for each plural form. */

export const LANGUAGES = ['en', 'fr', 'it'];

/** @type {Record<string, Phrase>} */
let phrases = {};
let code = 'en';
let plural = new Intl.PluralRules('en');

/** The language's code. */
export function language() {
  return code;
}

/** The language to speak: the chosen one, or the first that the browser prefers and we have. */
export function preferred() {
  if (LANGUAGES.includes(settings().language)) return settings().language;
  const wanted = navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase());
  return wanted.find((tag) => LANGUAGES.includes(tag)) ?? 'en';
}

/** Loads a language. @param {string} wanted */
export async function speak(wanted) {
  const response = await fetch(new URL(`../strings/${wanted}.json`, import.meta.url));
  if (!response.ok) throw new Error(`strings: ${response.status}`);
  phrases = await response.json();
  code = wanted;
  plural = new Intl.PluralRules(wanted);
  document.documentElement.lang = wanted;
}

/**
 * A sentence with its parts filled in. Where it has plural forms, `n` chooses one.
 * @param {string} key @param {Record<string, string | number>} [parts] @returns {string}
 */
export function t(key, parts = {}) {
  const phrase = phrases[key];
  if (phrase === undefined) return key;
  const text = typeof phrase === 'string' ? phrase : (phrase[plural.select(Number(parts.n))] ?? phrase.other);
  return text.replace(/\{(\w+)\}/g, (whole, name) => (name in parts ? String(parts[name]) : whole));
}

/** A sentence with a capital letter. @param {string} text */
export function sentence(text) {
  return text.slice(0, 1).toLocaleUpperCase(code) + text.slice(1);
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
