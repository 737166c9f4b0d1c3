// Missing: an address at which there is nothing.

import { html } from '../vendor/lit.js';
import { Page } from '../app/page.js';
import { t } from '../app/words.js';

class Missing extends Page {
  connectedCallback() {
    super.connectedCallback();
    this.name(t('missing.title'));
  }

  render() {
    return html`<section class="sheet narrow stack">
      <h1>${t('missing.title')}</h1>
      <p>${t('missing.about')}</p>
      <p><a class="button primary" href="/">${t('missing.home')}</a></p>
    </section>`;
  }
}

customElements.define('cof-missing', Missing);

/** @param {import('../app/router.js').Route} route */
export const draw = (route) => html`<cof-missing .route=${route}></cof-missing>`;
