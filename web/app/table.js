// Table: what a client knows of a table, kept up to date by the messages of its socket. It draws nothing.

import { changed } from '../board/scene.js';

/** @typedef {import('../types/wire.js').Message} Message */
/** @typedef {import('../types/wire.js').TableEvent} TableEvent */
/** @typedef {import('../types/wire.js').Answer} Answer */

/**
 * Something that happened, for whoever shows it.
 * @typedef {object} News
 * @property {'snapshot' | 'event' | 'you' | 'presence' | 'talk' | 'line'} about
 * @property {TableEvent} [event]
 * @property {import('../types/wire.js').Said[]} [said]
 */

export class Table {
  /** @type {import('../types/wire.js').Table | undefined} */
  info;
  /** @type {import('../types/wire.js').Seat[]} */
  seats = [];
  /** @type {import('../types/wire.js').Play | undefined} */
  play;
  /** @type {import('../types/wire.js').Offer[]} */
  offers = [];
  /** @type {import('../types/wire.js').You | undefined} */
  you;
  /** @type {import('../types/wire.js').Presence} */
  presence = { here: [], watchers: 0, absent: [] };
  /** When presence and clocks were told, by this machine's clock. */
  presenceAt = 0;
  clocksAt = 0;
  /** @type {Map<string, import('../types/wire.js').Said[]>} */
  talk = new Map();
  version = 0;
  /** The version with which the board changed last. */
  moved = 0;
  /** @type {import('../types/wire.js').Fault | undefined} */
  ended;

  /** @param {string} id @param {import('./place.js').Place} place @param {(news: News) => void} tell */
  constructor(id, place, tell) {
    this.id = id;
    this.place = place;
    this.tell = tell;
    this.line = place.line(this);
  }

  /** The connection is another, or is over and why. @param {import('../types/wire.js').Fault} [fault] */
  become(fault) {
    this.ended = fault;
    this.tell({ about: 'line' });
  }

  /** Sends a command that answers what was seen last. @param {Record<string, unknown>} deed @returns {Promise<Answer | undefined>} */
  send(deed) {
    return this.line.send({ version: this.version, ...deed });
  }

  /** Ends the connection. */
  close() {
    this.line.end();
  }

  /** @param {string} word */
  may(word) {
    return this.you?.may.includes(word) ?? false;
  }

  /** Whether I sit here. */
  get sits() {
    return (this.you?.seats.length ?? 0) > 0;
  }

  /** How many different people sit here. */
  get persons() {
    return new Set(this.seats.flatMap(({ holder }) => (holder.kind === 'person' ? [holder.visitor] : []))).size;
  }

  /** Whether I hold every seat that is not an engine's, and there are several. */
  get isOneScreen() {
    const persons = this.seats.filter((seat) => seat.holder.kind === 'person');
    return persons.length > 1 && persons.every((seat) => this.you?.seats.includes(seat.seat));
  }

  /** The seat that has to decide. @returns {number | undefined} */
  get actor() {
    return this.play?.status.state === 'playing' ? this.play.status.actor : undefined;
  }

  /** The touches of my legal steps, unless they belong to a board that is no longer there. */
  get tree() {
    return this.you && this.you.version >= this.moved ? this.you.tree : undefined;
  }

  /** The seat from which I look: my own, or the first. */
  get view() {
    return this.you?.seats[0] ?? 1;
  }

  /** @param {Message} message */
  hear(message) {
    switch (message.type) {
      case 'snapshot':
        this.info = message.table;
        this.seats = message.seats;
        this.play = message.play;
        this.offers = message.offers;
        this.version = message.version;
        this.moved = 0;
        this.clocksAt = performance.now();
        this.tell({ about: 'snapshot' });
        break;
      case 'event':
        this.#happen(message);
        break;
      case 'you':
        this.you = message;
        this.tell({ about: 'you' });
        break;
      case 'presence':
        this.presence = message;
        this.presenceAt = performance.now();
        this.tell({ about: 'presence' });
        break;
      case 'talk':
        this.#listen(message);
        break;
      default:
    }
  }

  /** @param {TableEvent} event */
  #happen(event) {
    // What comes twice, after a connection broke, counts once; a gap means that everything must be asked anew.
    if (event.version <= this.version || !this.info) return;
    if (event.version > this.version + 1) {
      this.line.send({ do: 'snapshot' }).catch(() => undefined);
      return;
    }
    this.version = event.version;
    if (event.play || event.move || event.stand !== undefined) this.moved = event.version;
    if (event.seats) this.seats = event.seats;
    if (event.listed !== undefined) this.info = { ...this.info, listed: event.listed };
    if (event.reserved !== undefined) this.info = { ...this.info, reserved: event.reserved };
    if (event.hushed !== undefined) this.info = { ...this.info, hushed: event.hushed };
    if (event.play) this.play = event.play;
    if (event.offers) this.offers = event.offers;
    if (event.clocks || event.play) this.clocksAt = performance.now();
    if (this.play && !event.play) this.#advance(event, this.play);
    this.tell({ about: 'event', event });
  }

  /** @param {TableEvent} event @param {import('../types/wire.js').Play} play */
  #advance(event, play) {
    const next = { ...play };
    if (event.move) next.moves = [...play.moves.slice(0, event.move.number - 1), event.move];
    if (event.stand !== undefined) next.moves = play.moves.slice(0, event.stand);
    if (event.after) next.scene = changed(play.scene, event.after);
    if (event.status) next.status = event.status;
    if (event.clocks) next.clocks = event.clocks;
    if (event.score) next.score = event.score;
    this.play = next;
  }

  /** @param {import('../types/wire.js').Talk} talk */
  #listen(talk) {
    const known = this.talk.get(talk.channel) ?? [];
    const numbers = new Set(known.map((said) => said.number));
    const said = talk.messages.filter((message) => !numbers.has(message.number));
    this.talk.set(talk.channel, [...known, ...said].sort((a, b) => a.number - b.number));
    this.tell({ about: 'talk', said });
  }
}
