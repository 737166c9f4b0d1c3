// Hand: what the player does on the board, and what the board answers: choosing, carrying, confirming, forgetting.

import { Touches } from './touches.js';
import { moved, translate } from './svg.js';
import { calm } from './mode.js';

/** @typedef {import('./board.js').Board} Board */
/** @typedef {import('./face.js').Face} Face */
/** @typedef {import('./things.js').Token} Token */

export class Hand {
  touches = new Touches();
  /** The thing that follows the pointer. @type {Token | null} */
  lifted = null;
  /** Where a thing was put by hand before the step was confirmed. @type {{ from: string, to: string } | null} */
  dropped = null;
  /** Places to show instead of a refused touch. @type {string[][]} */
  instead = [];
  #asked = '';

  /** @param {Board} board */
  constructor(board) {
    this.board = board;
  }

  /** @returns {Face | null} */
  get face() {
    return this.board.face;
  }

  get still() {
    return this.board.still;
  }

  /** Touches a place or presses a button. @param {string} touch */
  touch(touch) {
    const { board, touches } = this;
    this.instead = [];
    this.ask('');
    board.forgetPlans();
    const before = touches.touched;
    const outcome = touches.touch(touch);
    if (outcome === 'no') {
      board.sounds.play('refuse');
      board.tremble(touch);
      board.tell('cof-refuse', { touched: before, touch });
    } else if (outcome === 'which') {
      board.sounds.play('touch');
    } else if (outcome === 'back') {
      board.tell('cof-cancel', {});
    } else if (outcome !== 'idle') {
      const { touched, more } = touches;
      const repeated = touched === before;
      if (!repeated) {
        board.sounds.play('touch');
        board.tell('cof-touch', { touched, touch, more });
      }
      if (outcome === 'done') this.#hand();
    }
    board.redraw();
    return outcome;
  }

  /** Chooses one of the steps that end at the place that was touched. @param {string} button */
  choose(button) {
    const { board, touches } = this;
    const at = touches.asking;
    if (!at) return;
    // What was carried there was carried for another step.
    if (button && this.dropped) {
      this.dropped = null;
      this.face?.things.show(board.picture);
    }
    const outcome = touches.choose(button);
    board.tell('cof-touch', { touched: touches.touched, touch: at, more: touches.more });
    if (outcome === 'done') this.#hand();
    board.redraw();
  }

  /** Plays a step that is complete though one could go on. */
  confirm() {
    if (this.touches.complete) this.#hand();
    this.board.redraw();
  }

  #hand() {
    const { touches, board } = this;
    const step = touches.complete;
    if (!step) return;
    const { touched } = touches;
    touches.waiting = true;
    board.tell('cof-step', { step, touched });
  }

  /** Forgets the half-entered step. */
  forget() {
    const had = this.touches.entered || this.touches.waiting;
    this.quiet();
    if (had) this.board.tell('cof-cancel', {});
    this.board.redraw();
  }

  /** Forgets without telling anybody. */
  quiet() {
    this.touches.clear();
    this.instead = [];
    this.ask('');
    this.#lower();
    if (this.dropped) this.face?.things.show(this.board.picture);
    this.dropped = null;
  }

  /** The button that Enter presses: one that completes a step with nothing chosen. @returns {boolean} whether there was one */
  pressDefault() {
    const { touches, board } = this;
    if (touches.complete) {
      this.confirm();
      return true;
    }
    if (touches.entered) return false;
    const button = board.layout?.buttons.find(({ text }) => touches.stepBy(text));
    if (!button) return false;
    this.touch(button.text);
    return true;
  }

  /** Asks what would happen if a place were touched; nothing asks no more. @param {string} site */
  ask(site) {
    // Of several steps that end there none is shown before one is chosen.
    const step = site && !this.touches.choices(site).length ? this.touches.stepBy(site) : null;
    const key = step ? `${site} ${step}` : '';
    if (key === this.#asked) return;
    this.#asked = key;
    if (!step) this.board.clearPreview();
    this.board.tell('cof-hover', { step, touched: step ? [...this.touches.touched, site] : this.touches.touched });
  }

  /** Whether somebody still waits for what would happen. */
  get asking() {
    return this.#asked !== '';
  }

  /** Takes the thing on a place into the hand. @param {string} site */
  lift(site) {
    const things = this.face?.things;
    if (!things) return;
    const here = [...things.tokens.values()].filter((token) => token.site === site);
    const token = here.find(({ thing }) => thing.kind !== 'tile') ?? here[0];
    if (!token) return;
    this.lifted = token;
    things.raise(token);
    token.node.classList.add('lifted');
    this.board.redraw();
  }

  /** Lets go: over a place that is offered, that is a touch. @param {string} site */
  drop(site) {
    const token = this.lifted;
    const from = token?.site ?? '';
    const held = token?.node.style.transform;
    this.#lower();
    const offered = this.touches.next.includes(site);
    const home = token && this.face?.geometry.at(token.site);
    if (!offered && held && home && !calm.matches) {
      token.node.animate([{ transform: held }, { transform: moved(home) }], { duration: 170, easing: 'ease-out' });
    }
    if (!site) return this.board.redraw();
    if (offered && token && this.face) {
      const spot = this.face.geometry.at(site);
      if (spot) token.node.setAttribute('transform', translate(spot));
      this.dropped = { from, to: site };
    }
    this.touch(site);
    return undefined;
  }

  #lower() {
    const token = this.lifted;
    if (!token) return;
    this.lifted = null;
    token.node.classList.remove('lifted');
    token.node.style.transform = '';
    this.face?.things.stand(token, token.site);
  }
}
