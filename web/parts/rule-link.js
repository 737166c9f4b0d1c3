// Rule link: the small way from a sentence to the clause behind it.

import { html } from '../vendor/lit.js';
import { t } from '../app/words.js';

/** @param {string} game @param {string} rule */
export function ruleLink(game, rule) {
  return html`<a class="rule" href="/rules/${game}#${rule}" title=${t('why.rule', { rule })} aria-label=${t('why.rule', { rule })}>?</a>`;
}
