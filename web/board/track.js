// Track: animations that run, pause and end together.

/** @typedef {{ duration: number, delay?: number, easing?: string, iterations?: number }} Timing */

export class Track {
  /** @type {Set<Animation>} */
  #running = new Set();
  #paused = false;
  /** Whether it was cut short: then nothing runs any more. */
  over = false;

  /** @param {number} speed @param {boolean} still whether journeys are to be avoided */
  constructor(speed, still) {
    this.speed = speed;
    this.still = still;
  }

  /** Runs an animation to its end. @param {Element} node @param {Keyframe[]} frames @param {Timing} timing @returns {Promise<void>} */
  async run(node, frames, timing) {
    if (this.over || this.speed <= 0) return;
    const animation = node.animate(frames, { fill: 'backwards', ...timing });
    animation.playbackRate = this.speed;
    if (this.#paused) animation.pause();
    this.#running.add(animation);
    try {
      await animation.finished;
    } catch {
      // It was cancelled, which is one way to end.
    }
    this.#running.delete(animation);
  }

  /** Waits. @param {Element} node @param {number} duration */
  hold(node, duration) {
    return this.run(node, [], { duration });
  }

  pause() {
    this.#paused = true;
    for (const animation of this.#running) animation.pause();
  }

  resume() {
    this.#paused = false;
    for (const animation of this.#running) animation.play();
  }

  /** Ends everything at once. */
  cut() {
    this.over = true;
    for (const animation of this.#running) animation.cancel();
    this.#running.clear();
  }
}
