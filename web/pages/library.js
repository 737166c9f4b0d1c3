// Library: all rulebooks.

import { html, nothing } from '../vendor/lit.js';
import { Attuned } from '../app/attuned.js';
import { reason } from '../app/api.js';
import { catalogue } from '../app/house.js';
import { Page } from '../app/page.js';
import { colours } from '../app/settings.js';
import { t } from '../app/words.js';
import * as icons from '../parts/icons.js';
import '../board/board.js';

class Library extends Page {
  static properties = { games: { state: true }, fault: { state: true } };

  constructor() {
    super();
    /** @type {import('../types/wire.js').GameCard[]} */
    this.games = [];
    this.fault = '';
    new Attuned(this);
  }

  connectedCallback() {
    super.connectedCallback();
    this.name(t('shell.rules'));
    catalogue().then(
      ({ games }) => (this.games = games),
      (error) => (this.fault = reason(error)),
    );
  }

  render() {
    return html`
      <header class="page-head">
        <h1>${t('library.title')}</h1>
        <p class="lead">${t('library.lead')}</p>
      </header>
      ${this.fault ? html`<p class="notice bad" role="alert">${icons.warning}<span>${this.fault}</span></p>` : nothing}
      ${this.games.length || this.fault ? nothing : html`<div class="table empty" aria-busy="true"></div>`}
      <div class="books">
        ${this.games.map((card) => html`<article class="sheet book">
          <cof-board still theme=${card.id} mode=${colours()} .layout=${card.layout} .scene=${card.scene} .coordinates=${false} .label=${card.name}></cof-board>
          <div class="what">
            <h2><a href="/rules/${card.id}">${card.name}</a></h2>
            <p class="soft">${card.tagline}</p>
            <p class="row"><a class="button compact" href="/rules/${card.id}">${t('home.rules')}</a><a class="button compact" href="/box/${card.id}">${t('library.box')}</a></p>
          </div>
        </article>`)}
      </div>
    `;
  }
}

customElements.define('cof-library', Library);

/** @param {import('../app/router.js').Route} route */
export const draw = (route) => html`<cof-library .route=${route}></cof-library>`;
