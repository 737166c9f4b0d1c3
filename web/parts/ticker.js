// Ticker: a clock that runs by itself between two words of the server, which alone decides.

import { html } from '../vendor/lit.js';
import { Part } from '../app/page.js';
import { t } from '../app/words.js';

/** From here on tenths are shown. */
const TENTHS = 10_000;

class Ticker extends Part {
  static properties = { left: { type: Number }, since: { type: Number }, runs: { type: Boolean } };

  constructor() {
    super();
    /** What was left when it was told, in milliseconds. */
    this.left = 0;
    /** When it was told, by this machine. */
    this.since = 0;
    this.runs = false;
    /** @type {ReturnType<typeof setInterval> | undefined} */
    this.timer = undefined;
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    clearInterval(this.timer);
  }

  updated() {
    clearInterval(this.timer);
    if (this.runs) this.timer = setInterval(() => this.requestUpdate(), this.now < TENTHS ? 100 : 500);
  }

  get now() {
    const gone = this.runs ? performance.now() - this.since : 0;
    return Math.max(0, this.left - gone);
  }

  render() {
    const left = this.now;
    this.classList.toggle('runs', this.runs);
    this.classList.toggle('short', left < TENTHS);
    return html`<span role="timer" aria-label=${t('clock.left')}>${spell(left)}</span>`;
  }
}

/** A time for people. @param {number} milliseconds @returns {string} */
function spell(milliseconds) {
  const pad = (/** @type {number} */ value) => String(value).padStart(2, '0');
  if (milliseconds < TENTHS) return `0:0${(Math.floor(milliseconds / 100) / 10).toFixed(1)}`;
  const seconds = Math.ceil(milliseconds / 1000);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  if (hours >= 24) return t('clock.left.days', { n: Math.floor(hours / 24), hours: hours % 24 });
  return hours ? `${hours}:${pad(minutes)}:${pad(seconds % 60)}` : `${minutes}:${pad(seconds % 60)}`;
}

customElements.define('cof-ticker', Ticker);
