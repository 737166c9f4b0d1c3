// Level: how well the engine shall play.

import { html } from '../vendor/lit.js';
import { t } from '../app/words.js';

/** @param {number[]} levels @param {number} value @param {(level: number) => void} change */
export function levelField(levels, value, change) {
  return html`<div class="field level">
    <label for="level">${t('home.level')}</label>
    <select id="level" @change=${(/** @type {Event} */ event) => change(Number(/** @type {HTMLSelectElement} */ (event.target).value))}>
      ${levels.map((level) => html`<option value=${level} ?selected=${level === value}>${level} · ${t(`level.${level}`)}</option>`)}
    </select>
  </div>`;
}
