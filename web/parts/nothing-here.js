// Nothing here: what stands on a page whose address leads nowhere, with a way back.

import { html } from '../vendor/lit.js';
import { t } from '../app/words.js';

/** @param {string} why */
export function nothingHere(why) {
  return html`<section class="sheet narrow stack">
    <h1>${t('missing.title')}</h1>
    <p>${why}</p>
    <p><a class="button primary" href="/">${t('missing.home')}</a></p>
  </section>`;
}
