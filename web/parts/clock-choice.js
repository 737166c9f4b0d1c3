// Clock choice: the clocks one can choose from, and their names.

import { html } from '../vendor/lit.js';
import { t } from '../app/words.js';

/** @typedef {import('../types/wire.js').Clock} Clock */

/** @type {Record<string, Clock>} */
export const CLOCKS = {
  none: { kind: 'none' },
  'g300-3': { kind: 'game', seconds: 300, increment: 3 },
  'g600-5': { kind: 'game', seconds: 600, increment: 5 },
  'g1800-10': { kind: 'game', seconds: 1800, increment: 10 },
  s60: { kind: 'step', seconds: 60 },
  s86400: { kind: 'step', seconds: 86_400 },
};

/** A clock in words. @param {Clock} clock @returns {string} */
export function clockName(clock) {
  if (clock.kind === 'none') return t('clock.none');
  if (clock.kind === 'game') return t('clock.game', { minutes: clock.seconds / 60, seconds: clock.increment });
  if (clock.seconds >= 86_400) return t('clock.days', { n: Math.round(clock.seconds / 86_400) });
  return t('clock.step', { n: clock.seconds });
}

/** A field for the clock. @param {string} value @param {(value: string) => void} change */
export function clockField(value, change) {
  return html`<div class="field">
    <label for="clock-choice">${t('clock.title')}</label>
    <select id="clock-choice" @change=${(/** @type {Event} */ event) => change(/** @type {HTMLSelectElement} */ (event.target).value)}>
      ${Object.entries(CLOCKS).map(([name, clock]) => html`<option value=${name} ?selected=${name === value}>${clockName(clock)}</option>`)}
    </select>
  </div>`;
}
