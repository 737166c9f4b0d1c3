// Sets: other materials change colours only, and every piece stays as easy to see on its board and beside the other pieces.

import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import test from 'node:test';

const ROOMS = new URL('../../rooms/', import.meta.url);
/** What must be told apart: piece from ground, piece from piece. @type {Record<string, [string, string][]>} */
const APART = {
  dames: [['d-ivory-b', 'd-dark-b'], ['d-brown-b', 'd-dark-b'], ['d-ivory-b', 'd-brown-b'], ['d-light-b', 'd-dark-b']],
  marelle: [['m-ivory-stone-2', 'm-brown-stone-2'], ['m-ivory-stone-2', 'm-plank-b'], ['m-brown-stone-2', 'm-plank-b'], ['lines', 'm-plank-b']],
  madamx: [['x-pearl-2', 'x-garnet-2'], ['x-pearl-2', 'x-slate-b'], ['x-slate-b', 'x-bed-b']],
  expion: [['e-glass-natural-2', 'e-pit-b'], ['e-glass-blue-3', 'e-plate-b'], ['e-glass-brown-3', 'e-plate-b'], ['e-glass-green-3', 'e-plate-b'], ['e-glass-red-3', 'e-plate-b']],
  mamba: [['b-skin-a-2', 'b-ground-b'], ['b-skin-b-2', 'b-ground-b'], ['b-skin-d-2', 'b-ground-b'], ['b-skin-a-3', 'b-skin-c-2'], ['b-skin-b-3', 'b-skin-c-2']],
};
/** Less than this of the first set's contrast is less. Above the second number more is of no use. */
const SHARE = 0.75;
const ENOUGH = 3;

const read = (/** @type {string} */ room, /** @type {string} */ file) => readFileSync(new URL(`${room}/assets/${file}`, ROOMS), 'utf8');

/** The rules of a set, by class. @param {string} css @param {string} set */
function rules(css, set) {
  const found = new Map();
  const plain = css.replaceAll(/\/\*.*?\*\//gs, '');
  const take = (/** @type {string} */ block) => {
    for (const [, selector, body] of block.matchAll(/\.([\w-]+)\s*\{([^}]*)\}/g)) {
      for (const [, property, value] of body.matchAll(/([\w-]+):\s*([^;]+);/g)) found.set(`${selector} ${property}`, value.trim());
    }
  };
  take(plain.replaceAll(/@(layer|media)[^{]*\{(?:[^{}]*\{[^}]*\})*\s*\}/g, ''));
  const layer = plain.match(new RegExp(`@layer ${set} \\{((?:[^{}]*\\{[^}]*\\})*)\\s*\\}`));
  if (layer) take(layer[1]);
  return { found, layer: layer?.[1] };
}

/** @param {string} colour @param {number} scheme 0 for light, 1 for dark */
function luminance(colour, scheme) {
  const both = colour.match(/light-dark\(([^,]+),\s*([^)]+)\)/);
  const hex = (both ? both[scheme + 1] : colour).trim().slice(1);
  const full = hex.length === 3 ? [...hex].map((digit) => digit + digit).join('') : hex;
  const [r, g, b] = [0, 2, 4].map((at) => Number.parseInt(full.slice(at, at + 2), 16) / 255).map((v) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** @param {string} room @param {string} set @param {string} name */
function colourOf(room, set, name) {
  const { found } = rules(read(room, 'theme.css'), set);
  const own = found.get(`${name} stop-color`) ?? found.get(`${name} fill`) ?? found.get(`${name} stroke`);
  const drawn = read(room, 'theme.svg').match(new RegExp(`class="${name}"[^>]*stop-color="([^"]+)"`));
  const colour = own ?? drawn?.[1];
  assert.ok(colour, `${room}: nothing is called ${name}`);
  return colour;
}

/** @param {string} room @param {string} set @param {[string, string]} pair @param {number} scheme */
function contrast(room, set, pair, scheme) {
  const [a, b] = pair.map((name) => luminance(colourOf(room, set, name), scheme)).sort((x, y) => y - x);
  return (a + 0.05) / (b + 0.05);
}

for (const room of readdirSync(ROOMS).filter((name) => name in APART)) {
  const { sets } = JSON.parse(read(room, 'theme.json'));
  test(`${room} has three sets, named in three languages`, () => {
    assert.equal(Object.keys(sets)[0], 'first');
    assert.equal(Object.keys(sets).length, 3);
    for (const names of Object.values(sets)) assert.deepEqual(Object.keys(names), ['en', 'fr', 'it']);
  });
  for (const set of Object.keys(sets).slice(1)) {
    test(`${room}, ${set}: shapes stay, and so does what tells pieces apart`, () => {
      const { layer } = rules(read(room, 'theme.css'), set);
      assert.ok(layer, 'its colours stand in a layer of its name');
      const allowed = /^(--[\w-]+|fill|stroke|stop-color|(fill-|stroke-)?opacity|stroke-dasharray)$/;
      for (const [, property] of layer.matchAll(/[{;]\s*([\w-]+):/g)) assert.match(property, allowed);
      for (const pair of APART[room]) {
        for (const scheme of [0, 1]) {
          const [first, here] = [contrast(room, 'first', pair, scheme), contrast(room, set, pair, scheme)];
          assert.ok(here >= Math.min(ENOUGH, SHARE * first), `${pair.join(' on ')}: ${here.toFixed(2)}, and ${first.toFixed(2)} in the first set`);
        }
      }
    });
  }
}
