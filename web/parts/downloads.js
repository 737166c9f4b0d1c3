// Downloads: a game as files, and the present board as a picture.

import { html } from '../vendor/lit.js';
import { reason } from '../app/api.js';
import { toast } from '../app/announce.js';
import { t } from '../app/words.js';
import { askGame } from '../here/household.js';
import * as icons from './icons.js';

/** Hands a file to the browser. @param {Blob} blob @param {string} name */
function save(blob, name) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  // The browser has its own hold on it once the click is over.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/** Saves a game that was played here. @param {string} game its id @param {string} ending */
export async function saveRecord(game, ending) {
  try {
    const { record } = await askGame(game, { ask: 'record', format: ending === 'record' ? null : ending });
    save(new Blob([record], { type: 'text/plain' }), `${game}.${ending}`);
  } catch (error) {
    toast(reason(error));
  }
}

/** @param {import('../types/wire.js').History} game @param {import('../app/place.js').Place} place @param {number} at @param {() => import('../board/board.js').Board | null} board */
export function downloads(game, place, at, board) {
  const name = (/** @type {string} */ ending) => (ending === 'record' ? t('game.record') : ending.toUpperCase());
  const here = (/** @type {string} */ ending) => html`<button class="button compact" data-file=${ending} @click=${() => saveRecord(game.id, ending)}>${icons.download}${name(ending)}</button>`;
  const file = (/** @type {string} */ ending) => html`<a class="button compact" href="/g/${game.id}.${ending}" download="${game.id}.${ending}">${icons.download}${name(ending)}</a>`;
  const picture = () => {
    const drawn = board()?.toSvg();
    if (drawn) save(new Blob([drawn], { type: 'image/svg+xml' }), `${game.id}-${at}.svg`);
  };
  const bitmap = async () => {
    const drawn = await board()?.toPng();
    if (drawn) save(drawn, `${game.id}-${at}.png`);
  };
  return html`<div class="row" role="group" aria-label=${t('game.files')}>
    ${['record', ...game.formats].map(place.home ? here : file)}
    <button class="button compact" @click=${picture}>${icons.download}SVG</button>
    <button class="button compact" @click=${bitmap}>${icons.download}PNG</button>
  </div>`;
}
