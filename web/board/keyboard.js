// Keyboard: walking over the board, touching, jumping to places by name.

/** @typedef {import('./hand.js').Hand} Hand */
/** @typedef {import('./face.js').Face} Face */
/** @typedef {import('./geometry.js').Direction} Direction */

/** @type {Record<string, Direction>} */
const ARROWS = { ArrowUp: 'up', ArrowDown: 'down', ArrowLeft: 'left', ArrowRight: 'right' };

/** Keys typed within so many milliseconds belong together. */
const TOGETHER = 900;

export class Keyboard {
  #typed = '';
  #at = 0;

  /** @param {Hand} hand @param {Face} face */
  constructor(hand, face) {
    this.hand = hand;
    this.face = face;
    const { svg } = face;
    svg.addEventListener('keydown', (event) => this.#key(event));
    svg.addEventListener('focusin', (event) => {
      const cell = /** @type {SVGElement} */ (event.target);
      const site = cell.dataset.site;
      if (!site) return;
      face.places.aim(site);
      if (cell.matches(':focus-visible')) hand.ask(site);
    });
    svg.addEventListener('focusout', () => hand.ask(''));
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    const { hand } = this;
    const { geometry, places } = this.face;
    const here = geometry.at(places.current);
    if (!here || event.ctrlKey || event.metaKey || event.altKey) return;
    const { key } = event;
    const line = geometry.lines[here.row];
    if (ARROWS[key]) {
      const next = geometry.next(here, ARROWS[key]);
      if (next) places.focus(next.text);
      else hand.board.sounds.play('edge');
    } else if (key === 'Home') places.focus(line[0].text);
    else if (key === 'End') places.focus(line[line.length - 1].text);
    else if (key === 'Enter' || key === ' ') {
      if (!places.ringed && key === 'Enter' && hand.pressDefault()) return event.preventDefault();
      hand.board.settle();
      if (hand.touch(here.text) === 'which') hand.board.focusQuestion();
    } else if (key === 'Escape') {
      if (!hand.touches.entered && !hand.board.plans.size) return;
      hand.board.forgetPlans();
      hand.forget();
    } else if (key === '.' || key === ',') this.#able(key === '.' ? 1 : -1);
    else if (/^[\p{L}\p{N}]$/u.test(key)) this.#jump(key.toLowerCase(), event.timeStamp);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  /** Walks to the next place that can be touched. @param {number} by */
  #able(by) {
    const { geometry, places } = this.face;
    const { touches } = this.hand;
    const able = geometry.lines.flat().filter((spot) => touches.next.includes(spot.text));
    const all = geometry.lines.flat();
    const here = all.findIndex((spot) => spot.text === places.current);
    const order = (/** @type {import('./geometry.js').Spot} */ spot) => (((all.indexOf(spot) - here) * by + all.length - 1) % all.length);
    able.sort((a, b) => order(a) - order(b));
    if (able[0]) places.focus(able[0].text);
  }

  /** Goes to the place whose name begins like what was typed. @param {string} key @param {number} now */
  #jump(key, now) {
    const { geometry, places } = this.face;
    const all = geometry.lines.flat().map((spot) => spot.text);
    const typed = now - this.#at < TOGETHER ? this.#typed + key : key;
    const found = (/** @type {string} */ start) => all.find((text) => text === start) ?? all.filter((text) => text.startsWith(start)).at(-1);
    const chosen = found(typed) ? typed : key;
    this.#typed = chosen;
    this.#at = now;
    const site = found(chosen);
    if (site) places.focus(site);
  }
}
