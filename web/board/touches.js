// Touches: a step entered touch by touch along the tree of what is legal. No drawing, no events.

/** @typedef {import('../types/wire.js').TouchNode} TouchNode */

/**
 * What came of a touch. on: it leads on. done: it completed a step. which: it could complete several, and one must be chosen.
 * changed: another beginning was chosen. back: the beginning was put back. no: it is not offered. idle: nothing can be touched.
 * @typedef {'on' | 'done' | 'which' | 'changed' | 'back' | 'no' | 'idle'} Outcome
 */

export class Touches {
  /** @type {TouchNode | null} */
  #root = null;
  /** @type {string | null} */
  #bound = null;
  /** @type {string[]} */
  touched = [];
  /** Touches that are buttons, not places. @type {Set<string>} */
  buttons = new Set();
  /** The place at which several steps could end, until one of them is chosen. */
  asking = '';
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
    this.asking = '';
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

  /**
   * The beginnings that could be chosen instead. Of a step that is half entered only those that lead on: to complete another
   * step would throw it away without a word.
   * @returns {string[]}
   */
  get others() {
    if (this.#bound || this.waiting) return [];
    const all = Object.entries(this.#root?.next ?? {});
    return all.filter(([, node]) => !this.entered || node.next || node.more).map(([touch]) => touch);
  }

  /** The steps that end at a place: by itself, or after one of the buttons offered here. One alone is no choice. @param {string} touch @returns {{ button: string, step: string }[]} */
  choices(touch) {
    const next = this.node?.next;
    const step = next?.[touch]?.step;
    if (!next || !step || next[touch].next || !this.touched.length) return [];
    const found = [{ button: '', step }];
    for (const button of this.buttons) {
      const other = next[button]?.next?.[touch]?.step;
      if (other) found.push({ button, step: other });
    }
    return found.length > 1 ? found : [];
  }

  /** The pieces that can do more than others: those that a button leads to which does nothing by itself. @returns {string[]} */
  get able() {
    const nodes = [...this.buttons].map((button) => this.#root?.next?.[button]).filter((node) => node && !node.step);
    return nodes.flatMap((node) => Object.keys(node?.next ?? {})).filter((touch) => !this.buttons.has(touch));
  }

  /** Buttons of which it is not known where they lead. @returns {string[]} */
  get cut() {
    return [...this.buttons].filter((button) => this.#root?.next?.[button]?.more);
  }

  /** Chooses one of the steps that end at the place that was touched. @param {string} button @returns {Outcome} */
  choose(button) {
    this.touched = [...this.touched, ...(button ? [button] : []), this.asking];
    this.asking = '';
    return this.#came();
  }

  /** A way that leads over places where a shorter step would end: touching them leads on. @param {string[]} way */
  lead(way) {
    const end = way.length - 1;
    const last = this.#find([way[0], way[end]]);
    for (let index = 1; last && index < end; index += 1) {
      const node = this.#find(way.slice(0, index + 1));
      if (node) node.next = { ...node.next, [way[index + 1]]: index + 1 === end ? last : { ...this.#find([way[0], way[index + 1]]) } };
    }
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
    this.asking = '';
    if (this.choices(touch).length) {
      this.asking = touch;
      return 'which';
    }
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
