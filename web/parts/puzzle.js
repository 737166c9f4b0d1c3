// Puzzle: a position of a rulebook in which one step wins, another one every day. The rulebook's own tests vouch for it; it is fetched
// when the reader comes near.

import { html, nothing } from '../vendor/lit.js';
import { Attuned } from '../app/attuned.js';
import { get, reason } from '../app/api.js';
import { announce } from '../app/announce.js';
import { rulebook } from '../app/house.js';
import { Part } from '../app/page.js';
import { colours, motion, settings } from '../app/settings.js';
import { day, language, sentence, t } from '../app/words.js';
import * as icons from './icons.js';
import { ruleLink } from './rule-link.js';
import '../board/board.js';

/** @typedef {import('../types/wire.js').GameCard} GameCard */
/** @typedef {import('../types/wire.js').Example} Example */
/** @typedef {import('../types/wire.js').Position} Position */
/** @typedef {import('../board/board.js').Board} Board */
/** @typedef {{ card: GameCard, clause: string, example: Example, position: Position, side: string }} Found */

const DAY = 86_400_000;

/** Examples that one step wins, each with its clause and the winner. @param {import('../types/wire.js').Rulebook} book */
function wins(book) {
  return book.clauses.flatMap((clause) =>
    clause.examples.flatMap((example) => {
      const end = example.facts.find((fact) => fact.kind === 'over' && fact.steps.length === 1 && fact.result.startsWith('winner='));
      return end?.kind === 'over' && !example.rules ? [{ clause: clause.id, example, side: end.result.slice('winner='.length) }] : [];
    }),
  );
}

/** A position of a rulebook, or what a step makes of it. @param {GameCard} card @param {Example} example @param {string} [play] @returns {Promise<Position>} */
function ask(card, { rules, position }, play = '') {
  return get(`/api/games/${encodeURIComponent(card.id)}/position`, { rules, position, play, lang: language() });
}

class Puzzle extends Part {
  static properties = { games: { attribute: false }, found: { state: true }, entry: { state: true }, said: { state: true }, solved: { state: true } };

  constructor() {
    super();
    /** @type {GameCard[]} */
    this.games = [];
    /** @type {Found | undefined} */
    this.found = undefined;
    /** What can be touched now. @type {Position['tree'] | null} */
    this.entry = null;
    this.said = '';
    this.solved = false;
    new Attuned(this);
    this.watch = new IntersectionObserver((seen) => {
      if (seen.some((entry) => entry.isIntersecting)) this.look();
    });
  }

  connectedCallback() {
    super.connectedCallback();
    this.watch.observe(this);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.watch.disconnect();
  }

  /** @returns {Board | null} */
  get board() {
    return /** @type {Board | null} */ (this.querySelector('cof-board'));
  }

  /** The day's: each day begins with another game, and goes on to the next that has one. */
  async look() {
    this.watch.disconnect();
    const today = Math.floor(Date.now() / DAY);
    try {
      for (let tried = 0; tried < this.games.length; tried += 1) {
        const card = this.games[(today + tried) % this.games.length];
        const all = wins(await rulebook(card.id));
        if (!all.length) continue;
        const win = all[Math.floor(today / this.games.length) % all.length];
        const position = await ask(card, win.example);
        // Whoever is to move must be the one who wins.
        if (position.status.state !== 'playing' || position.status.side !== win.side) continue;
        this.found = { ...win, card, position };
        this.entry = position.tree;
        await this.updateComplete;
        if (this.board) this.board.scene = position.scene;
        return;
      }
    } catch (error) {
      this.said = reason(error);
    }
  }

  /** @param {string} step */
  async attempt(step) {
    const { found, board } = this;
    if (!found || !board) return;
    this.entry = null;
    try {
      const after = await ask(found.card, found.example, step);
      const last = after.played[0];
      await board.animate(last.story, after.scene, { told: last.told });
      this.solved = after.status.state === 'over' && after.status.winners.includes(found.side);
      this.said = this.solved ? `${t('puzzle.solved')} ${after.status.state === 'over' ? after.status.told : ''}` : `${sentence(last.told)}. ${t('puzzle.no')}`;
    } catch (error) {
      this.said = reason(error);
      board.cancel();
    }
    announce(this.said);
    if (!this.solved) this.again();
  }

  again() {
    const { found, board } = this;
    if (!found || !board) return;
    this.solved = false;
    board.scene = found.position.scene;
    this.entry = found.position.tree;
  }

  render() {
    const { found } = this;
    if (!found) return html`<p class="small soft">${this.said}</p>`;
    const speed = motion();
    return html`<section class="daily puzzle" aria-labelledby="puzzle">
      <cof-board
        theme=${found.card.id}
        mode=${colours()}
        .layout=${found.position.layout}
        .entry=${this.entry}
        .label=${t('home.puzzle')}
        .words=${t}
        .muted=${!settings().sound}
        .speed=${speed && 1 / speed}
        .coordinates=${settings().coordinates}
        @cof-step=${(/** @type {CustomEvent} */ event) => this.attempt(event.detail.step)}
      ></cof-board>
      <div class="stack">
        <p class="chip warm">${icons.sun}${day(new Date())}</p>
        <h2 id="puzzle">${t('home.puzzle')}</h2>
        <p>${found.card.name}. ${found.position.scene.words.join(' ')} ${t('home.puzzle.about')}</p>
        <p class="said-here ${this.solved ? 'good' : ''}" role="status">${this.said} ${this.solved ? ruleLink(found.card.id, found.clause) : nothing}</p>
        ${this.solved ? html`<div class="row"><button class="button" @click=${this.again}>${icons.undo}${t('example.back')}</button><a class="button" href="/new/${found.card.id}">${icons.play}${t('home.play')}</a></div>` : nothing}
      </div>
    </section>`;
  }
}

customElements.define('cof-puzzle', Puzzle);
