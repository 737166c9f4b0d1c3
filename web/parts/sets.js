// Sets: what board and pieces are made of, to choose by eye. Their names and colours stand in the theme of the game.

import { html, nothing } from '../vendor/lit.js';
import { catalogue } from '../app/house.js';
import { Attuned } from '../app/attuned.js';
import { Part } from '../app/page.js';
import { choose, colours, settings } from '../app/settings.js';
import { language, t } from '../app/words.js';
import { FIRST_SET, THEMES, theme } from '../board/theme.js';
import '../board/board.js';

/** @typedef {import('../types/wire.js').GameCard} GameCard */

class Sets extends Part {
  static properties = { game: {}, offers: { state: true } };

  constructor() {
    super();
    /** The only game to choose for; all of them where none is named. */
    this.game = '';
    /** What can be chosen for each game. @type {{ card: GameCard, names: [id: string, name: string][] }[]} */
    this.offers = [];
    new Attuned(this);
  }

  connectedCallback() {
    super.connectedCallback();
    this.look();
  }

  async look() {
    const { games } = await catalogue().catch(() => ({ games: /** @type {GameCard[]} */ ([]) }));
    const wanted = games.filter(({ id }) => !this.game || id === this.game);
    const looks = await Promise.all(wanted.map(({ id }) => theme(THEMES, id)));
    this.offers = wanted.map((card, at) => {
      const { sets = {} } = looks[at].facts;
      return { card, names: Object.entries(sets).map(([id, names]) => [id, names[language()] ?? names.en ?? id]) };
    });
  }

  /** @param {string} game @param {string} set */
  take(game, set) {
    choose({ sets: { ...settings().sets, [game]: set } });
  }

  render() {
    return this.offers.map(({ card, names }) => (names.length ? this.offer(card, names) : nothing));
  }

  /** @param {GameCard} card @param {[id: string, name: string][]} names */
  offer(card, names) {
    const now = settings().sets[card.id] ?? FIRST_SET;
    return html`<fieldset class="field sets">
      <legend>${this.game ? t('comfort.set') : card.name}</legend>
      <div class="row">
        ${names.map(([id, name]) => html`<label class="set">
          <input type="radio" name=${`set-${card.id}`} value=${id} .checked=${id === now} @change=${() => this.take(card.id, id)} />
          <cof-board still theme=${card.id} set=${id} mode=${colours()} .layout=${card.layout} .scene=${card.middle} .coordinates=${false} .label=${name}></cof-board>
          <span>${name}</span>
        </label>`)}
      </div>
    </fieldset>`;
  }
}

customElements.define('cof-sets', Sets);
