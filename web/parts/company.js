// Company: the short way to a game with a friend. One click opens it, the second makes the link.

import { html, nothing } from '../vendor/lit.js';
import { reason } from '../app/api.js';
import { toast } from '../app/announce.js';
import { begin } from '../app/start.js';
import { t } from '../app/words.js';
import { CLOCKS, clockField } from './clock-choice.js';
import { ask } from './dialog.js';
import * as icons from './icons.js';

/** Asks for the little there is to choose and sets up the table. @param {import('../types/wire.js').GameCard} card */
export async function invite(card) {
  const wish = { rules: '', clock: 'none' };
  const answer = await ask(t('friend.title', { game: card.name }), (close, redraw) => html`
    <p class="soft">${t('friend.about')}</p>
    ${card.presets.length > 1
      ? html`<div class="field">
          <label for="preset-choice">${t('new.presets')}</label>
          <select id="preset-choice" @change=${(/** @type {Event} */ event) => (wish.rules = /** @type {HTMLSelectElement} */ (event.target).value)}>
            ${card.presets.map((preset) => html`<option value=${preset.rules}>${preset.name}</option>`)}
          </select>
        </div>`
      : nothing}
    ${clockField(wish.clock, (value) => {
      wish.clock = value;
      redraw();
    })}
    <div class="row">
      <button class="button primary large" autofocus @click=${() => close('link')}>${icons.link}${t('friend.make')}</button>
      <a class="button quiet" href="/new/${card.id}?with=friend" @click=${() => close()}>${t('home.options')}</a>
    </div>
  `);
  if (answer !== 'link') return;
  try {
    await begin(card.id, 'friend', { rules: wish.rules, clock: CLOCKS[wish.clock] });
  } catch (error) {
    toast(reason(error));
  }
}
