// New: choosing the rules and the company of a game. What is chosen stands in the address, so that it can be given away.

import { html, nothing } from '../vendor/lit.js';
import { Attuned } from '../app/attuned.js';
import { get, reason } from '../app/api.js';
import { toast } from '../app/announce.js';
import { card, catalogue, chosen } from '../app/house.js';
import { Page } from '../app/page.js';
import { note } from '../app/router.js';
import { choose, colours, settings } from '../app/settings.js';
import { begin, seating } from '../app/start.js';
import { language, t } from '../app/words.js';
import { CLOCKS, clockField } from '../parts/clock-choice.js';
import { segments } from '../parts/comfort.js';
import { levelField } from '../parts/level.js';
import { nothingHere } from '../parts/nothing-here.js';
import { changedFrom, isFinal, options, presets, write } from '../parts/options.js';
import { ruleLink } from '../parts/rule-link.js';
import * as icons from '../parts/icons.js';
import '../board/board.js';

/** @typedef {import('../types/wire.js').GameCard} GameCard */
/** @typedef {import('../types/wire.js').Chosen} Chosen */
/** @typedef {import('../types/wire.js').Position} Position */
/** @typedef {import('../app/start.js').With} With */

/** @type {With[]} */
const COMPANY = ['engine', 'friend', 'screen', 'lobby'];
/** How many games a match has, so that everybody has been everything once. */
const MATCH = 2;

/** A start that chance chooses, and the one that is the same for everybody today. */
const AT_RANDOM = -2;
const OF_THE_DAY = -1;

/** Whether there are starts to choose from; where dice decide, there are none. @param {Chosen} meaning */
const picksStart = (meaning) => meaning.starts > 1 && !meaning.throws;

/** Whether there is anything to choose among the rules. @param {GameCard} card */
const hasRules = (card) => card.presets.length > 1 || card.choices.length > 0;

/** @param {GameCard} card */
const title = (card) => t(hasRules(card) ? 'new.title' : 'new.title.plain', { game: card.name });

class New extends Page {
  static properties = {
    card: { state: true },
    meaning: { state: true },
    position: { state: true },
    wish: { state: true },
    levels: { state: true },
    fault: { state: true },
    busy: { state: true },
  };

  constructor() {
    super();
    /** @type {GameCard | undefined} */
    this.card = undefined;
    /** What the chosen options mean. @type {Chosen | undefined} */
    this.meaning = undefined;
    /** The start that is shown. @type {Position | undefined} */
    this.position = undefined;
    /** @type {number[]} */
    this.levels = [];
    /** What was not chosen is as the booklet, or else the table, has it: an empty format and take-back, undecided lots. */
    this.wish = { company: /** @type {With} */ ('engine'), seat: 0, clock: 'none', format: '', start: AT_RANDOM, takeback: '', lots: /** @type {boolean | undefined} */ (undefined) };
    this.fault = '';
    this.busy = false;
    new Attuned(this);
  }

  connectedCallback() {
    super.connectedCallback();
    const company = COMPANY.find((each) => each === this.route.query.get('with'));
    if (company) this.wish = { ...this.wish, company };
    this.load();
  }

  async load() {
    try {
      this.card = await card(this.route.id ?? '');
      this.levels = (await catalogue()).levels;
      this.name(this.card ? title(this.card) : '');
      if (this.card) await this.rule(this.route.query.get('rules') ?? '');
      else this.fault = t('missing.title');
    } catch (error) {
      this.fault = reason(error);
    }
  }

  /** Chooses options. @param {string} rules */
  async rule(rules) {
    const card = this.card;
    if (!card) return;
    try {
      const meaning = await chosen(card.id, rules);
      this.meaning = meaning;
      this.fault = '';
      const format = meaning.formats.includes(this.wish.format) ? this.wish.format : '';
      this.wish = { ...this.wish, format, seat: Math.min(this.wish.seat, meaning.seats.length) };
      const company = this.wish.company === 'engine' ? '' : `with=${this.wish.company}`;
      const query = [meaning.rules ? `rules=${encodeURIComponent(meaning.rules)}` : '', company].filter(Boolean).join('&');
      note(query ? `/new/${card.id}?${query}` : `/new/${card.id}`);
      await this.showStart();
    } catch (error) {
      this.fault = reason(error);
    }
  }

  /** The board of the chosen start. */
  async showStart() {
    const { card, meaning } = this;
    if (!card || !meaning) return;
    // A start that chance will choose is not known yet: the first stands for it.
    const start = this.wish.start === OF_THE_DAY ? meaning.daily : Math.max(0, this.wish.start);
    const query = { rules: meaning.rules, start: picksStart(meaning) ? start : undefined, lang: language() };
    this.position = await get(`/api/games/${encodeURIComponent(card.id)}/position`, query);
  }

  /** The format: what was chosen, or what the booklet advises. */
  get format() {
    return this.wish.format || (this.meaning?.ritual.double ? 'roles' : 'single');
  }

  /** Whether lots are drawn for the seats at one screen. */
  get lots() {
    return this.wish.lots ?? this.meaning?.ritual.seats === 'lots';
  }

  /** How steps are taken back where they are, with this company. */
  get usual() {
    return this.wish.company === 'engine' || this.wish.company === 'screen' || this.meaning?.seats.length === 1 ? 'free' : 'agreed';
  }

  /** Whether steps are taken back. */
  get takeback() {
    return this.wish.takeback === 'never' ? 'never' : this.usual;
  }

  /** Chooses a preset, with what it wants of the table. @param {string} rules @param {import('../types/wire.js').Preset} preset */
  preset(rules, preset) {
    this.want({ takeback: isFinal(preset) ? 'never' : '' });
    this.rule(rules);
  }

  /** @param {Partial<New['wish']>} change */
  want(change) {
    this.wish = { ...this.wish, ...change };
  }

  async start() {
    const { card, meaning, wish } = this;
    if (!card || !meaning || this.busy) return;
    this.busy = true;
    const own = wish.seat ? { seats: seating(meaning.seats.length, wish.company, wish.seat - 1), shuffle: false } : {};
    const start = picksStart(meaning) && wish.start !== AT_RANDOM ? { start: wish.start === OF_THE_DAY ? meaning.daily : wish.start } : {};
    const format = /** @type {import('../types/wire.js').Format} */ (this.format === 'single' ? { kind: 'single' } : { kind: this.format, games: MATCH });
    const takeback = /** @type {import('../types/wire.js').Takeback} */ (this.takeback);
    const lots = wish.company === 'screen' && meaning.seats.length > 1 ? { shuffle: this.lots } : {};
    try {
      await begin(card.id, wish.company, { rules: meaning.rules, clock: CLOCKS[wish.clock], format, takeback, ...lots, ...own, ...start });
    } catch (error) {
      toast(reason(error));
    }
    this.busy = false;
  }

  render() {
    const { card, meaning } = this;
    if (this.fault && !meaning) return nothingHere(this.fault);
    if (!card || !meaning) return html`<div class="table empty" aria-busy="true"></div>`;
    const change = (/** @type {string[]} */ values) => this.rule(write(card, values));
    const different = changedFrom(card, meaning.values);
    return html`
      <header class="page-head">
        <h1>${title(card)}</h1>
        <p class="lead">${card.tagline}</p>
      </header>
      <div class="chooser ${hasRules(card) ? '' : 'plain'}">
        <div class="stack">
          ${card.presets.length > 1 ? presets(card, meaning, this.takeback === 'never', (rules, preset) => this.preset(rules, preset)) : nothing}
          ${card.choices.length
            ? html`<details class="sheet options" ?open=${different.length > 0 && !card.presets.some((preset) => preset.rules === meaning.rules)}>
                <summary><h2>${t('new.options')}</h2><span class="chip ${different.length ? 'warm' : ''}">${different.length ? t('new.changed', { n: different.length }) : t('new.defaults')}</span></summary>
                ${options(card, meaning, change)}
              </details>`
            : nothing}
          ${this.fault ? html`<p class="notice bad" role="alert">${icons.warning}<span>${this.fault}</span></p>` : nothing}
          ${meaning.talk === 'silent' ? html`<p class="notice">${icons.silent}<span>${t('new.silent')}</span></p>` : nothing}
          ${meaning.talk === 'allies' ? html`<p class="notice">${icons.speech}<span>${t('new.allies')}</span></p>` : nothing}
        </div>
        ${this.order(card, meaning)}
      </div>
    `;
  }

  /** With whom, by which clock, and the button. @param {GameCard} card @param {Chosen} meaning */
  order(card, meaning) {
    const alone = meaning.seats.length === 1;
    const { wish } = this;
    return html`<section class="sheet order stack" aria-label=${t('new.order')}>
      <cof-board still theme=${card.id} mode=${colours()} .layout=${meaning.layout} .scene=${this.position?.scene ?? meaning.scene} .coordinates=${false} .label=${card.name}></cof-board>
      <button class="button primary large" ?disabled=${this.busy} @click=${this.start}>${icons.play}${t(`new.start.${alone ? 'engine' : wish.company}`)}</button>
      ${alone
        ? nothing
        : segments('with', COMPANY, t('new.with'), (value) => t(`with.${value}`), wish.company, (company) => {
            this.want({ company: /** @type {With} */ (company) });
            this.rule(meaning.rules);
          })}
      ${!alone && wish.company === 'engine' ? levelField(this.levels, settings().level, (level) => choose({ level })) : nothing}
      ${picksStart(meaning) ? this.startField(meaning) : nothing}
      ${meaning.throws ? html`<p class="notice">${icons.die}<span>${t('new.throws')}</span></p>` : nothing}
      ${!alone && wish.company !== 'screen'
        ? segments('seat', ['0', ...meaning.seats.map((seat) => String(seat.seat))], t('new.seat'), (value) => (value === '0' ? t('new.lot') : meaning.seats[Number(value) - 1].name), String(wish.seat), (seat) => this.want({ seat: Number(seat) }))
        : nothing}
      ${!alone && wish.company === 'screen'
        ? segments('lots', meaning.ritual.seats === 'lots' ? ['lots', 'listed'] : ['listed', 'lots'], t('new.seats'), (value) => t(`new.seats.${value}`), this.lots ? 'lots' : 'listed', (value) => this.want({ lots: value === 'lots' }))
        : nothing}
      ${alone ? nothing : clockField(wish.clock, (clock) => this.want({ clock }))}
      ${meaning.formats.length > 1 ? segments('format', meaning.formats, t('new.format'), (value) => t(`format.${value}`), this.format, (format) => this.want({ format })) : nothing}
      ${meaning.ritual.double ? html`<p class="soft small double">${t('new.double')} ${ruleLink(card.id, meaning.ritual.double)}</p>` : nothing}
      ${segments('takeback', [this.usual, 'never'], t('new.takeback'), (value) => t(`takeback.${value}`), this.takeback, (takeback) => this.want({ takeback }))}
      ${meaning.ritual.finality ? html`<p class="soft small finality">${t('new.final')} ${ruleLink(card.id, meaning.ritual.finality)}</p>` : nothing}
      <p><a href="/rules/${card.id}">${t('home.rules')}</a></p>
    </section>`;
  }

  /** @param {Chosen} meaning */
  startField(meaning) {
    const change = (/** @type {Event} */ event) => {
      this.want({ start: Number(/** @type {HTMLSelectElement} */ (event.target).value) });
      this.showStart().catch((error) => toast(reason(error)));
    };
    return html`<div class="field">
      <label for="start">${t('new.start')}</label>
      <select id="start" @change=${change}>
        <option value=${AT_RANDOM}>${t('new.random')}</option>
        <option value=${OF_THE_DAY}>${t('new.daily', { number: meaning.daily + 1 })}</option>
        ${Array.from({ length: meaning.starts }, (_, start) => html`<option value=${start} ?selected=${start === this.wish.start}>${t('new.number', { number: start + 1 })}</option>`)}
      </select>
    </div>`;
  }
}

customElements.define('cof-new', New);

/** @param {import('../app/router.js').Route} route */
export const draw = (route) => html`<cof-new .route=${route}></cof-new>`;
