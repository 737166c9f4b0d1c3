// Rail: what is under the board: pieces beside it, and the buttons that can be pressed now.

import { el, set, tag, use } from './svg.js';

/** @typedef {import('../types/wire.js').Reserve} Reserve */
/** @typedef {import('./theme.js').Theme} Theme */
/** @typedef {{ text: string, name: string, primary: boolean, enter: boolean, icon?: string, work: () => void }} Press */

export class Rail {
  #reserves = '';
  #buttons = '';

  constructor() {
    this.tray = tag('div', { class: 'tray', role: 'list' });
    this.buttons = tag('div', { class: 'buttons', role: 'group' });
    this.node = tag('div', { class: 'rail' }, this.tray, this.buttons);
  }

  /** @param {(key: string) => string} words */
  name(words) {
    set(this.tray, { 'aria-label': words('board.tray') });
    set(this.buttons, { 'aria-label': words('board.buttons') });
  }

  /** @param {Reserve[]} reserves @param {Theme} theme */
  showTray(reserves, theme) {
    const key = JSON.stringify(reserves);
    if (key === this.#reserves) return;
    this.#reserves = key;
    this.tray.hidden = theme.facts.tray === false;
    const heaps = reserves.filter(({ count }) => count).length;
    this.tray.replaceChildren(...reserves.map((reserve) => heap(reserve, theme, heaps > 2 ? FEW : MANY, heaps <= 2)));
  }

  /** Where pieces of a camp lie. @param {string} camp */
  heap(camp) {
    return this.tray.querySelector(`[data-heap=${CSS.escape(camp)}]:not(.none)`);
  }

  /** @param {Press[]} presses */
  showButtons(presses) {
    const key = JSON.stringify(presses);
    if (key === this.#buttons) return;
    this.#buttons = key;
    this.buttons.replaceChildren(
      ...presses.map(({ text, name, primary, enter, icon, work }) => {
        const button = tag('button', { type: 'button', class: ['press', primary && 'primary', enter && 'enter', icon && 'icon'].filter(Boolean).join(' '), 'data-touch': text }, icon ?? name);
        if (icon) set(button, { 'aria-label': name, title: name });
        button.addEventListener('click', work);
        return button;
      }),
    );
  }
}

/** How many pieces of a heap are drawn, where there are several heaps or one or two; the number says the rest. */
const FEW = 4;
const MANY = 9;

/** @param {Reserve} reserve @param {Theme} theme @param {number} drawn @param {boolean} labelled whether there is room to say what it is */
function heap({ camp, kind, count, name }, theme, drawn, labelled) {
  const shown = camp ? Math.max(1, Math.min(count, drawn)) : 1;
  const width = 100 + (shown - 1) * 34;
  // The leftmost lies on top: where there is little room, only it is seen.
  const picture = el('svg', { viewBox: `0 0 ${width} 100`, preserveAspectRatio: 'xMinYMid slice', 'aria-hidden': 'true' });
  for (let number = shown - 1; number >= 0; number -= 1) {
    const one = use(theme.piece(camp, kind));
    set(one, { transform: `translate(${50 + number * 34} 50)`, class: number ? 'more' : null });
    picture.append(one);
  }
  const number = tag('span', { class: 'count', 'aria-hidden': labelled ? null : 'true' }, String(count));
  const said = tag('span', { class: labelled ? 'label' : 'unseen' }, labelled ? name : `${count} ${name}`);
  return tag('span', { class: `heap kind-${kind}${count ? '' : ' none'}`, role: 'listitem', title: `${name}: ${count}`, 'data-heap': camp }, picture, number, said);
}
