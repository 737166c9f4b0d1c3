// Pointer: mouse, pen and finger. One way for clicks and drags: pressing a thing that can be moved picks it, letting go on
// another place touches that place.

import { moved } from './svg.js';

/** @typedef {import('./hand.js').Hand} Hand */
/** @typedef {import('./face.js').Face} Face */

/** A finger that moves less than this, in pixels, has not dragged. */
const SLACK = 6;
/** A pointer that rests so long, in milliseconds, asks what would happen. */
const REST = 110;
/** A finger that presses so long asks what would happen, and touches nothing. */
const LONG = 420;

/**
 * @typedef {object} Press
 * @property {number} id
 * @property {string} site
 * @property {boolean} chosen whether it was chosen before
 * @property {boolean} picked whether pressing it picked it
 * @property {boolean} dragged
 * @property {boolean} plans whether it only marks what one thinks of
 * @property {boolean} asked whether a long press has shown what would happen
 * @property {number} x
 * @property {number} y
 */

export class Pointer {
  /** @type {Press | null} */
  #press = null;
  #timer = 0;
  #over = '';
  #planned = false;

  /** @param {Hand} hand @param {Face} face */
  constructor(hand, face) {
    this.hand = hand;
    this.face = face;
    const { svg } = face;
    this.svg = svg;
    svg.addEventListener('pointerdown', (event) => this.#down(event));
    svg.addEventListener('pointermove', (event) => this.#move(event));
    svg.addEventListener('pointerup', (event) => this.#up(event));
    svg.addEventListener('pointercancel', () => this.#drop());
    svg.addEventListener('pointerleave', () => this.#rest(''));
    svg.addEventListener('contextmenu', (event) => {
      if (this.#press?.asked || this.#planned) event.preventDefault();
      this.#planned = false;
    });
    // A finger on something that can be moved does not scroll the page.
    svg.addEventListener('touchstart', (event) => {
      const [finger] = event.touches;
      const site = event.touches.length === 1 && this.#site(finger);
      if (site && hand.touches.offers(site)) event.preventDefault();
    }, { passive: false });
  }

  /** The board's own coordinates of a point of the window. @param {{ clientX: number, clientY: number }} event */
  #point({ clientX, clientY }) {
    const box = this.svg.getBoundingClientRect();
    const { x, y, width, height } = this.face.geometry.view;
    return { x: x + ((clientX - box.left) / box.width) * width, y: y + ((clientY - box.top) / box.height) * height };
  }

  /** @param {{ clientX: number, clientY: number }} event */
  #site(event) {
    const { x, y } = this.#point(event);
    return this.face.geometry.under(x, y)?.text ?? '';
  }

  /** @param {PointerEvent} event */
  #down(event) {
    if (![0, 2].includes(event.button) || this.#press || this.hand.still) return;
    const site = this.#site(event);
    if (!site) return;
    // The other button, or a board on which nothing can be played now, is there to think on.
    if (event.button === 2 || !this.hand.touches.root) {
      this.#planned = event.button === 2;
      this.#press = { id: event.pointerId, site, chosen: false, picked: false, dragged: false, asked: false, plans: true, x: event.clientX, y: event.clientY };
      return;
    }
    this.hand.board.settle();
    const { touches } = this.hand;
    const chosen = touches.touched.includes(site);
    const picked = !chosen && touches.offers(site) && touches.leadsOn(site);
    this.#press = { id: event.pointerId, site, chosen, picked, dragged: false, asked: false, plans: false, x: event.clientX, y: event.clientY };
    this.svg.setPointerCapture(event.pointerId);
    this.face.places.aim(site);
    if (picked) this.hand.touch(site);
    clearTimeout(this.#timer);
    if (event.pointerType !== 'mouse' && !picked && touches.stepBy(site)) {
      this.#timer = window.setTimeout(() => {
        if (!this.#press || this.#press.dragged) return;
        this.#press.asked = true;
        this.hand.ask(site);
      }, LONG);
    }
  }

  /** @param {PointerEvent} event */
  #move(event) {
    const press = this.#press;
    if (!press) {
      if (event.pointerType === 'mouse') this.#rest(this.#site(event));
      return;
    }
    if (event.pointerId !== press.id || press.plans) return;
    const far = Math.hypot(event.clientX - press.x, event.clientY - press.y) > SLACK;
    if (far && !press.dragged && (press.picked || press.chosen)) {
      press.dragged = true;
      this.hand.lift(press.site);
    }
    if (!press.dragged) return;
    const point = this.#point(event);
    if (this.hand.lifted) this.hand.lifted.node.style.transform = moved(point);
    this.#rest(this.face.geometry.under(point.x, point.y)?.text ?? '');
  }

  /** @param {PointerEvent} event */
  #up(event) {
    const press = this.#press;
    if (!press || event.pointerId !== press.id) return;
    const site = this.#site(event);
    const { hand } = this;
    this.#press = null;
    clearTimeout(this.#timer);
    if (press.plans) return hand.board.plan(press.site, site || press.site);
    if (press.asked) return hand.ask('');
    if (press.dragged) {
      this.#over = '';
      return hand.drop(site !== press.site ? site : '');
    }
    // What pressing has picked stays picked, for a second click elsewhere.
    if (site === press.site && !press.picked) hand.touch(site);
  }

  #drop() {
    clearTimeout(this.#timer);
    if (this.#press?.dragged) this.hand.drop('');
    if (this.#press?.asked) this.hand.ask('');
    this.#press = null;
  }

  /** Waits until the pointer has rested on a place. @param {string} site */
  #rest(site) {
    if (site === this.#over) return;
    this.#over = site;
    this.svg.classList.toggle('able', Boolean(site && this.hand.touches.offers(site)));
    clearTimeout(this.#timer);
    this.hand.ask('');
    if (site) this.#timer = window.setTimeout(() => this.hand.ask(site), REST);
  }
}
