// Comfort: how one likes to play: sound, speed, previews, names of places, colours. Used in a dialog and on the settings page.

import { html, nothing } from '../vendor/lit.js';
import { choose, settings } from '../app/settings.js';
import { t } from '../app/words.js';
import { ask } from './dialog.js';
import './sets.js';

/** @typedef {import('../app/settings.js').Settings} Settings */

/** One of a few. @param {string} name @param {string[]} values @param {string} label @param {(value: string) => string} title @param {string} value @param {(value: string) => void} change */
export function segments(name, values, label, title, value, change) {
  return html`<fieldset class="field">
    <legend>${label}</legend>
    <div class="segments">
      ${values.map((each) => html`<label>
        <input type="radio" name=${name} value=${each} .checked=${each === value} @change=${() => change(each)} />
        <span>${title(each)}</span>
      </label>`)}
    </div>
  </fieldset>`;
}

/** Yes or no. @param {string} label @param {boolean} value @param {(value: boolean) => void} change */
export function onOff(label, value, change) {
  return html`<label class="switch">
    <input type="checkbox" role="switch" .checked=${value} @change=${(/** @type {Event} */ event) => change(/** @type {HTMLInputElement} */ (event.target).checked)} />
    <span>${label}</span>
  </label>`;
}

/** The fields. @param {() => void} redraw */
export function comfortFields(redraw) {
  const now = settings();
  const set = (/** @type {Partial<Settings>} */ change) => {
    choose(change);
    redraw();
  };
  return html`
    ${segments('speed', ['off', 'fast', 'normal', 'slow'], t('comfort.speed'), (value) => t(`speed.${value}`), now.speed, (value) => set({ speed: /** @type {Settings['speed']} */ (value) }))}
    ${onOff(t('comfort.sound'), now.sound, (sound) => set({ sound }))}
    ${now.sound
      ? html`<div class="field">
          <label for="volume">${t('comfort.volume')}</label>
          <input id="volume" type="range" min="10" max="100" step="10" .value=${String(now.volume)} @change=${(/** @type {Event} */ event) => set({ volume: Number(/** @type {HTMLInputElement} */ (event.target).value) })} />
        </div>
        ${segments('voice', ['plain', 'soft', 'bright'], t('comfort.voice'), (value) => t(`voice.${value}`), now.voice, (value) => set({ voice: /** @type {Settings['voice']} */ (value) }))}`
      : nothing}
    ${onOff(t('comfort.hold'), now.hold, (hold) => set({ hold }))}
    ${onOff(t('comfort.preview'), now.preview, (preview) => set({ preview }))}
    ${onOff(t('comfort.typing'), now.typing, (typing) => set({ typing }))}
    ${onOff(t('comfort.coordinates'), now.coordinates, (coordinates) => set({ coordinates }))}
    ${segments('mode', ['auto', 'light', 'dark', 'contrast'], t('comfort.mode'), (value) => t(`mode.${value}`), now.mode, (value) => set({ mode: /** @type {Settings['mode']} */ (value) }))}
  `;
}

/** The same in a dialog, so that one need not leave the table, with what its board is made of. @param {string} game */
export async function comfort(game) {
  await ask(t('comfort.title'), (close, redraw) => html`
    <cof-sets .game=${game}></cof-sets>
    ${comfortFields(redraw)}
    <div class="row"><button class="button primary" @click=${() => close()}>${t('dialog.done')}</button></div>
  `);
}
