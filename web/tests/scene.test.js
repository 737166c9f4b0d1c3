// Scene: what stands on the board, told whole or by what changed, and which thing is the same as before.

import assert from 'node:assert/strict';
import test from 'node:test';
import { changed, picture, whole } from '../board/scene.js';

const piece = (/** @type {string} */ site, camp = 'brown', kind = 'man') => ({ site, camp, kind, glyph: 'm', name: `${camp} ${kind}` });
const scene = (/** @type {ReturnType<typeof piece>[]} */ ...pieces) => ({ pieces, marks: [], reserves: [], words: [], out: [] });

test('a change takes away, puts and keeps', () => {
  const before = scene(piece('a1'), piece('b2'), piece('c3', 'ivory'));
  const after = changed(before, { ...scene(piece('d4')), gone: ['a1'] });
  assert.deepEqual(after.pieces.map((each) => each.site).sort(), ['b2', 'c3', 'd4']);
  assert.ok(!('gone' in after));
  assert.equal(before.pieces.length, 3, 'the earlier scene stays as it was');
});

test('a change replaces what stands on a place', () => {
  const after = changed(scene(piece('a1')), { ...scene(piece('a1', 'ivory')), gone: [] });
  assert.deepEqual(after.pieces.map((each) => each.camp), ['ivory']);
});

test('a scene that was told whole needs no earlier one', () => {
  const told = scene(piece('a1'));
  assert.equal(whole(null, told), told);
});

test('things that stand where they stood are the same things', () => {
  const first = picture(scene(piece('a1'), piece('b2')));
  const second = picture(scene(piece('a1'), piece('b2', 'brown', 'king')), first);
  assert.equal(second.pieces.get('a1')?.id, first.pieces.get('a1')?.id);
  assert.notEqual(second.pieces.get('b2')?.id, first.pieces.get('b2')?.id);
});

test('tiles are things too', () => {
  const tiles = { ...scene(), marks: [{ site: 'a1', kind: 'tile' }, { site: 'b2', kind: 'offered' }] };
  const first = picture(tiles);
  assert.deepEqual([...first.tiles.keys()], ['a1']);
  assert.equal(picture(tiles, first).tiles.get('a1')?.id, first.tiles.get('a1')?.id);
});
