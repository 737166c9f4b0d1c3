// Provenance: sentences with where they come from. What the booklet prints, what follows from it and what we decided are never told
// one for the other; the reason is one touch away.

import { html, nothing } from '../vendor/lit.js';
import { t } from '../app/words.js';

/** @typedef {import('../types/wire.js').Rulebook} Rulebook */
/** @typedef {import('../types/wire.js').RulePart} RulePart */

/** What kind of word it is, in a word. @param {string} standing */
export function badge(standing) {
  return html`<span class="standing ${standing}">${t(`standing.${standing}`)}</span>`;
}

/**
 * Where a sentence stands: page and numbers; those that only say another again are left out.
 * @param {Rulebook} book @param {string[]} sources @param {number | null} page
 */
export function place(book, sources, page) {
  const ids = sources.filter((id) => !book.mirrors.includes(id)).join(', ');
  if (!ids) return '';
  return page ? t('source.page', { page, ids }) : t('source.sentences', { ids });
}

/** A text whose words for programs, between backquotes, are set as such. @param {string} text */
export function worded(text) {
  return text.split('`').map((piece, index) => (index % 2 ? html`<code>${piece}</code>` : piece));
}

/** Parts of a text, each with its standing. @param {Rulebook} book @param {RulePart[]} parts */
export function told(book, parts) {
  return parts.map((part) => html`<div class="part">
    <p class="text">${worded(part.text)}</p>
    <details class="source">
      <summary>${badge(part.standing)}</summary>
      <div class="why stack small">
        <p>${t(`standing.${part.standing}.about`)} ${place(book, part.sources, part.page)}</p>
        ${part.reason ? html`<p>${worded(part.reason)}</p>` : nothing}
        ${part.readings.map((reading) => html`<p><a href="/new/${book.game}?rules=${encodeURIComponent(reading.rules)}">${t('source.reading', { reading: reading.title })}</a></p>`)}
      </div>
    </details>
  </div>`);
}
