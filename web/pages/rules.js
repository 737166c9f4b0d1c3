// Rules: a rulebook: the aim and a summary on one screen, then clause by clause. Its examples are the positions that the program itself
// is tested with.

import { html, nothing } from '../vendor/lit.js';
import { reason } from '../app/api.js';
import { toast } from '../app/announce.js';
import { Attuned } from '../app/attuned.js';
import { card, rulebook } from '../app/house.js';
import { Page } from '../app/page.js';
import { colours } from '../app/settings.js';
import { begin } from '../app/start.js';
import { t } from '../app/words.js';
import * as icons from '../parts/icons.js';
import { badge, told } from '../parts/provenance.js';
import { nothingHere } from '../parts/nothing-here.js';
import '../board/board.js';
import '../parts/clauses.js';

/** @typedef {import('../types/wire.js').Rulebook} Rulebook */
/** @typedef {import('../types/wire.js').Gist} Gist */

/** How a sentence can stand to the booklet, in the order of trust. */
const STANDINGS = ['booklet', 'consequence', 'published', 'ruling', 'lost', 'contradictory'];

class Rules extends Page {
  static properties = { book: { state: true }, card: { state: true }, fault: { state: true } };

  constructor() {
    super();
    /** @type {Rulebook | undefined} */
    this.book = undefined;
    /** @type {import('../types/wire.js').GameCard | undefined} */
    this.card = undefined;
    this.fault = '';
    new Attuned(this);
    this.jump = () => this.find();
    this.addEventListener('click', this.follow);
  }

  connectedCallback() {
    super.connectedCallback();
    addEventListener('hashchange', this.jump);
    this.load();
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    removeEventListener('hashchange', this.jump);
  }

  async load() {
    try {
      const game = this.route.id ?? '';
      const [book, found] = await Promise.all([rulebook(game), card(game)]);
      this.card = found;
      this.book = book;
      this.name(t('rules.title', { game: book.name }));
      await this.updateComplete;
      this.find();
    } catch (error) {
      this.fault = reason(error);
      this.name(t('missing.title'));
    }
  }

  /** Goes to a clause: that of the address, or of a link. */
  find(hash = location.hash) {
    const clauses = /** @type {import('../parts/clauses.js').Clauses | null} */ (this.querySelector('cof-clauses'));
    clauses?.find(decodeURIComponent(hash.slice(1)));
  }

  /** A link to where one is already does not change the address, and still leads there. @param {MouseEvent} event */
  follow(event) {
    const link = event.target instanceof Element ? event.target.closest('a[href^="#"]') : null;
    if (link instanceof HTMLAnchorElement) this.find(link.hash);
  }

  async play() {
    if (this.book) await begin(this.book.game, 'engine').catch((error) => toast(reason(error)));
  }

  render() {
    if (this.fault) return nothingHere(this.fault);
    const book = this.book;
    if (!book) return html`<div class="table empty" aria-busy="true"></div>`;
    return html`
      <header class="page-head rules-head">
        <div>
          <p class="small"><a href="/rules">${t('library.title')}</a></p>
          <h1>${book.name}</h1>
          <p class="lead">${this.card?.tagline}</p>
        </div>
        <div class="row">
          <button class="button primary large" @click=${this.play}>${icons.play}${t('home.play')}</button>
          ${this.card?.lessons ? html`<a class="button" href="/learn/${book.game}">${icons.star}${t('home.learn')}</a>` : nothing}
          <a class="button" href="/new/${book.game}">${t('home.options')}</a>
        </div>
      </header>
      <section class="sheet stack aim" aria-labelledby="rules-aim">
        <h2 id="rules-aim">${t('box.aim')}</h2>
        ${told(book, book.box.aim)}
        <p class="small"><a href="/box/${book.game}">${t('rules.box')}</a></p>
      </section>
      <section aria-labelledby="rules-short">
        <h2 id="rules-short">${t('rules.short')}</h2>
        <ol class="gists">${book.box.summary.map((gist) => this.gist(book, gist))}</ol>
      </section>
      <h2 id="rules-all">${t('rules.all')}</h2>
      <p class="soft small legend">${t('rules.legend')} ${STANDINGS.map((standing) => html`${badge(standing)} `)}</p>
      <cof-clauses .book=${book}></cof-clauses>
    `;
  }

  /** One line of the summary with its board. @param {Rulebook} book @param {Gist} gist */
  gist(book, gist) {
    const clause = book.clauses.find((each) => each.id === gist.clause);
    const example = clause?.examples[gist.example];
    const layout = book.boards.find((board) => board.rules === example?.rules)?.layout;
    return html`<li class="gist sheet">
      ${example && layout ? html`<cof-board still theme=${book.game} mode=${colours()} .layout=${layout} .scene=${example.scene} .coordinates=${false} .label=${example.about}></cof-board>` : nothing}
      <p>${gist.text} <a class="number small" href="#${gist.clause}" aria-label=${t('rules.clause', { clause: gist.clause })}>${gist.clause}</a></p>
    </li>`;
  }
}

customElements.define('cof-rules', Rules);

/** @param {import('../app/router.js').Route} route */
export const draw = (route) => html`<cof-rules .route=${route}></cof-rules>`;
