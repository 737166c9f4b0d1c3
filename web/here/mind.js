// Mind: a worker with the core in it, as the page sees it: questions and answers, and the means to end it while it thinks.

/** @typedef {{ done: (answer: any) => void, failed: (error: Error) => void }} Asked */

export class Mind {
  #worker = new Worker(new URL('./worker.js', import.meta.url), { type: 'module' });
  /** @type {Map<number, Asked>} */
  #asked = new Map();
  #count = 0;
  ended = false;
  /** The tables that it knows, by their ids, with how many facts of each. @type {Map<string, number>} */
  tables = new Map();

  constructor() {
    this.#worker.onmessage = ({ data }) => {
      if (data.broken) return this.end(data.broken);
      const asked = this.#asked.get(data.id);
      this.#asked.delete(data.id);
      if (data.failed === undefined) asked?.done(data.answer);
      else asked?.failed(new Error(data.failed));
    };
    this.#worker.onerror = (event) => this.end(event.message || 'the worker did not start');
  }

  /** Whether something is being answered. */
  get busy() {
    return this.#asked.size > 0;
  }

  /** @param {string} deed @param {unknown} said @returns {Promise<any>} */
  ask(deed, said) {
    if (this.ended) return Promise.reject(new Error('ended'));
    this.#count += 1;
    const id = this.#count;
    return new Promise((done, failed) => {
      this.#asked.set(id, { done, failed });
      this.#worker.postMessage({ id, deed, said });
    });
  }

  /** Ends it, whatever it is doing. @param {string} [why] */
  end(why = 'ended') {
    this.ended = true;
    this.#worker.terminate();
    const waiting = [...this.#asked.values()];
    this.#asked.clear();
    waiting.forEach(({ failed }) => failed(new Error(why)));
  }
}
