// Acts: playing one event on the board. Which things move, come, go or change is read from the pictures before and after.

import { band } from './lights.js';
import { el, moved, translate, use } from './svg.js';

/** @typedef {import('./face.js').Face} Face */
/** @typedef {import('./effects.js').Act} Act */
/** @typedef {import('./scene.js').Picture} Picture */
/** @typedef {import('./scene.js').Thing} Thing */
/** @typedef {import('./things.js').Token} Token */
/** @typedef {import('./track.js').Track} Track */

const SMOOTH = 'cubic-bezier(.35,.02,.25,1)';

/** Where every thing is. @param {Picture} picture */
function places(picture) {
  /** @type {Map<number, { thing: Thing, site: string }>} */
  const all = new Map();
  for (const layer of [picture.tiles, picture.under, picture.pieces]) {
    for (const [site, thing] of layer) all.set(thing.id, { thing, site });
  }
  return all;
}

/**
 * Plays an event and leaves the board as it is afterwards.
 * @param {Face} face @param {Act} act @param {Track} track @param {{ settled: number | null, pace: number }} how
 * settled: the thing that a hand has already carried there; pace: how long one waits, less in a long story and not at all where
 * nothing follows.
 */
export async function enact(face, act, track, { settled, pace }) {
  const { happening, way, deed } = act;
  const cause = happening.cause ?? [];
  const spots = deed ? [] : happening.sites.map((site) => face.geometry.at(site)).filter((spot) => spot !== undefined);
  face.causes.replaceChildren(...cause.map(({ sites, camp }) => band(face.geometry, sites, camp)));
  face.affected.replaceChildren(...spots.map(({ x, y }) => el('circle', { cx: x, cy: y, r: 46 })));
  if (cause.length) await track.hold(face.svg, 340 * pace);
  const sound = way.sound ?? (deed ? 'put' : '');
  // What lands is heard when it lands.
  const lands = way.effect === 'carry' || way.effect === 'shift' || way.effect === 'put';
  if (!lands) face.sound(sound);
  const [was, is] = [places(act.before), places(act.after)];
  /** @type {Promise<void>[]} */
  const all = [];
  for (const [id, { thing, site }] of is) {
    const old = was.get(id);
    if (!old) all.push(come(face, thing, site, act, track));
    else {
      if (old.site !== site && id !== settled) all.push(travel(face, face.things.put(old.thing, old.site), path(act, old.site, site), Boolean(way.hop), track));
      if (old.thing.camp !== thing.camp || old.thing.kind !== thing.kind) all.push((way.effect === 'crown' ? crown : change)(face, face.things.put(old.thing, old.site), thing, track));
    }
  }
  for (const [id, { thing, site }] of was) {
    if (!is.has(id)) all.push(leave(face, face.things.put(thing, site), track));
  }
  if (!all.length && !deed) all.push(track.run(face.affected, [{ opacity: 0.2 }, { opacity: 1 }], { duration: 280 }));
  await Promise.all(all);
  if (track.over) return;
  if (lands) face.sound(sound);
  face.things.show(act.after);
  await track.hold(face.svg, (way.hold ?? (deed ? 90 : 420)) * pace);
}

/** The way a thing takes. @param {Act} act @param {string} from @param {string} to */
function path({ happening, way }, from, to) {
  const { sites } = happening;
  if (way.effect !== 'carry' && way.effect !== 'shift') return [from, to];
  if (sites[0] === from && sites[sites.length - 1] === to) return sites;
  return sites[0] === to && sites[sites.length - 1] === from ? [...sites].reverse() : [from, to];
}

/** @param {Face} face @param {Token} token @param {string[]} sites @param {boolean} hop @param {Track} track */
async function travel(face, token, sites, hop, track) {
  const spots = sites.map((site) => face.geometry.at(site)).filter((spot) => spot !== undefined);
  const end = spots[spots.length - 1];
  if (spots.length < 2) return;
  if (track.still) {
    await track.run(token.body, [{ opacity: 1 }, { opacity: 0 }], { duration: 110 });
    face.things.stand(token, sites[sites.length - 1]);
    await track.run(token.body, [{ opacity: 0 }, { opacity: 1 }], { duration: 110 });
    return;
  }
  face.things.raise(token);
  const legs = spots.slice(1).map((spot, at) => Math.hypot(spot.x - spots[at].x, spot.y - spots[at].y) / 100);
  const times = legs.map((leg) => Math.min(480, 150 + 75 * leg));
  const duration = times.reduce((sum, time) => sum + time, 0);
  let passed = 0;
  /** @type {Keyframe[]} */
  const journey = [{ transform: moved(spots[0]), offset: 0, easing: SMOOTH }];
  /** @type {Keyframe[]} */
  const lifting = [{ transform: 'scale(1)', offset: 0, easing: 'ease-out' }];
  const height = hop ? 1.26 : 1.08;
  for (const [at, time] of times.entries()) {
    lifting.push({ transform: `scale(${height})`, offset: (passed + time / 2) / duration, easing: 'ease-in' });
    passed += time;
    const offset = Math.min(1, passed / duration);
    journey.push({ transform: moved(spots[at + 1]), offset, easing: SMOOTH });
    lifting.push({ transform: at + 1 < times.length && !hop ? 'scale(1.08)' : 'scale(1)', offset, easing: 'ease-out' });
  }
  void track.run(token.body, lifting, { duration });
  await track.run(token.node, journey, { duration });
  if (!track.over) token.node.setAttribute('transform', translate(end));
}

/** A thing that was not there comes. @param {Face} face @param {Thing} thing @param {string} site @param {Act} act @param {Track} track */
async function come(face, thing, site, { happening, way }, track) {
  const token = face.things.put(thing, site);
  const spot = face.geometry.at(site);
  const origin = face.geometry.at(happening.sites[0]);
  if (track.still || !spot) return track.run(token.body, [{ opacity: 0 }, { opacity: 1 }], { duration: 200 });
  if (way.effect === 'bear' && origin && origin !== spot) {
    const mother = [...face.things.tokens.values()].find((other) => other.site === origin.text && other !== token);
    if (mother) void track.run(mother.body, [{ transform: 'scale(1)' }, { transform: 'scale(1.18)' }, { transform: 'scale(1)' }], { duration: 420, easing: 'ease-in-out' });
    const from = { transform: `translate(${origin.x - spot.x}px, ${origin.y - spot.y}px) scale(.3)`, opacity: 0.4 };
    return track.run(token.body, [from, { transform: 'translate(0, 0) scale(1)', opacity: 1 }], { duration: 460, easing: 'cubic-bezier(.3,.1,.2,1.25)' });
  }
  return track.run(token.body, [{ transform: 'scale(1.5)', opacity: 0 }, { transform: 'scale(1)', opacity: 1 }], { duration: 260, easing: 'cubic-bezier(.4,0,.6,1)' });
}

/** A thing goes for good. @param {Face} face @param {Token} token @param {Track} track */
async function leave(face, token, track) {
  const small = track.still ? 'scale(1)' : 'scale(.35)';
  const swell = track.still ? 'scale(1)' : 'scale(1.1)';
  await track.run(token.body, [{ transform: 'scale(1)', opacity: 1 }, { transform: swell, opacity: 1, offset: 0.25 }, { transform: small, opacity: 0 }], { duration: 340, easing: 'ease-in' });
  if (track.over) return;
  face.things.tokens.delete(token.thing.id);
  token.node.remove();
}

/**
 * A thing is crowned: another of its camp, which had been taken, comes from beside the board and is put on it.
 * @param {Face} face @param {Token} token @param {Thing} thing @param {Track} track
 */
async function crown(face, token, thing, track) {
  const { camp, kind } = token.thing;
  const spot = face.geometry.at(token.site);
  const from = face.beside(camp);
  // Where none was taken yet, the thing only turns over.
  if (track.still || !spot || !from) return change(face, token, thing, track);
  const second = el('g', { class: `thing piece camp-${camp} crowns` }, use(face.theme.piece(camp, kind)));
  face.things.flight.append(second);
  const top = { x: spot.x, y: spot.y - 9 };
  await track.run(second, [{ transform: moved(from) }, { transform: `${moved({ x: top.x, y: top.y - 26 })} scale(1.12)`, offset: 0.8 }, { transform: moved(top) }], { duration: 760, easing: SMOOTH });
  second.remove();
  if (track.over) return;
  face.things.become(token, thing);
  await track.run(token.body, [{ transform: 'scale(1.12)' }, { transform: 'scale(1)' }], { duration: 200, easing: 'ease-out' });
}

/** A thing becomes another: it turns over. @param {Face} face @param {Token} token @param {Thing} thing @param {Track} track */
async function change(face, token, thing, track) {
  const edge = track.still ? [{ opacity: 1 }, { opacity: 0 }] : [{ transform: 'scale(1, 1)' }, { transform: 'scale(.04, 1.12)' }];
  await track.run(token.body, edge, { duration: 170, easing: 'ease-in' });
  if (track.over) return;
  face.things.become(token, thing);
  await track.run(token.body, [...edge].reverse(), { duration: 200, easing: 'ease-out' });
}
