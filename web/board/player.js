// Player: goes through a story event by event, forth and back, and says where it is.

import { Track } from './track.js';
import { enact } from './acts.js';

/** @typedef {import('../types/wire.js').Happening} Happening */
/** @typedef {import('./effects.js').Act} Act */
/** @typedef {import('./face.js').Face} Face */

/** Who asked for a running of the story, and is told when it has ended. @typedef {() => void} Done */

export class Player extends EventTarget {
  /** @type {Act[]} */
  #acts = [];
  /** @type {Face | null} */
  #face = null;
  /** @type {Track | null} */
  #track = null;
  /** @type {Done} */
  #done = () => {};
  #playing = false;
  /** @type {number | null} */
  #settled = null;
  index = 0;

  /** @param {{ speed: () => number, still: () => boolean }} manner */
  constructor(manner) {
    super();
    this.manner = manner;
  }

  get count() {
    return this.#acts.length;
  }

  get playing() {
    return this.#playing;
  }

  /** Whether the board shows another moment than the end. */
  get away() {
    return this.#track !== null || this.index < this.count;
  }

  /** @returns {Happening[]} */
  get happenings() {
    return this.#acts.map((act) => act.happening);
  }

  /** @returns {Happening | null} */
  get happening() {
    return this.#acts[this.index - 1]?.happening ?? null;
  }

  /** Takes a story and plays it. @param {Face} face @param {Act[]} acts @param {number | null} settled @returns {Promise<void>} */
  load(face, acts, settled) {
    this.clear();
    this.#face = face;
    this.#acts = acts;
    this.#settled = settled;
    return new Promise((resolve) => {
      this.#done = resolve;
      this.play();
    });
  }

  /** Forgets the story. */
  clear() {
    this.#stop();
    this.#acts = [];
    this.index = 0;
    this.#end();
  }

  #changed() {
    this.dispatchEvent(new Event('change'));
  }

  #end() {
    const done = this.#done;
    this.#done = () => {};
    this.#changed();
    done();
  }

  /** Ends what runs, leaving the board somewhere between. */
  #stop() {
    this.#playing = false;
    this.#track?.cut();
    this.#track = null;
    this.#face?.hush();
  }

  play() {
    if (this.#playing) return;
    if (this.#track) {
      this.#playing = true;
      this.#track.resume();
      this.#changed();
      return;
    }
    if (this.index >= this.count && this.count) this.#show(0);
    this.#playing = true;
    void this.#run();
  }

  /** Plays on until it is told to stop. */
  async #run() {
    const face = this.#face;
    if (!face) return this.#end();
    const track = new Track(this.manner.speed(), this.manner.still());
    this.#track = track;
    while (this.index < this.count) {
      const act = this.#acts[this.index];
      this.index += 1;
      this.#changed();
      await enact(face, act, track, { settled: this.#settled, pace: this.count === 1 ? 0 : Math.max(0.5, Math.min(1, 8 / this.count)) });
      this.#settled = null;
      if (track.over) return undefined;
      if (!this.#playing) break;
    }
    this.#track = null;
    this.#playing = false;
    face.hush();
    if (this.index === this.count) return this.#end();
    return this.#changed();
  }

  pause() {
    if (!this.#playing) return;
    this.#playing = false;
    this.#track?.pause();
    this.#changed();
  }

  toggle() {
    if (this.#playing) this.pause();
    else this.play();
  }

  /** One event forward, then it waits. */
  step() {
    if (this.#track) this.#show(this.index);
    if (this.index >= this.count) return;
    void this.#run();
    this.#changed();
  }

  back() {
    this.seek(this.index - 1);
  }

  /** Shows the board after so many events. @param {number} index */
  seek(index) {
    this.#show(Math.max(0, Math.min(index, this.count)));
    if (this.index === this.count) this.#end();
    else this.#changed();
  }

  /** @param {number} index */
  #show(index) {
    this.#stop();
    this.index = index;
    const act = this.#acts[index - 1];
    const picture = act?.after ?? this.#acts[0]?.before;
    if (picture) this.#face?.things.show(picture);
  }

  /** Straight to the end. */
  finish() {
    if (!this.count) return;
    this.#show(this.count);
    this.#end();
  }
}
