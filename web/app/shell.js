// Shell: the frame around every page: the way home, the menu, messages, and the place where pages are put.

import { html, keyed, nothing } from '../vendor/lit.js';
import { SHOWN, speakThrough } from './announce.js';
import { Part } from './page.js';
import { onAddress, route } from './router.js';
import { colours, onSettings, settings } from './settings.js';
import { language, preferred, speak, t } from './words.js';
import * as icons from '../parts/icons.js';

/** @typedef {import('./router.js').Route} Route */

/** @type {Record<string, () => Promise<{ draw: (route: Route) => unknown }>>} */
const PAGES = {
  home: () => import('../pages/home.js'),
  table: () => import('../pages/table.js'),
  game: () => import('../pages/game.js'),
  new: () => import('../pages/new.js'),
  rules: () => import('../pages/rules.js'),
  learn: () => import('../pages/learn.js'),
  box: () => import('../pages/box.js'),
  library: () => import('../pages/library.js'),
  lobby: () => import('../pages/lobby.js'),
  settings: () => import('../pages/settings.js'),
  about: () => import('../pages/about.js'),
  missing: () => import('../pages/missing.js'),
};

class Shell extends Part {
  static properties = { toasts: { state: true }, page: { state: true }, newer: { state: true } };

  constructor() {
    super();
    /** @type {{ id: number, text: string }[]} */
    this.toasts = [];
    /** @type {{ key: string, name: string, drawn: unknown } | undefined} */
    this.page = undefined;
    this.count = 0;
    /** Loads another version of the site, where there is one. @type {(() => void) | undefined} */
    this.newer = undefined;
    import('../here/ready.js').then(({ onVersion }) => onVersion((reload) => (this.newer = reload)));
    onAddress(() => this.turn());
    onSettings(() => this.change());
    this.paint();
  }

  connectedCallback() {
    super.connectedCallback();
    this.turn();
  }

  firstUpdated() {
    const region = this.querySelector('#announcements');
    if (region instanceof HTMLElement) speakThrough(region, (text) => this.show(text));
  }

  paint() {
    document.documentElement.dataset.mode = colours();
    document.documentElement.dataset.speed = settings().speed;
  }

  /** Something was chosen: colours at once, another language with all its texts. */
  async change() {
    this.paint();
    if (preferred() === language()) return;
    await speak(preferred());
    await this.turn();
  }

  /** Shows the page of the present address. */
  async turn() {
    const to = route(location);
    const key = `${to.page} ${to.home ? 'home ' : ''}${to.id ?? ''} ${to.query} ${language()}`;
    if (this.page?.key === key) {
      // Another place on the page, or another seat's link: the page itself stays and is told.
      const { draw } = await PAGES[to.page]();
      this.page = { ...this.page, drawn: draw(to) };
      return;
    }
    const { draw } = await PAGES[to.page]();
    const first = this.page === undefined;
    const another = this.page?.name !== to.page;
    this.page = { key, name: to.page, drawn: draw(to) };
    await this.updateComplete;
    if (first) return;
    if (another) scrollTo(0, 0);
    // Whoever listens instead of looking must notice that the page is another one.
    this.querySelector('main')?.focus({ preventScroll: true });
  }

  /** @param {string} text */
  show(text) {
    this.count += 1;
    const id = this.count;
    this.toasts = [...this.toasts, { id, text }].slice(-3);
    setTimeout(() => (this.toasts = this.toasts.filter((toast) => toast.id !== id)), SHOWN);
  }

  /** It is drawn with the first page, so that it does not move. */
  foot() {
    return html`<footer class="foot">
      <span>${t('app.name')}</span>
      <a href="/about">${t('shell.about')}</a>
      <a href="/api/docs" target="_blank" rel="noopener">${t('shell.api')}</a>
    </footer>`;
  }

  render() {
    const at = (/** @type {string[]} */ ...names) => (names.includes(this.page?.name ?? '') ? 'page' : nothing);
    return html`
      <a class="skip" href="#main">${t('shell.skip')}</a>
      <header class="bar">
        <a class="logo" href="/" aria-label=${t('shell.home')}>${icons.box}<span>${t('app.name')}</span></a>
        <nav aria-label=${t('shell.menu')}>
          <a href="/" aria-current=${at('home', 'new')}>${icons.play}<span>${t('shell.play')}</span></a>
          <a href="/lobby" aria-current=${at('lobby')}>${icons.door}<span>${t('shell.lobby')}</span></a>
          <a href="/rules" aria-current=${at('rules', 'library', 'box')}>${icons.book}<span>${t('shell.rules')}</span></a>
          <a href="/settings" aria-current=${at('settings')}>${icons.gear}<span>${t('shell.settings')}</span></a>
        </nav>
      </header>
      <main id="main" tabindex="-1" data-page=${this.page?.name ?? route(location).page}>
        ${this.page ? keyed(this.page.key, this.page.drawn) : nothing}
      </main>
      ${this.page ? this.foot() : nothing}
      ${this.newer ? html`<div class="notice newer" role="status"><span>${t('athome.version')}</span><button class="button compact" @click=${this.newer}>${t('athome.version.load')}</button></div>` : nothing}
      <div class="toasts">${this.toasts.map((toast) => html`<p class="toast">${toast.text}</p>`)}</div>
      <p id="announcements" class="unseen" role="status" aria-live="polite"></p>
    `;
  }
}

customElements.define('cof-app', Shell);
