// View: what is to be lit, ghosted, named and pressed, read from the state of the board. Nothing is drawn here.

import { CELL } from './geometry.js';
import { siteName } from './names.js';
import { el, set, translate, use } from './svg.js';

/** @typedef {import('../types/wire.js').Scene} Scene */
/** @typedef {import('./board.js').Board} Board */
/** @typedef {import('./face.js').Face} Face */
/** @typedef {import('./geometry.js').Spot} Spot */
/** @typedef {import('./lights.js').Light} Light */

/** Marks of the scene that are lights. @type {Set<string>} */
const MARKS = new Set(['offered', 'choice', 'spent', 'disputed']);

/** @param {Board} board @param {Scene} scene @returns {Map<Light, Set<string>>} */
export function lights(board, scene) {
  const { marks, hints, player, hand, still } = board;
  const { touches } = hand;
  /** @type {Map<Light, Set<string>>} */
  const lit = new Map();
  const light = (/** @type {Light} */ kind, /** @type {string} */ site) => {
    const set = lit.get(kind) ?? new Set();
    lit.set(kind, set.add(site));
  };
  if (player.away) return lit;
  for (const site of marks.last ?? []) light('last', site);
  // A way that is shown needs no light where it begins; where to look is told by the spotlight.
  for (const { sites, kind } of marks.arrows ?? []) if (kind === 'hint') light('hint', sites[0]);
  for (const site of marks.goal ?? []) light('hint', site);
  const playable = !still && touches.node !== undefined;
  for (const mark of scene.marks) {
    if (MARKS.has(mark.kind)) light(/** @type {Light} */ (mark.kind), mark.site);
    if (mark.kind === 'open' && !touches.root && !still) light('open', mark.site);
  }
  if (touches.asking) light('selected', touches.asking);
  const { touched } = touches;
  const chosen = touched.filter((touch) => board.face?.geometry.at(touch));
  for (const [at, site] of chosen.entries()) light(at ? 'trail' : 'selected', site);
  const end = chosen.at(-1);
  if (chosen.length > 1 && end) {
    lit.get('trail')?.delete(end);
    light('selected', end);
  }
  if (!playable || !hints) return lit;
  for (const site of touches.able) light('ready', site);
  const beginning = chosen.length === 0;
  for (const site of touches.next) {
    if (touched.includes(site) && site !== touched[0]) light('target', site);
    else if (touched.includes(site)) continue;
    else if (board.picture.pieces.has(site)) light(beginning && touches.leadsOn(site) ? 'source' : 'hit', site);
    else if (!lit.get('offered')?.has(site)) light(lit.has('offered') && remote(board, site) ? 'faint' : 'target', site);
  }
  return lit;
}

/**
 * Whether a place is far from where things are decided: camps do not meet around it, or nobody stands beside it where one plays alone. What
 * is laid there can be touched all the same; it only is less in sight.
 * @param {Board} board @param {string} site
 */
function remote({ face, layout, picture }, site) {
  const here = face?.geometry.at(site);
  if (!face || !here) return false;
  const alone = layout?.quarter_turns.length === 1;
  /** @type {Set<string>} */
  const camps = new Set();
  for (const [other, { camp }] of picture.pieces) {
    const spot = face.geometry.at(other);
    if (spot && Math.max(Math.abs(spot.x - here.x), Math.abs(spot.y - here.y)) <= (alone ? 1 : 2) * CELL) camps.add(camp);
  }
  return camps.size < (alone ? 1 : 2);
}

/** Where to look, until the way itself is shown. @param {Board} board @returns {string[]} */
export function spotlit(board) {
  const { marks, player } = board;
  return player.away || marks.arrows?.length ? [] : (marks.hint ?? []);
}

/** The arrows. @param {Board} board */
export function ways(board) {
  if (board.player.away) return [];
  const events = board.face?.theme.facts.events ?? {};
  // A birth looks like no journey: who follows an arrow must do what it shows.
  const given = (board.marks.arrows ?? []).map(({ sites, kind = 'idea', event = '' }) => ({ sites, kind: String(kind), bears: events[event]?.effect === 'bear' }));
  const plans = [...board.plans].map((plan) => ({ sites: plan.split(' '), kind: 'plan', bears: false }));
  return [...given, ...plans, ...board.hand.instead.map((sites) => ({ sites, kind: 'instead', bears: false }))];
}

/** Draws a half-entered step: the piece that goes is seen where it would be. @param {Board} board @param {Face} face */
export function ghosts(board, face) {
  const { hand, picture, camp } = board;
  const sites = hand.touches.touched.filter((touch) => face.geometry.at(touch));
  const [first] = sites;
  const going = first === undefined ? undefined : picture.pieces.get(first);
  const free = sites.filter((site) => !picture.pieces.has(site)).at(-1);
  const away = going && free && !hand.dropped ? going.id : null;
  for (const [id, token] of face.things.tokens) set(token.node, { 'data-away': id === away });
  const spot = free && !hand.dropped ? face.geometry.at(free) : undefined;
  const lone = !going && first === free && !picture.tiles.has(free ?? '');
  const known = [...picture.pieces.values()].find((piece) => piece.camp === camp);
  const ghost = going ?? (lone && camp ? { camp, kind: known?.kind ?? '' } : undefined);
  if (!spot || !ghost) return face.ghosts.replaceChildren();
  return face.ghosts.replaceChildren(el('g', { transform: translate(spot) }, use(face.theme.piece(ghost.camp, ghost.kind))));
}

/** What places are called. @param {Board} board @param {Scene} scene */
export function names(board, scene) {
  const { hand, picture, words, marks } = board;
  const seen = {
    picture,
    scene,
    look: board.layout?.look ?? '',
    able: new Set(hand.touches.next),
    ready: new Set(hand.touches.node ? hand.touches.able : []),
    touched: hand.touches.touched,
    last: marks.last ?? [],
    words,
  };
  return {
    name: (/** @type {Spot} */ spot) => siteName(spot, seen),
    chosen: (/** @type {Spot} */ spot) => seen.touched.includes(spot.text),
  };
}

/** The buttons that can be pressed now. @param {Board} board @returns {import('./rail.js').Press[]} */
export function presses(board) {
  const { hand, layout, words, player } = board;
  const { touches } = hand;
  if (player.away || !layout) return [];
  const offered = layout.buttons.filter(({ text }) => touches.next.includes(text));
  /** @type {import('./rail.js').Press[]} */
  const all = offered.map(({ text, name }) => ({
    text,
    name,
    primary: Boolean(touches.stepBy(text)),
    enter: Boolean(touches.stepBy(text)) && !touches.entered,
    work: () => void hand.touch(text),
  }));
  if (touches.complete) all.unshift({ text: '', name: words('board.play'), primary: true, enter: true, work: () => hand.confirm() });
  if (touches.entered && touches.touched.length > 1 && touches.node) all.push({ text: 'cancel', name: words('board.cancel'), primary: false, enter: false, icon: '\u2715', work: () => hand.forget() });
  return all;
}

/** What could be done at the place that was touched. @param {Board} board @returns {import('./bubble.js').Answer[]} */
export function answers({ hand, layout, words }) {
  const name = (/** @type {string} */ button) => layout?.buttons.find(({ text }) => text === button)?.name ?? words('board.move');
  return hand.touches.choices(hand.touches.asking).map(({ button }) => ({ text: button, name: name(button), work: () => hand.choose(button) }));
}

/** What a half-entered step waits for: a choice between steps, a piece to take, or whether to go on. @param {Board} board @returns {'' | 'which' | 'take' | 'on'} */
export function asks({ hand, picture, camp, still, player }) {
  const { touches } = hand;
  if (still || player.away || !touches.touched.length || !touches.node) return '';
  if (touches.asking) return 'which';
  if (touches.complete) return touches.next.length ? 'on' : '';
  const { next } = touches;
  const foe = (/** @type {string} */ site) => ![undefined, camp].includes(picture.pieces.get(site)?.camp);
  return next.length && next.every(foe) ? 'take' : '';
}
