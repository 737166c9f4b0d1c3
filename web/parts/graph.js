// Graph: how a game stood at every move, as an engine saw it. What is proven reaches the edge; what is estimated never does.

import { html, nothing, svg } from '../vendor/lit.js';
import { t } from '../app/words.js';

/** @typedef {import('../types/wire.js').Review} Review */
/** @typedef {import('../types/wire.js').History} History */
/** @typedef {import('../types/wire.js').Value} Value */

const WIDTH = 320;
const HEIGHT = 96;
/** An estimate of so many hundredths of a piece is half way to the edge. */
const HALF = 250;
/** Estimates stay below this. */
const MOST = 0.9;

/** A value between -1 and 1. @param {Value} value */
function height(value) {
  if (value.kind === 'win') return 1;
  if (value.kind === 'loss') return -1;
  if (value.kind === 'draw') return 0;
  return MOST * (value.centi / (Math.abs(value.centi) + HALF));
}

/** The lines to draw: one for two sides, seen from one of them, otherwise one for each. @param {Review} review @param {number} seat */
function lines(review, seat) {
  const sides = [...new Set(review.moves.map((move) => move.side))].sort((a, b) => firstSeat(review, a) - firstSeat(review, b));
  const point = (/** @type {Review['moves'][number]} */ move, /** @type {number} */ sign) => ({ at: move.number - 1, value: sign * height(move.before), proven: move.before.kind !== 'estimated' });
  const own = review.moves.find((move) => move.seat === seat)?.side ?? sides[0];
  if (sides.length === 2) return [{ side: own, points: review.moves.map((move) => point(move, move.side === own ? 1 : -1)) }];
  return sides.map((side) => ({ side, points: review.moves.filter((move) => move.side === side).map((move) => point(move, 1)) }));
}

/** @param {Review} review @param {string} side */
function firstSeat(review, side) {
  return Math.min(...review.moves.filter((move) => move.side === side).map((move) => move.seat));
}

/** @param {History} game @param {Review} review @param {number} at @param {number} seat from whose seat it is seen @param {(moment: number) => void} go */
export function graph(game, review, at, seat, go) {
  const all = lines(review, seat);
  const count = Math.max(1, game.moves.length);
  const x = (/** @type {number} */ moment) => (moment / count) * WIDTH;
  const y = (/** @type {number} */ value) => HEIGHT / 2 - (value * (HEIGHT - 8)) / 2;
  const path = (/** @type {{ at: number, value: number }[]} */ points) => points.map((point, index) => `${index ? 'L' : 'M'}${x(point.at).toFixed(1)} ${y(point.value).toFixed(1)}`).join('');
  const click = (/** @type {MouseEvent} */ event) => {
    const box = /** @type {Element} */ (event.currentTarget).getBoundingClientRect();
    go(Math.round(((event.clientX - box.left) / box.width) * count));
  };
  const [only] = all;
  const best = game.seats[(all.length === 1 && seat ? seat : firstSeat(review, only?.side ?? '')) - 1] ?? '';
  return html`<figure class="graph">
    <svg viewBox="0 0 ${WIDTH} ${HEIGHT}" preserveAspectRatio="none" role="img" aria-label=${t('graph.label', { n: game.moves.length })} @click=${click}>
      ${all.length === 1 ? svg`<path class="area" d="${path(only.points)}L${x(only.points[only.points.length - 1]?.at ?? 0)} ${HEIGHT / 2}L0 ${HEIGHT / 2}Z"></path>` : nothing}
      <line class="zero" x1="0" x2=${WIDTH} y1=${HEIGHT / 2} y2=${HEIGHT / 2}></line>
      ${all.map((line, index) => svg`<path class="line line-${index + 1}" d=${path(line.points)}></path>`)}
      ${all.map((line) => line.points.filter((point) => point.proven).map((point) => svg`<circle class="proven" cx=${x(point.at)} cy=${y(point.value)} r="2.2"></circle>`))}
      ${review.turning_points.map((number) => svg`<line class="turning" x1=${x(number - 1)} x2=${x(number - 1)} y1="0" y2=${HEIGHT}></line>`)}
      <line class="now" x1=${x(at)} x2=${x(at)} y1="0" y2=${HEIGHT}></line>
    </svg>
    <figcaption class="small soft">${all.length === 1 ? t('graph.up', { seat: best }) : t('graph.each')} ${t('graph.proven')}</figcaption>
  </figure>`;
}
