// Home line: a table that stands here, behind the same face as a socket. What happens is kept before it is believed. Of several tabs on
// one table one plays and the others follow; any of them may take it over.

import { Refusal } from '../app/api.js';
import { t } from '../app/words.js';
import { askBrain, askTable, stopThinking, unlearn } from './household.js';
import { Conflict, factsOf, isKept, keep } from './store.js';

/** @typedef {import('../types/wire.js').Answer} Answer */
/** @typedef {import('../app/line.js').LineState} LineState */
/** @typedef {import('../types/wire.js').Fault} Fault */

/** What an engine or a solver is asked. */
const COUNSEL = ['hint', 'evaluate', 'truth'];
/** What may be asked by whoever only follows. */
const ASKS = [...COUNSEL, 'preview', 'why', 'touch', 'snapshot', 'ping'];

export class HomeLine {
  /** @type {LineState} */
  state = 'connecting';
  /** Whether the game is played in another tab. */
  elsewhere = false;
  /** Whether an engine's time was over before its budget of thoughts, in this game. */
  cut = false;
  /** Why an engine does not answer. */
  stuck = '';
  /** @type {string[]} */
  #facts = [];
  /** What is done one after the other. @type {Promise<unknown>} */
  #work = Promise.resolve();
  #unanswered = 0;
  #number = 0;
  #thinks = false;
  /** Whether what was being thought about is no longer wanted. */
  #stopped = false;
  /** Gives the table back to other tabs. */
  #release = () => {};
  #others = new BroadcastChannel('coffret home');

  /** @param {string} id @param {(message: any) => void} onMessage @param {(state: LineState, fault?: Fault) => void} onState */
  constructor(id, onMessage, onState) {
    this.id = id;
    this.onMessage = onMessage;
    this.onState = onState;
    this.#others.onmessage = ({ data }) => data.table === id && this.#do(() => this.#follow(data.from, data.facts));
    this.#do(() => this.#begin());
  }

  /** How many commands are not answered yet. */
  get unanswered() {
    return this.#unanswered;
  }

  /** Whether what happens outlives the page. */
  get kept() {
    return isKept(this.id);
  }

  /** The game's id. */
  get game() {
    return this.#facts.length ? JSON.parse(this.#facts[0]).game : '';
  }

  /** One after the other; what fails keeps nothing else from being done. @template T @param {() => Promise<T>} work @returns {Promise<T>} */
  #do(work) {
    const done = this.#work.then(work);
    this.#work = done.catch(() => undefined);
    return done;
  }

  async #begin() {
    try {
      await this.#take(false);
      await this.#reload();
      if (this.state === 'connecting') this.#become('open');
    } catch (error) {
      this.end(error instanceof Refusal ? error.fault : { code: 'unexpected', message: t('fault.unexpected') });
    }
  }

  /** @param {LineState} state @param {Fault} [fault] */
  #become(state, fault) {
    this.state = state;
    this.onState(state, fault);
  }

  /** Takes the table for this tab, if no other has it or it is to be taken over. @param {boolean} over */
  async #take(over) {
    const { locks } = navigator;
    // Without locks the store itself refuses to keep what another tab has kept.
    if (!locks) return;
    await new Promise((taken) => {
      const hold = (/** @type {Lock | null} */ lock) => {
        this.elsewhere = lock === null;
        taken(undefined);
        return lock ? new Promise((release) => (this.#release = () => release(undefined))) : undefined;
      };
      const name = `coffret home ${this.id}`;
      locks.request(name, over ? { steal: true } : { ifAvailable: true }, hold).catch(() => {
        // Another tab has taken it over.
        this.elsewhere = true;
        if (this.#thinks) this.#stop();
        this.onState(this.state);
      });
    });
  }

  /** Plays here from now on. */
  takeOver() {
    return this.#do(async () => {
      await this.#take(true);
      await this.#reload();
      this.onState(this.state);
    });
  }

  /** Everything about the table, from what was kept. */
  async #reload() {
    const facts = await factsOf(this.id);
    await unlearn(this.id);
    if (!facts) throw new Refusal({ code: 'not_found', message: t('missing.about') });
    this.#facts = facts;
    const answer = await askTable(this.id, facts, { ask: 'join' });
    if (answer.error) throw new Refusal(answer.error);
    this.#hear(answer);
  }

  /** What another tab has kept. @param {number} from @param {string[]} facts */
  async #follow(from, facts) {
    if (from !== this.#facts.length || !isKept(this.id)) return this.#reload();
    const answer = await askTable(this.id, this.#facts, { ask: 'add', from, facts });
    if (answer.error) return this.#reload();
    this.#facts = [...this.#facts, ...facts];
    this.#hear(answer);
  }

  /** Ends it for good. @param {Fault} [fault] */
  end(fault) {
    this.#release();
    this.#others.close();
    if (this.#thinks) this.#stop();
    this.#become('ended', fault);
  }

  /** Does a command. @param {Record<string, unknown>} command @returns {Promise<Answer | undefined>} */
  async send(command) {
    if (this.state === 'ended') throw new Refusal({ code: 'offline', message: t('fault.offline') });
    if (this.elsewhere && !ASKS.includes(String(command.do))) throw new Refusal({ code: 'elsewhere', message: t('athome.elsewhere') });
    this.#number += 1;
    const id = String(this.#number);
    const question = { ask: 'command', command: JSON.stringify({ id, ...command }) };
    this.#unanswered += 1;
    try {
      // Counsel is thought about: meanwhile the table goes on.
      if (COUNSEL.includes(String(command.do))) return said(await askBrain(this.id, this.game, this.#facts, question));
      return await this.#do(async () => {
        const answer = await askTable(this.id, this.#facts, question);
        if (answer.facts?.length && this.#thinks) await this.#stop();
        await this.#keep(answer);
        return said(answer);
      });
    } catch (error) {
      throw error instanceof Refusal ? error : new Refusal({ code: 'unexpected', message: t('fault.unexpected') });
    } finally {
      this.#unanswered -= 1;
    }
  }

  /** Keeps what has happened, and then believes it. @param {any} answer */
  async #keep(answer) {
    const facts = answer.facts ?? [];
    if (facts.length) {
      const kept = isKept(this.id);
      try {
        await keep(this.id, this.#facts, facts, answer.listing);
      } catch (error) {
        if (!(error instanceof Conflict)) throw error;
        // Another tab was first: what it kept holds.
        await this.#reload();
        throw new Refusal({ code: 'elsewhere', message: t('athome.elsewhere') });
      }
      this.#others.postMessage({ table: this.id, from: this.#facts.length, facts });
      this.#facts = [...this.#facts, ...facts];
      if (kept !== isKept(this.id)) this.onState(this.state);
    }
    this.#hear(answer);
  }

  /** @param {any} answer */
  #hear(answer) {
    for (const message of answer.messages ?? []) if (!['done', 'refused'].includes(message.type)) this.onMessage(message);
    if (answer.engine !== undefined && !this.elsewhere && this.state !== 'ended') this.#think();
  }

  /** Lets the engine whose turn it is decide, beside everything else. */
  async #think() {
    if (this.#thinks) return;
    this.#thinks = true;
    this.#stopped = false;
    const facts = this.#facts;
    /** @type {any} */
    let answer;
    try {
      answer = await askBrain(this.id, this.game, facts, { ask: 'think' });
      this.stuck = answer.error?.message ?? '';
    } catch {
      // Unless it was stopped, something is missing.
      this.stuck = this.#stopped ? '' : t('athome.stuck');
    }
    this.#thinks = false;
    if (this.state === 'ended' || this.elsewhere) return;
    if (this.stuck) return this.onState(this.state);
    await this.#do(() => this.#decided(facts, answer));
  }

  /** Ends what is being thought about. */
  async #stop() {
    this.#stopped = true;
    await stopThinking();
  }

  /** What the engine decided, if the table stands as it did. @param {string[]} facts @param {any} answer */
  async #decided(facts, answer) {
    if (facts !== this.#facts || !answer?.facts?.length) {
      await unlearn(this.id);
      const now = await askTable(this.id, this.#facts, { ask: 'join' });
      if (now.engine !== undefined && facts !== this.#facts) this.#think();
      return;
    }
    this.cut ||= answer.cut ?? false;
    const added = await askTable(this.id, facts, { ask: 'add', from: facts.length, facts: answer.facts });
    if (added.error) return;
    await this.#keep({ ...added, facts: answer.facts, listing: answer.listing });
  }

  /** Lets an engine try again that could not. */
  again() {
    this.stuck = '';
    this.onState(this.state);
    this.#think();
  }
}

/** What was answered to a command. @param {any} answer @returns {Answer | undefined} */
function said(answer) {
  if (answer.error) throw new Refusal(answer.error);
  const last = answer.messages?.[answer.messages.length - 1];
  if (last?.type === 'refused') throw new Refusal(last.error);
  return last?.answer;
}
