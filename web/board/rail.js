// Rail: what is under the board: pieces beside it, and the buttons that can be pressed now.

import { el, tag, use } from './svg.js';

/** @typedef {import('../types/wire.js').Reserve} Reserve */
/** @typedef {import('./theme.js').Theme} Theme */
/** @typedef {{ text: string, name: string, primary: boolean, work: () => void }} Press */

export class Rail {
  #reserves = '';
  #buttons = '';

  /** @param {(key: string) => string} words */
  constructor(words) {
    this.tray = tag('div', { class: 'tray', role: 'list', 'aria-label': words('board.tray') });
    this.buttons = tag('div', { class: 'buttons', role: 'group', 'aria-label': words('board.buttons') });
    this.node = tag('div', { class: 'rail' }, this.tray, this.buttons);
  }

  /** @param {Reserve[]} reserves @param {Theme} theme */
  showTray(reserves, theme) {
    const key = JSON.stringify(reserves);
    if (key === this.#reserves) return;
    this.#reserves = key;
    this.tray.hidden = theme.facts.tray === false;
    this.tray.replaceChildren(...reserves.map((reserve) => heap(reserve, theme)));
  }

  /** @param {Press[]} presses */
  showButtons(presses) {
    const key = JSON.stringify(presses);
    if (key === this.#buttons) return;
    this.#buttons = key;
    this.buttons.replaceChildren(
      ...presses.map(({ text, name, primary, work }) => {
        const button = tag('button', { type: 'button', class: primary ? 'press primary' : 'press', 'data-touch': text }, name);
        button.addEventListener('click', work);
        return button;
      }),
    );
  }
}

/** How many pieces are drawn; the number says the rest. */
const DRAWN = 5;

/** @param {Reserve} reserve @param {Theme} theme */
function heap({ camp, kind, count, name }, theme) {
  const shown = camp ? Math.max(1, Math.min(count, DRAWN)) : 1;
  const width = 100 + (shown - 1) * 34;
  const picture = el('svg', { viewBox: `0 0 ${width} 100`, 'aria-hidden': 'true', class: `camp-${camp || 'none'}` });
  for (let number = 0; number < shown; number += 1) {
    const one = use(theme.piece(camp, kind));
    one.setAttribute('transform', `translate(${50 + number * 34} 50)`);
    picture.append(one);
  }
  const number = tag('span', { class: 'count', 'aria-hidden': 'true' }, String(count));
  const said = tag('span', { class: 'unseen' }, `${count} ${name}`);
  return tag('span', { class: `heap kind-${kind}${count ? '' : ' none'}`, role: 'listitem', title: `${name}: ${count}` }, picture, number, said);
}
