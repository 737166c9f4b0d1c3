// Bubble: the question that stands at a place where several steps could end, with a button for each.

import { tag } from './svg.js';

/** @typedef {import('./geometry.js').Geometry} Geometry */
/** @typedef {import('./geometry.js').Spot} Spot */
/** @typedef {{ text: string, name: string, work: () => void }} Answer */

/** It keeps so far from the edges of the board, in hundredths of its width. */
const EDGE = 22;

export class Bubble {
  #key = '';

  constructor() {
    this.node = tag('div', { class: 'bubble', role: 'group', hidden: true });
  }

  /** Asks at a place, or no more. @param {Spot | undefined} spot @param {Geometry} geometry @param {string} label @param {Answer[]} answers */
  show(spot, geometry, label, answers) {
    const key = spot ? JSON.stringify([spot.text, label, answers]) : '';
    if (key === this.#key) return;
    this.#key = key;
    const { node } = this;
    node.toggleAttribute('hidden', !spot);
    node.setAttribute('aria-label', label);
    node.replaceChildren();
    if (!spot) return;
    const left = Math.max(EDGE, Math.min(100 - EDGE, ((spot.x - geometry.view.x) / geometry.view.width) * 100));
    const above = spot.y > geometry.height / 3;
    node.style.left = `${left}%`;
    // The face is as wide as the host, so its heights are parts of that width.
    node.style.top = `${((spot.y - geometry.view.y + (above ? -50 : 50)) / geometry.view.width) * 100}cqw`;
    node.classList.toggle('below', !above);
    for (const { text, name, work } of answers) {
      const button = tag('button', { type: 'button', class: 'press', 'data-choice': text }, name);
      button.addEventListener('click', work);
      node.append(button);
    }
  }

  /** Whoever asked by keyboard goes on there. */
  focus() {
    const [first] = this.node.children;
    if (first instanceof HTMLElement) first.focus();
  }
}
