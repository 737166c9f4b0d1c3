// Touches: a step entered touch by touch along the tree of what is legal. No drawing, no events.

/** @typedef {import('../types/wire.js').TouchNode} TouchNode */

/**
 * What came of a touch. on: it leads on. done: it completed a step. changed: another beginning was chosen. back: the
 * beginning was put back. no: it is not offered. idle: nothing can be touched.
 * @typedef {'on' | 'done' | 'changed' | 'back' | 'no' | 'idle'} Outcome
 */

export class Touches {
  /** @type {TouchNode | null} */
  #root = null;
  /** @type {string | null} */
  #bound = null;
  /** @type {string[]} */
  touched = [];
  /** A step was completed and handed over; nothing more is taken until the board is told what came of it. */
  waiting = false;

  /** @param {TouchNode | null} root @param {string | null} bound */
  reset(root, bound) {
    this.#root = root;
    this.#bound = bound;
    this.clear();
  }

  /** Forgets the touches, but not the one the player is bound to. */
  clear() {
    this.waiting = false;
    this.touched = this.#bound && this.#root?.next?.[this.#bound] ? [this.#bound] : [];
  }

  get root() {
    return this.#root;
  }

  /** Whether there is anything that could be forgotten. */
  get entered() {
    return this.touched.length > (this.#bound ? 1 : 0);
  }

  /** @param {string[]} touched @returns {TouchNode | undefined} */
  #find(touched) {
    /** @type {TouchNode | undefined} */
    let node = this.#root ?? undefined;
    for (const touch of touched) node = node?.next?.[touch];
    return node;
  }

  /** Where the touches have led. */
  get node() {
    return this.waiting ? undefined : this.#find(this.touched);
  }

  /** The step that is complete though one could go on. */
  get complete() {
    return this.node?.step;
  }

  /** The touches that lead on. @returns {string[]} */
  get next() {
    return Object.keys(this.node?.next ?? {});
  }

  /** The beginnings that could be chosen instead. @returns {string[]} */
  get others() {
    return this.#bound || this.waiting ? [] : Object.keys(this.#root?.next ?? {});
  }

  /** Whether a touch is offered here or as another beginning. @param {string} touch */
  offers(touch) {
    return Boolean(this.node?.next?.[touch]) || this.others.includes(touch);
  }

  /** Whether more is to be chosen after this touch. @param {string} touch */
  leadsOn(touch) {
    const node = this.node?.next?.[touch] ?? (this.#bound ? undefined : this.#root?.next?.[touch]);
    return Boolean(node && (node.next || node.more));
  }

  /** The step that this touch would complete. @param {string} touch */
  stepBy(touch) {
    const node = this.node?.next?.[touch];
    return node?.step ?? null;
  }

  /** @param {string} touch @returns {Outcome} */
  touch(touch) {
    const node = this.node;
    if (!node) return 'idle';
    if (node.next?.[touch]) {
      this.touched = [...this.touched, touch];
      return this.#came();
    }
    if (touch === this.touched.at(-1)) {
      if (node.step) return 'done';
      if (this.entered) {
        this.clear();
        return 'back';
      }
      return 'on';
    }
    if (touch === this.touched[0] && this.entered) {
      this.clear();
      return 'back';
    }
    if (this.others.includes(touch)) {
      this.touched = [touch];
      return this.#came() === 'done' ? 'done' : 'changed';
    }
    return 'no';
  }

  /** @returns {Outcome} */
  #came() {
    const node = this.node;
    return node?.step && !node.next && !node.more ? 'done' : 'on';
  }

  /** Whether the tree was cut here. */
  get more() {
    return Boolean(this.node?.more);
  }

  /** Hangs a subtree in. @param {string[]} touched @param {TouchNode} tree */
  extend(touched, tree) {
    const last = touched.at(-1);
    const parent = this.#find(touched.slice(0, -1));
    if (last === undefined) this.#root = tree;
    else if (parent?.next) parent.next[last] = tree;
  }

  /** The touches that spell these steps, for every step the longest way. @param {string[]} steps @returns {string[][]} */
  waysOf(steps) {
    /** @type {Map<string, string[]>} */
    const found = new Map();
    const walk = (/** @type {TouchNode} */ node, /** @type {string[]} */ way) => {
      if (node.step && steps.includes(node.step) && way.length > (found.get(node.step)?.length ?? 0)) found.set(node.step, way);
      for (const [touch, next] of Object.entries(node.next ?? {})) walk(next, [...way, touch]);
    };
    if (this.#root) walk(this.#root, []);
    return [...found.values()];
  }
}
