// Downloads: a game as files, and the present board as a picture.

import { html } from '../vendor/lit.js';
import { t } from '../app/words.js';
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

/** @param {import('../types/wire.js').History} game @param {number} at @param {() => import('../board/board.js').Board | null} board */
export function downloads(game, at, board) {
  const file = (/** @type {string} */ ending) => html`<a class="button compact" href="/g/${game.id}.${ending}" download="${game.id}.${ending}">${icons.download}${ending === 'record' ? t('game.record') : ending.toUpperCase()}</a>`;
  const picture = () => {
    const drawn = board()?.toSvg();
    if (drawn) save(new Blob([drawn], { type: 'image/svg+xml' }), `${game.id}-${at}.svg`);
  };
  const bitmap = async () => {
    const drawn = await board()?.toPng();
    if (drawn) save(drawn, `${game.id}-${at}.png`);
  };
  return html`<div class="row" role="group" aria-label=${t('game.files')}>
    ${['record', ...game.formats].map(file)}
    <button class="button compact" @click=${picture}>${icons.download}SVG</button>
    <button class="button compact" @click=${bitmap}>${icons.download}PNG</button>
  </div>`;
}
