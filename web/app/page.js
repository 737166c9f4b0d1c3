// Page: what all pages share. They draw in the light, so that one set of styles and names serves them all.

import { LitElement } from '../vendor/lit.js';
import { t } from './words.js';

/** @typedef {import('./router.js').Route} Route */

/** An element that draws into itself. */
export class Part extends LitElement {
  createRenderRoot() {
    return this;
  }
}

/** A page. */
export class Page extends Part {
  /** @type {Record<string, object>} */
  static properties = { route: { attribute: false } };

  constructor() {
    super();
    /** @type {Route} */
    this.route = { page: '', query: new URLSearchParams(), hash: '' };
  }

  /** Names the page in the browser's own places. @param {string} title */
  name(title) {
    document.title = title ? `${title} · ${t('app.name')}` : t('app.name');
  }
}
