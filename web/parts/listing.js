// Listing: tables in lists: one's own to go on with, those of the lobby to sit down at or to watch.

import { html, nothing } from '../vendor/lit.js';
import { colours } from '../app/settings.js';
import { ago, t } from '../app/words.js';
import { clockName } from './clock-choice.js';
import * as icons from './icons.js';

/** @typedef {import('../types/wire.js').Listing} Listing */
/** @typedef {import('../types/wire.js').GameCard} GameCard */
/** @typedef {import('../types/wire.js').Holder} Holder */

/** Who holds a seat, in a word. @param {Holder} holder @returns {string} */
export function holderName(holder) {
  if (holder.kind === 'person') return holder.name;
  if (holder.kind === 'engine') return t('seat.engine', { level: holder.level });
  return t('seat.open');
}

/** Who played, as records write it: engines by their level. @param {string} name @returns {string} */
export function playerName(name) {
  const level = /^level:(\d+)$/.exec(name)?.[1];
  return level ? t('seat.engine', { level }) : name;
}

/** The name of chosen options: the preset's, or how many differ. @param {GameCard | undefined} card @param {string} rules */
export function rulesName(card, rules) {
  const preset = card?.presets.find((preset) => preset.rules === rules);
  if (preset) return preset.name;
  return t('new.changed', { n: rules.split(',').filter(Boolean).length });
}

/** One's own table. @param {Listing} listing @param {GameCard[]} games */
export function continueCard(listing, games) {
  const card = games.find((game) => game.id === listing.game);
  return html`<a class="sheet ongoing" href="/t/${listing.table}">
    <cof-piece mode=${colours()} theme=${listing.game} camp=${card?.scene.pieces[0]?.camp ?? ''} kind=${card?.scene.pieces[0]?.kind ?? ''}></cof-piece>
    <span class="what">
      <strong>${card?.name ?? listing.game}</strong>
      <span class="soft small">${listing.seats.map(holderName).join(' · ')}</span>
    </span>
    <span class="chip ${listing.state === 'waiting' ? 'warm' : 'green'}">${t(`state.${listing.state}`)}</span>
    <span class="soft small when">${ago(listing.changed)}</span>
  </a>`;
}

/** A table of the lobby. @param {Listing} listing @param {GameCard[]} games */
export function lobbyRow(listing, games) {
  const card = games.find((game) => game.id === listing.game);
  const waits = listing.state === 'waiting';
  return html`<li class="sheet listing">
    <cof-piece mode=${colours()} theme=${listing.game} camp=${card?.scene.pieces[0]?.camp ?? ''} kind=${card?.scene.pieces[0]?.kind ?? ''}></cof-piece>
    <div class="what">
      <strong>${card?.name ?? listing.game}</strong>
      <span class="soft small">${listing.seats.map(holderName).join(' · ')}</span>
    </div>
    <div class="row">
      ${listing.rules ? html`<span class="chip">${rulesName(card, listing.rules)}</span>` : nothing}
      ${listing.clock.kind === 'none' ? nothing : html`<span class="chip">${icons.clock}${clockName(listing.clock)}</span>`}
    </div>
    <a class="button ${waits ? 'primary' : ''} compact" href="/t/${listing.table}">
      ${waits ? icons.chair : icons.eye}${waits ? t('lobby.sit') : t('lobby.watch')}
    </a>
  </li>`;
}
