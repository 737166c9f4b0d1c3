// Show: what the board of a table shows at this moment: the game as it goes on, or a moment of its past.

import { History, places, read, turnPlaces } from './history.js';
import { motion, settings } from './settings.js';

/** @typedef {import('./table.js').Table} Table */
/** @typedef {import('./table.js').News} News */
/** @typedef {import('../types/wire.js').Scene} Scene */
/** @typedef {import('../types/wire.js').Story} Story */
/** @typedef {import('../types/wire.js').Move} Move */
/** @typedef {import('../parts/stage.js').Stage} Stage */

/** Whoever has missed more than this is shown only where things stand. */
const MOST_WAITING = 3;
/** How long, in milliseconds, one looks at what a step caused, and at each thing it caused. */
const FIRST_REST = 500;
const MORE_REST = 350;
const LONGEST_REST = 3000;

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
  /** The turn whose places are marked. */
  #turn = 0;
  /** Ends the time in which what was told can be read. @type {(() => void) | undefined} */
  #resting;
  /** Whether what was told stands until the reader goes on. */
  holds = false;

  /** @param {Table} table @param {() => Stage | null} stage @param {() => void} redraw */
  constructor(table, stage, redraw) {
    this.table = table;
    this.stage = stage;
    this.redraw = redraw;
  }

  /** Whether the board can be played on: it shows how things stand, or tells the last that happened, which a touch cuts short. */
  get open() {
    return this.at === undefined && this.#queue.length + (this.#resting ? 1 : 0) <= 1;
  }

  /** Whether the board shows how things stand, and nothing moves. */
  get settled() {
    return this.at === undefined && !this.#running && this.#queue.length === 0;
  }

  /** Whether everything that happened was shown; who looks back has seen it. */
  get shown() {
    return !this.#running && this.#queue.length === 0;
  }

  /** The board as it stands. */
  now() {
    this.#queue = [];
    this.goOn();
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
      this.#recall();
    } else if (event?.stand !== undefined) {
      this.history?.cut(event.stand);
      this.last = [];
      this.now();
      this.#recall();
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
        this.#mark(latest.move, latest.story);
        this.#queue = [];
        this.stage()?.show(latest.scene);
        break;
      }
      const [next] = this.#queue;
      // What belongs to the same turn stays marked: who looks up sees all that was done.
      if (next.move.turn !== this.#turn) this.last = [];
      this.redraw();
      await this.stage()?.play(next.story, next.scene, next.move.told);
      this.#mark(next.move, next.story);
      // The queue may have been thrown away while the story was told.
      if (this.#queue[0] === next) this.#queue.shift();
      await this.#rest(next.story);
    }
    this.#running = false;
    this.redraw();
  }

  /** Marks what a move touched, with the rest of its turn. @param {Move} move @param {Story} story */
  #mark(move, story) {
    this.last = move.turn === this.#turn ? [...new Set([...this.last, ...places(story)])] : places(story);
    this.#turn = move.turn;
  }

  /** Leaves time to read what a step caused before the next is shown; whoever wants decides when. @param {Story} story */
  async #rest(story) {
    const pace = motion();
    if (!story.caused.length || !pace || this.at !== undefined || this.table.play?.status.state === 'over') return;
    await new Promise((done) => {
      const timer = setTimeout(() => this.holds || done(undefined), Math.min(LONGEST_REST, FIRST_REST + story.caused.length * MORE_REST) * pace);
      this.holds = settings().hold;
      this.#resting = () => {
        clearTimeout(timer);
        done(undefined);
      };
      this.redraw();
    });
    this.#resting = undefined;
    this.holds = false;
  }

  /** Stays with what was told until the reader goes on. */
  hold() {
    if (!this.#resting || this.holds) return;
    this.holds = true;
    this.redraw();
  }

  /** Goes on with what came after. */
  goOn() {
    this.#resting?.();
  }

  /** The game so far, asked for when somebody first looks back. */
  async #past() {
    const id = this.table.play?.id;
    if (!this.history && id) this.history = read(await this.table.place.history(id));
    return this.history;
  }

  /** Marks the last turn for somebody who has not seen it being played. */
  async #recall() {
    const { play } = this.table;
    if (!play?.moves.length) return;
    const past = await this.#past().catch(() => undefined);
    // Meanwhile the game may have gone on, and what was played since is marked by itself.
    if (!past || past !== this.history || !this.settled || this.last.length) return;
    if (past.length !== this.table.play?.moves.length) {
      this.history = undefined;
      return;
    }
    this.last = turnPlaces(past, past.length);
    this.#turn = past.moments[past.length].move?.turn ?? 0;
    this.redraw();
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
    this.goOn();
    this.at = to === past.length ? undefined : to;
    this.last = turnPlaces(past, to);
    this.redraw();
    if (story && to === from + 1) await stage.play(story, scene, move?.told);
    else stage.show(scene);
    this.redraw();
  }

  /** Goes some moves back or forth. @param {number} by */
  async move(by) {
    const length = this.table.play?.moves.length ?? 0;
    await this.go((this.at ?? length) + by);
  }
}
