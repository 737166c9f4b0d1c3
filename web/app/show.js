// Show: what the board of a table shows at this moment: the game as it goes on, or a moment of its past.

import { History, fetchHistory, places, read } from './history.js';

/** @typedef {import('./table.js').Table} Table */
/** @typedef {import('./table.js').News} News */
/** @typedef {import('../types/wire.js').Scene} Scene */
/** @typedef {import('../types/wire.js').Story} Story */
/** @typedef {import('../types/wire.js').Move} Move */
/** @typedef {import('../parts/stage.js').Stage} Stage */

/** Whoever has missed more than this is shown only where things stand. */
const MOST_WAITING = 3;

export class Show {
  /** @type {History | undefined} */
  history;
  /** The moment that is looked at; none while the game itself is shown. @type {number | undefined} */
  at;
  /** Places of the last step that was shown. @type {string[]} */
  last = [];
  /** @type {{ story: Story, scene: Scene, move: Move }[]} */
  #queue = [];
  #running = false;

  /** @param {Table} table @param {() => Stage | null} stage @param {() => void} redraw */
  constructor(table, stage, redraw) {
    this.table = table;
    this.stage = stage;
    this.redraw = redraw;
  }

  /** Whether the board can be played on: it shows how things stand, or tells the last that happened, which a touch cuts short. */
  get open() {
    return this.at === undefined && this.#queue.length <= 1;
  }

  /** Whether the board shows how things stand, and nothing moves. */
  get settled() {
    return this.at === undefined && !this.#running && this.#queue.length === 0;
  }

  /** The board as it stands. */
  now() {
    this.#queue = [];
    this.at = undefined;
    if (this.table.play) this.stage()?.show(this.table.play.scene);
    this.redraw();
  }

  /** Takes in what has happened. @param {News} news */
  hear({ about, event }) {
    const play = this.table.play;
    if (!play) return;
    if (about === 'snapshot' || event?.play) {
      this.history = undefined;
      this.last = [];
      this.now();
    } else if (event?.stand !== undefined) {
      this.history?.cut(event.stand);
      this.last = [];
      this.now();
    } else if (event?.move) {
      this.history?.add(event.move, play.scene, event.story);
      if (this.at !== undefined) return;
      if (event.story) this.#queue.push({ story: event.story, scene: play.scene, move: event.move });
      else this.now();
      this.#run();
    }
  }

  async #run() {
    if (this.#running) return;
    this.#running = true;
    while (this.#queue.length) {
      if (document.hidden || this.#queue.length > MOST_WAITING) {
        const latest = this.#queue[this.#queue.length - 1];
        this.last = places(latest.story);
        this.#queue = [];
        this.stage()?.show(latest.scene);
        break;
      }
      const [next] = this.#queue;
      this.last = [];
      this.redraw();
      await this.stage()?.play(next.story, next.scene, next.move.told);
      this.last = places(next.story);
      // The queue may have been thrown away while the story was told.
      if (this.#queue[0] === next) this.#queue.shift();
    }
    this.#running = false;
    this.redraw();
  }

  /** The game so far, asked for when somebody first looks back. */
  async #past() {
    const id = this.table.play?.id;
    if (!this.history && id) this.history = read(await fetchHistory(id));
    return this.history;
  }

  /** Shows the moment after so many moves; the end of the list is the game itself. @param {number} moment */
  async go(moment) {
    const past = await this.#past();
    const stage = this.stage();
    if (!past || !stage) return;
    const from = this.at ?? past.length;
    const to = Math.max(0, Math.min(moment, past.length));
    const { scene, story, move } = past.moments[to];
    this.#queue = [];
    this.at = to === past.length ? undefined : to;
    this.last = story ? places(story) : [];
    this.redraw();
    if (story && to === from + 1) await stage.play(story, scene, move?.told);
    else stage.show(scene);
  }

  /** Goes some moves back or forth. @param {number} by */
  async move(by) {
    const length = this.table.play?.moves.length ?? 0;
    await this.go((this.at ?? length) + by);
  }
}
