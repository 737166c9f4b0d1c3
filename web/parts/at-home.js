// At home: what is to be known about a table that stands in this browser: that it is kept or not, that another tab plays it, that an
// engine was cut short; and the way to put it on the server.

import { html, nothing } from '../vendor/lit.js';
import { reason, send } from '../app/api.js';
import { toast } from '../app/announce.js';
import { go } from '../app/router.js';
import { t } from '../app/words.js';
import { askGame } from '../here/household.js';
import { HomeLine } from '../here/home-line.js';
import { notePut } from '../here/store.js';
import { saveRecord } from './downloads.js';
import * as icons from './icons.js';

/** @typedef {import('../app/table.js').Table} Table */

/** Puts the present game on the server, as a table of one's own. @param {Table} table */
async function put(table) {
  try {
    const { record } = await askGame(table.play?.id ?? '', { ask: 'record' });
    const { path } = await send('POST', '/api/records', { record });
    await notePut(table.id, path);
    toast(t('athome.put.done'));
    go(path);
  } catch (error) {
    toast(reason(error));
  }
}

/** @param {string} kind @param {unknown} text @param {unknown} [deeds] */
const notice = (kind, text, deeds = nothing) => html`<div class="notice ${kind} at-home" role="status">${icons.plug}<div class="stack"><span>${text}</span>${deeds}</div></div>`;

/** What is to be said. @param {Table} table */
export function atHome(table) {
  const { line, play } = table;
  if (!(line instanceof HomeLine) || !play) return nothing;
  const button = (/** @type {string} */ name, /** @type {string} */ text, /** @type {() => unknown} */ work) =>
    html`<div class="row"><button class="button compact" data-home=${name} @click=${work}>${text}</button></div>`;
  return html`
    ${line.elsewhere ? notice('warm', t('athome.elsewhere'), button('take', t('athome.take'), () => line.takeOver())) : nothing}
    ${line.kept ? nothing : notice('bad', t('athome.lost'), button('save', t('game.record'), () => saveRecord(play.id, 'record')))}
    ${line.stuck ? notice('bad', line.stuck, button('again', t('athome.again'), () => line.again())) : nothing}
    ${line.cut ? notice('', t('athome.cut')) : nothing}
  `;
}

/** The way to the server, among what is seldom done. @param {Table} table */
export function putButton(table) {
  if (!table.place.home || !table.play?.id) return nothing;
  return html`<button class="button compact" data-home="put" @click=${() => put(table)}>${icons.share}${t('athome.put')}</button>`;
}
