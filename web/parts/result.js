// Result: how a game ended and why, what it came to, and what can follow.

import { html, nothing } from '../vendor/lit.js';
import { reason } from '../app/api.js';
import { toast } from '../app/announce.js';
import { choose, colours } from '../app/settings.js';
import { begin } from '../app/start.js';
import { number, t } from '../app/words.js';
import { holderName } from './listing.js';
import { ruleLink } from './rule-link.js';
import { numberAt } from './counting.js';
import './turning.js';
import * as icons from './icons.js';

/** @typedef {import('../app/table.js').Table} Table */

/** How many pieces rain down on a winner. */
const CHEERS = 9;

/** The points of a match. @param {Table} table */
function score(table) {
  const teams = table.play?.score.teams ?? [];
  // One game says it all by itself.
  const points = teams.reduce((sum, team) => sum + team.points, 0);
  if (teams.length < 2 || (points <= 1 && table.play?.score.games === 1)) return nothing;
  const names = (/** @type {number[]} */ chairs) =>
    chairs.map((chair) => table.seats.find((seat) => seat.chair === chair)).map((seat) => (seat ? holderName(seat.holder) : '')).join(' + ');
  return html`<dl class="score">
    ${teams.map((team) => html`<div><dt>${names(team.chairs)}</dt><dd>${number(team.points)}</dd></div>`)}
  </dl>`;
}

/** Whether I am among the winners, the losers, or neither. @param {Table} table @returns {'' | 'won' | 'lost'} */
export function fateOf(table) {
  const { status } = table.play ?? {};
  const winners = status?.state === 'over' ? status.winners : [];
  const own = new Set(table.seats.filter((seat) => table.you?.seats.includes(seat.seat)).map((seat) => seat.side));
  if (table.isOneScreen || own.size === 0 || winners.length > 1 || status?.state !== 'over') return '';
  return winners.some((side) => own.has(side)) ? 'won' : 'lost';
}

/** The pieces that lie beside the board at the end: what was taken. @param {Table} table */
function taken(table) {
  const all = (table.play?.scene.reserves ?? []).filter((reserve) => reserve.camp);
  // Where pieces can also be in hand, those that are lost are told apart.
  const lost = all.filter((reserve) => reserve.kind === 'lost');
  const heaps = (lost.length ? lost : all).filter((reserve) => reserve.count);
  if (!heaps.length || table.seats.length === 1) return nothing;
  return html`<span class="taken">${t('result.taken')} ${heaps.map(({ camp, kind, count, name }) => html`<span title=${name}><cof-piece mode=${colours()} theme=${table.info?.game ?? ''} camp=${camp} kind=${kind}></cof-piece>${number(count)}<span class="unseen"> ${name}</span></span>`)}</span>`;
}

/** A game like this one against an engine of another level. @param {Table} table @param {number} level */
async function another(table, level) {
  choose({ level });
  try {
    await begin(table.info?.game ?? '', 'engine', { rules: table.info?.rules ?? '' });
  } catch (error) {
    toast(reason(error));
  }
}

/** The next rung of the ladder, up or down. @param {Table} table @param {string} fate */
function ladder(table, fate) {
  const engines = table.seats.flatMap(({ holder }) => (holder.kind === 'engine' ? [holder.level] : []));
  if (!fate || engines.length !== 1 || table.persons !== 1) return nothing;
  const level = engines[0] + (fate === 'won' ? 1 : -1);
  if (level < 1 || level > 8) return nothing;
  return html`<button class="button compact" data-level=${level} @click=${() => another(table, level)}>${icons.chip}${t(fate === 'won' ? 'result.harder' : 'result.easier', { level })}</button>`;
}

/** Pieces of the winner rain down, for whoever saw the last move. @param {Table} table */
function cheer(table) {
  const seat = table.seats.find(({ seat }) => table.you?.seats.includes(seat));
  const piece = table.play?.scene.pieces.find(({ camp }) => seat?.camps.includes(camp) || camp === seat?.side) ?? table.play?.scene.pieces[0];
  if (!piece) return nothing;
  return html`<span class="cheer" aria-hidden="true">${Array.from({ length: CHEERS }, () => html`<cof-piece mode=${colours()} theme=${table.info?.game ?? ''} camp=${piece.camp} kind=${piece.kind}></cof-piece>`)}</span>`;
}

/** @param {Table} table @param {import('./actions.js').Do} act @param {boolean} [witnessed] whether the reader saw it end */
export function result(table, act, witnessed = false) {
  const play = table.play;
  if (play?.status.state !== 'over') return nothing;
  const { told, rule } = play.status;
  const fate = fateOf(table);
  const again = play.score.games > play.score.round ? 'result.next' : 'result.again';
  const seat = table.sits && !table.isOneScreen ? `?seat=${table.view}` : '';
  const pairs = table.info?.pairs ?? false;
  const turns = numberAt(play.moves, play.moves.length, pairs);
  return html`<section class="sheet result ${fate}" aria-labelledby="result">
    ${fate === 'won' && witnessed ? cheer(table) : nothing}
    <div class="said">
      <h2 id="result">${fate ? t(`result.${fate}`) : told}</h2>
      <p>${fate ? html`${told} ` : nothing}${rule ? ruleLink(table.info?.game ?? '', rule) : nothing}</p>
      <p class="small soft facts">${turns ? t('result.turns', { n: turns }) : nothing} ${taken(table)}</p>
      ${score(table)} ${fate && play.moves.length ? html`<cof-turning .place=${table.place} .game=${play.id} .moves=${play.moves} .pairs=${pairs} .seat=${table.view}></cof-turning>` : nothing}
    </div>
    <div class="row">
      ${table.may('next_game') ? html`<button class="button primary compact" @click=${() => act({ do: 'offer', offer: { kind: 'next_game' } })}>${icons.again}${t(again)}</button>` : nothing}
      ${ladder(table, fate)}
      ${play.moves.length ? html`<a class="button compact" href="${table.place.gamePath(play.id)}${seat}">${icons.eye}${t('result.review')}</a>` : nothing}
    </div>
  </section>`;
}
