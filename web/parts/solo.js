// Solo: a game for one: how many moves, how few would do, stars when it is solved, and the truth when it is lost.

import { html, nothing } from '../vendor/lit.js';
import { reason } from '../app/api.js';
import { announce, toast } from '../app/announce.js';
import { Part } from '../app/page.js';
import { t } from '../app/words.js';
import * as icons from './icons.js';

/** @typedef {import('../app/table.js').Table} Table */
/** @typedef {import('../types/wire.js').Truth} Truth */

const STARS = 3;
/** So many moves more than the fewest cost one star. */
const PATIENCE = 2;

class Solo extends Part {
  static properties = {
    table: { attribute: false },
    act: { attribute: false },
    news: { type: Number },
    helped: { type: Boolean },
    fewest: { state: true },
    truth: { state: true },
    busy: { state: true },
  };

  constructor() {
    super();
    /** @type {Table | undefined} */
    this.table = undefined;
    /** @type {import('./actions.js').Do} */
    this.act = async () => undefined;
    this.news = 0;
    /** Whether a move of this game was shown to the player. */
    this.helped = false;
    /** What is known of the start. @type {Truth | undefined} */
    this.fewest = undefined;
    /** What is known of the present position. @type {Truth | undefined} */
    this.truth = undefined;
    this.busy = false;
    this.game = '';
    this.at = -1;
  }

  updated() {
    const play = this.table?.play;
    if (!play) return;
    if (play.id !== this.game) {
      this.game = play.id;
      this.fewest = undefined;
      this.askFewest();
    }
    if (play.moves.length !== this.at) {
      this.at = play.moves.length;
      this.truth = undefined;
      if (play.status.state === 'over' && !play.status.winners.length) this.askTruth();
    }
  }

  async askFewest() {
    const game = this.game;
    const answer = await this.table?.send({ do: 'truth', entries: 0 }).catch(() => undefined);
    if (answer?.kind === 'truth' && game === this.game) this.fewest = answer;
  }

  async askTruth() {
    if (this.busy) return;
    this.busy = true;
    const at = this.at;
    try {
      const answer = await this.table?.send({ do: 'truth' });
      if (answer?.kind === 'truth' && at === this.at) {
        this.truth = answer;
        announce(answer.told);
      }
    } catch (error) {
      toast(reason(error));
    }
    this.busy = false;
  }

  /** How well it was solved. @param {number} moves */
  stars(moves) {
    const fewest = this.fewest?.turns;
    if (!fewest) return 1;
    const earned = moves <= fewest ? STARS : moves <= fewest + PATIENCE ? 2 : 1;
    return this.helped ? Math.min(earned, STARS - 1) : earned;
  }

  /** Hands on how it went, with the way to see it. @param {number} moves @param {number} stars */
  async share(moves, stars) {
    const { info, play } = this.table ?? {};
    const text = t('solo.shared', { game: info?.name ?? '', moves, stars: '★'.repeat(stars) + '☆'.repeat(STARS - stars) });
    // A game that stands here has no address for others.
    const url = this.table?.place.home ? `${location.origin}/` : `${location.origin}/g/${play?.id}`;
    try {
      if (Boolean('share' in navigator)) await navigator.share({ text, url });
      else {
        await navigator.clipboard.writeText(`${text}\n${url}`);
        toast(t('waiting.copied'));
      }
    } catch {
      // Whoever closes the sheet of the system has changed their mind.
    }
  }

  takeBack() {
    const entries = this.at - (this.truth?.take_back ?? 0);
    return this.act({ do: 'offer', offer: { kind: 'undo', entries } });
  }

  render() {
    const play = this.table?.play;
    if (!play) return nothing;
    const moves = play.moves[play.moves.length - 1]?.turn ?? 0;
    const over = play.status.state === 'over';
    const solved = play.status.state === 'over' && play.status.winners.length > 0;
    const stars = solved ? this.stars(moves) : 0;
    return html`<section class="sheet solo" aria-labelledby="solo">
      <h2 id="solo" class="unseen">${t('solo.title')}</h2>
      <dl class="figures">
        <div><dt>${t('solo.moves')}</dt><dd>${moves}</dd></div>
        <div><dt>${t(this.fewest?.turns && !this.fewest.proven ? 'solo.known' : 'solo.fewest')}</dt><dd>${this.fewest?.turns ?? '…'}</dd></div>
      </dl>
      ${solved
        ? html`<p class="stars" role="img" aria-label=${t('solo.stars', { n: stars })}>
            ${Array.from({ length: STARS }, (_, index) => (index < stars ? icons.star : icons.hollowStar))}
          </p>`
        : nothing}
      ${this.helped ? html`<p class="soft small helped">${t('solo.helped')}</p>` : nothing}
      ${this.truth ? html`<p class="notice ${this.truth.solvable === false ? 'warm' : ''}">${this.truth.solvable === false ? icons.warning : icons.check}<span>${this.truth.told}</span></p>` : nothing}
      <div class="row">
        ${solved ? html`<button class="button compact share" @click=${() => this.share(moves, stars)}>${icons.share}${t('solo.share')}</button>` : nothing}
        ${over ? nothing : html`<button class="button compact" ?disabled=${this.busy || this.truth !== undefined} @click=${this.askTruth}>${icons.bulb}${t('solo.truth')}</button>`}
        ${this.truth?.take_back && this.table?.may('undo') ? html`<button class="button primary compact" @click=${this.takeBack}>${icons.undo}${t('solo.back', { n: this.truth.take_back })}</button>` : nothing}
      </div>
    </section>`;
  }
}

customElements.define('cof-solo', Solo);
