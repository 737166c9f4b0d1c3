// Result: how a game ended, and what can follow.

import { html, nothing } from '../vendor/lit.js';
import { number, t } from '../app/words.js';
import { holderName } from './listing.js';
import * as icons from './icons.js';

/** @typedef {import('../app/table.js').Table} Table */

/** The points of a match. @param {Table} table */
function score(table) {
  const teams = table.play?.score.teams ?? [];
  if (teams.length < 2 || (teams.every((team) => team.points === 0) && table.play?.score.games === 1)) return nothing;
  const names = (/** @type {number[]} */ chairs) =>
    chairs.map((chair) => table.seats.find((seat) => seat.chair === chair)).map((seat) => (seat ? holderName(seat.holder) : '')).join(' + ');
  return html`<dl class="score">
    ${teams.map((team) => html`<div><dt>${names(team.chairs)}</dt><dd>${number(team.points)}</dd></div>`)}
  </dl>`;
}

/** Whether I am among the winners, the losers, or neither. @param {Table} table @param {string[]} winners */
function mine(table, winners) {
  const own = new Set(table.seats.filter((seat) => table.you?.seats.includes(seat.seat)).map((seat) => seat.side));
  if (table.isOneScreen || own.size === 0 || winners.length > 1) return '';
  return winners.some((side) => own.has(side)) ? 'won' : 'lost';
}

/** @param {Table} table @param {import('./actions.js').Do} act */
export function result(table, act) {
  const play = table.play;
  if (play?.status.state !== 'over') return nothing;
  const { told, rule, winners } = play.status;
  const fate = mine(table, winners);
  const again = play.score.games > play.score.round ? 'result.next' : 'result.again';
  return html`<section class="sheet result ${fate}" aria-labelledby="result">
    <h2 id="result">${fate ? t(`result.${fate}`) : told}</h2>
    <p>${fate ? html`${told} ` : nothing}${rule ? html`<a class="rule" href="/rules/${table.info?.game}#${rule}">${t('why.rule', { rule })}</a>` : nothing}</p>
    ${score(table)}
    <div class="row">
      ${table.may('next_game') ? html`<button class="button primary" @click=${() => act({ do: 'offer', offer: { kind: 'next_game' } })}>${icons.again}${t(again)}</button>` : nothing}
      ${play.moves.length ? html`<a class="button" href="/g/${play.id}">${icons.eye}${t('result.review')}</a>` : nothing}
    </div>
  </section>`;
}
