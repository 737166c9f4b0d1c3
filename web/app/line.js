// Line: a socket that comes back. It keeps the connection, sends each command until it is answered, and never loses one:
// what was sent and not answered when a connection broke is sent again with the same id, which the server does only once.

import { Refusal } from './api.js';
import { t } from './words.js';

/** @typedef {import('../types/wire.js').Answer} Answer */
/** @typedef {'connecting' | 'open' | 'lost' | 'ended'} LineState */

const FIRST_WAIT = 250;
const LONGEST_WAIT = 5000;
/** After so long without a word the other end is asked whether it is there. */
const QUIET = 20_000;
/** And after so long without an answer the connection is given up. */
const PATIENCE = 6000;

/**
 * @typedef {object} Waiting
 * @property {string} text
 * @property {(answer: Answer | undefined) => void} done
 * @property {(refusal: Refusal) => void} refused
 */

export class Line {
  /** @type {WebSocket | undefined} */
  #socket;
  /** @type {Map<string, Waiting>} */
  #waiting = new Map();
  /** @type {LineState} */
  state = 'connecting';
  #attempts = 0;
  #heard = 0;
  #asked = false;
  #number = 0;
  /** What tells our commands from those of other tabs. */
  #name = crypto.randomUUID().slice(0, 12);
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;
  /** @type {ReturnType<typeof setInterval> | undefined} */
  #watch;
  #wake = () => this.#nudge();

  /**
   * @param {() => string} address Where to connect, asked anew each time.
   * @param {(message: any) => void} onMessage
   * @param {(state: LineState, fault?: import('../types/wire.js').Fault) => void} onState
   * @param {boolean} [listensOnly] Whether nothing may be said on it.
   * @param {() => Promise<import('../types/wire.js').Fault | undefined>} [inquire] Why there is nothing to connect to, if that is so: a browser
   *   does not tell a door that is not there from one that cannot be reached.
   */
  constructor(address, onMessage, onState, listensOnly = false, inquire = undefined) {
    this.address = address;
    this.listensOnly = listensOnly;
    this.inquire = inquire;
    this.onMessage = onMessage;
    this.onState = onState;
    addEventListener('online', this.#wake);
    document.addEventListener('visibilitychange', this.#wake);
    this.#watch = setInterval(() => this.#look(), 2000);
    this.#connect();
  }

  /** Ends it for good. @param {import('../types/wire.js').Fault} [fault] */
  end(fault) {
    removeEventListener('online', this.#wake);
    document.removeEventListener('visibilitychange', this.#wake);
    clearTimeout(this.#timer);
    clearInterval(this.#watch);
    this.#become('ended', fault);
    const socket = this.#socket;
    this.#socket = undefined;
    socket?.close();
    const why = new Refusal(fault ?? { code: 'offline', message: t('fault.offline') });
    this.#waiting.forEach((waiting) => waiting.refused(why));
    this.#waiting.clear();
  }

  /**
   * Sends a command and waits for its answer, however often the connection breaks meanwhile.
   * @param {Record<string, unknown>} command @returns {Promise<Answer | undefined>}
   */
  send(command) {
    if (this.state === 'ended') return Promise.reject(new Refusal({ code: 'offline', message: t('fault.offline') }));
    this.#number += 1;
    const id = `${this.#name}-${this.#number}`;
    const text = JSON.stringify({ id, ...command });
    return new Promise((done, refused) => {
      this.#waiting.set(id, { text, done, refused });
      if (this.state === 'open') this.#socket?.send(text);
    });
  }

  /** How many commands are not answered yet. */
  get unanswered() {
    return this.#waiting.size;
  }

  /** @param {LineState} state @param {import('../types/wire.js').Fault} [fault] */
  #become(state, fault) {
    if (this.state === state && state !== 'ended') return;
    this.state = state;
    this.onState(state, fault);
  }

  #connect() {
    clearTimeout(this.#timer);
    const url = new URL(this.address(), location.href);
    url.protocol = url.protocol.replace('http', 'ws');
    const socket = new WebSocket(url);
    this.#socket = socket;
    this.#hears();
    let opened = false;
    socket.onopen = () => {
      opened = true;
      if (socket !== this.#socket) return;
      this.#hears();
      this.#attempts = 0;
      this.#become('open');
      this.#waiting.forEach((waiting) => socket.send(waiting.text));
    };
    socket.onmessage = (event) => {
      if (socket !== this.#socket) return;
      this.#hears();
      this.#hear(JSON.parse(event.data));
    };
    socket.onclose = () => {
      if (socket !== this.#socket) return;
      this.#lose();
      if (!opened) this.#ask();
    };
  }

  /** @param {any} message */
  #hear(message) {
    if (message.type === 'done' || message.type === 'refused') {
      const waiting = this.#waiting.get(message.id);
      this.#waiting.delete(message.id);
      if (message.type === 'done') waiting?.done(message.answer);
      else waiting?.refused(new Refusal(message.error));
    } else if (message.type === 'bye') {
      if (message.again_ms === undefined) this.end(message.error);
      else this.#lose(message.again_ms);
    } else {
      this.onMessage(message);
    }
  }

  /** The connection is gone: come again, soon at first, then at longer intervals. @param {number} [wait] */
  #lose(wait) {
    const socket = this.#socket;
    this.#socket = undefined;
    socket?.close();
    this.#become('lost');
    const longer = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#attempts) * (0.75 + Math.random() / 2);
    this.#attempts += 1;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#connect(), wait ?? longer);
  }

  /** The door did not open: is there one? */
  async #ask() {
    const fault = await this.inquire?.().catch(() => undefined);
    if (fault && this.state === 'lost') this.end(fault);
  }

  /** Somebody looks at the page again, or the network is back: no reason to wait any longer. */
  #nudge() {
    if (document.hidden || this.state === 'ended') return;
    if (this.#socket === undefined) this.#connect();
    else this.#look();
  }

  #hears() {
    this.#heard = Date.now();
    this.#asked = false;
  }

  /** A connection can be gone without a sign. Ask, and give up on one that does not answer. */
  #look() {
    const socket = this.#socket;
    if (!socket) return;
    const quiet = Date.now() - this.#heard;
    const opening = socket.readyState === WebSocket.CONNECTING;
    if (quiet > (opening ? PATIENCE : QUIET + PATIENCE) && (opening || this.#asked)) {
      this.#lose(0);
    } else if (quiet > QUIET && !opening && !this.#asked && !this.listensOnly) {
      this.#asked = true;
      this.send({ do: 'ping' }).catch(() => undefined);
    }
  }
}
