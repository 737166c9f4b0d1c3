// Listing: tables in lists: one's own to go on with, those of the lobby to sit down at or to watch.

import { html, nothing } from '../vendor/lit.js';
import { colours } from '../app/settings.js';
import { ago, t } from '../app/words.js';
import { clockName } from './clock-choice.js';
import { isFinal } from './options.js';
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

/**
 * The name of chosen options: the preset's, or those that differ in words. A preset that wants nothing taken back is not named where things are.
 * @param {GameCard | undefined} card @param {string} rules @param {boolean} [final] whether nothing is taken back
 */
export function rulesName(card, rules, final = false) {
  const same = card?.presets.filter((preset) => preset.rules === rules) ?? [];
  const preset = same.find((preset) => isFinal(preset) === final) ?? (final ? same[0] : undefined);
  if (preset) return preset.name;
  const chosen = rules.split(',').filter(Boolean).map((each) => {
    const [name, value] = each.split('=');
    const choice = card?.choices.find((choice) => choice.name === name);
    return t('rules.pair', { option: choice?.title ?? name, value: choice?.values.find((each) => each.name === value)?.title ?? value });
  });
  return chosen.join(' · ');
}

/** A piece of a game, for lists. @param {string} game @param {GameCard | undefined} card */
function emblem(game, card) {
  const piece = card?.middle.pieces[0] ?? card?.scene.reserves[0];
  return html`<cof-piece mode=${colours()} theme=${game} camp=${piece?.camp ?? ''} kind=${piece?.kind ?? ''}></cof-piece>`;
}

/** Who plays, each once. @param {Listing} listing */
function players(listing) {
  return [...new Set(listing.seats.map(holderName))].join(' · ');
}

/** Whether a table waits for a visitor's move. @param {Listing} listing @param {string} self */
export function mineToMove(listing, self) {
  const holder = listing.state === 'playing' && listing.actor !== null ? listing.seats[listing.actor - 1] : undefined;
  return holder?.kind === 'person' && holder.visitor === self;
}

/** One's own table, and whose turn it is there. @param {Listing} listing @param {GameCard[]} games @param {string} self @param {boolean} [home] whether it stands here */
export function continueCard(listing, games, self, home = false) {
  const card = games.find((game) => game.id === listing.game);
  const own = mineToMove(listing, self);
  const holder = listing.actor === null ? undefined : listing.seats[listing.actor - 1];
  const state = own ? t('status.yours') : listing.state === 'playing' && holder ? t('status.theirs', { name: holderName(holder) }) : t(`state.${listing.state}`);
  return html`<a class="sheet ongoing" href="/${home ? 'here' : 't'}/${listing.table}">
    ${emblem(listing.game, card)}
    <span class="what">
      <strong>${card?.name ?? listing.game}</strong>
      <span class="soft small">${players(listing)}</span>
    </span>
    <span class="chip ${own ? 'green' : listing.state === 'waiting' ? 'warm' : ''}">${state}</span>
    <span class="soft small when">${ago(listing.changed)}</span>
  </a>`;
}

/** One's own table where the game is over. @param {Listing} listing @param {GameCard[]} games @param {boolean} [home] whether it stands here */
export function finishedCard(listing, games, home = false) {
  const card = games.find((game) => game.id === listing.game);
  return html`<a class="sheet ongoing" href="/${home ? 'here' : 't'}/${listing.table}">
    ${emblem(listing.game, card)}
    <span class="what">
      <strong>${card?.name ?? listing.game}</strong>
      <span class="soft small">${players(listing)}</span>
    </span>
    <span class="soft small when">${ago(listing.changed)}</span>
  </a>`;
}

/** A table of the lobby. @param {Listing} listing @param {GameCard[]} games */
export function lobbyRow(listing, games) {
  const card = games.find((game) => game.id === listing.game);
  const waits = listing.state === 'waiting';
  return html`<li class="sheet listing">
    ${emblem(listing.game, card)}
    <div class="what">
      <strong>${card?.name ?? listing.game}</strong>
      <span class="soft small">${players(listing)}</span>
    </div>
    <div class="row">
      ${listing.rules ? html`<span class="chip">${rulesName(card, listing.rules)}</span>` : nothing}
      ${listing.clock.kind === 'none' ? nothing : html`<span class="chip">${icons.clock}${clockName(listing.clock)}</span>`}
    </div>
    <a class="button ${waits ? 'primary' : ''} compact" href="/t/${listing.table}${waits ? '#join' : ''}">
      ${waits ? icons.chair : icons.eye}${waits ? t('lobby.sit') : t('lobby.watch')}
    </a>
  </li>`;
}
