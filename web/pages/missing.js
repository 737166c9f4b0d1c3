// Missing: an address at which there is nothing.

import { html } from '../vendor/lit.js';
import { Page } from '../app/page.js';
import { t } from '../app/words.js';
import { nothingHere } from '../parts/nothing-here.js';

class Missing extends Page {
  connectedCallback() {
    super.connectedCallback();
    this.name(t('missing.title'));
  }

  render() {
    return nothingHere(t('missing.about'));
  }
}

customElements.define('cof-missing', Missing);

/** @param {import('../app/router.js').Route} route */
export const draw = (route) => html`<cof-missing .route=${route}></cof-missing>`;
