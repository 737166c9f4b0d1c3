// About: what this is, how it is used by keyboard, and whose work is in it.

import { html } from '../vendor/lit.js';
import { Page } from '../app/page.js';
import { t } from '../app/words.js';

/** Keys and what they do. @type {[string[], string][]} */
const KEYS = [
  [['←', '→', '↑', '↓'], 'keys.walk'],
  [['Enter', 'Space'], 'keys.touch'],
  [['Esc'], 'keys.cancel'],
  [['.', ','], 'keys.next'],
  [['c', '3'], 'keys.jump'],
  [['←', '→', 'Home', 'End'], 'keys.past'],
];

class About extends Page {
  connectedCallback() {
    super.connectedCallback();
    this.name(t('shell.about'));
  }

  render() {
    return html`
      <header class="page-head">
        <h1>${t('about.title')}</h1>
        <p class="lead">${t('about.lead')}</p>
      </header>
      <div class="columns">
        <section class="sheet stack" aria-labelledby="about-fair">
          <h2 id="about-fair">${t('about.fair')}</h2>
          <p>${t('about.fair.text')}</p>
          <p>${t('about.truth.text')}</p>
        </section>
        <section class="sheet stack" aria-labelledby="about-keys">
          <h2 id="about-keys">${t('about.keys')}</h2>
          <dl class="keys">
            ${KEYS.map(([keys, does]) => html`<div><dt>${keys.map((key) => html`<kbd>${key}</kbd> `)}</dt><dd>${t(does)}</dd></div>`)}
          </dl>
        </section>
        <section class="sheet stack" aria-labelledby="about-private">
          <h2 id="about-private">${t('about.private')}</h2>
          <p>${t('about.private.text')}</p>
        </section>
        <section class="sheet stack" aria-labelledby="about-made">
          <h2 id="about-made">${t('about.made')}</h2>
          <p>${t('about.made.text')}</p>
          <ul class="credits small">
            <li><a href=${new URL('../vendor/lit.LICENSE.txt', import.meta.url).pathname} target="_blank">Lit</a>, BSD-3-Clause</li>
            <li><a href=${new URL('../vendor/fonts/figtree.LICENSE.txt', import.meta.url).pathname} target="_blank">Figtree</a>, SIL OFL 1.1</li>
            <li><a href=${new URL('../vendor/fonts/fraunces.LICENSE.txt', import.meta.url).pathname} target="_blank">Fraunces</a>, SIL OFL 1.1</li>
          </ul>
        </section>
      </div>
    `;
  }
}

customElements.define('cof-about', About);

/** @param {import('../app/router.js').Route} route */
export const draw = (route) => html`<cof-about .route=${route}></cof-about>`;
