// Effects: a story is shown event by event and always ends in the scene the server told.

import assert from 'node:assert/strict';
import test from 'node:test';
import { acts } from '../board/effects.js';
import { picture, whole } from '../board/scene.js';
import { fixtures, theme } from './fixtures.js';

const piece = (/** @type {string} */ site, camp = 'brown', kind = 'man') => ({ site, camp, kind, glyph: 'm', name: '' });
const scene = (/** @type {ReturnType<typeof piece>[]} */ ...pieces) => ({ pieces, marks: [], reserves: [], words: [], out: [] });
const event = (/** @type {string} */ kind, /** @type {string[]} */ sites, camps = ['brown']) => ({ kind, sites, camps, cause: [], rule: 'T-1', caption: '' });
/** @param {Record<string, object>} events */
const plain = (events) => /** @type {any} */ ({ facts: { events }, way: (/** @type {string} */ kind) => events[kind] ?? {} });

test('a carried piece is the same piece at its end, and a captured one is gone', () => {
  const before = picture(scene(piece('a1'), piece('b2', 'ivory')));
  const story = { deed: [event('jump', ['a1', 'c3'])], caused: [event('capture', ['b2'], ['ivory'])] };
  const shown = acts(story, before, scene(piece('c3')), plain({ jump: { effect: 'carry' }, capture: { effect: 'take' } }));
  assert.equal(shown.length, 2);
  assert.equal(shown[0].after.pieces.get('c3')?.id, before.pieces.get('a1')?.id);
  assert.ok(shown[0].after.pieces.has('b2') && !shown[1].after.pieces.has('b2'));
  assert.ok(shown[0].deed && !shown[1].deed);
});

test('a deed over several places is a journey though nobody said so', () => {
  const shown = acts({ deed: [event('walk', ['a1', 'b1'])], caused: [] }, picture(scene(piece('a1'))), scene(piece('b1')), plain({}));
  assert.equal(shown[0].way.effect, 'carry');
});

test('a piece that changes camp or kind stays the same thing', () => {
  const before = picture(scene(piece('a1')));
  const turned = acts({ deed: [], caused: [event('turns', ['a1'], ['brown', 'ivory'])] }, before, scene(piece('a1', 'ivory')), plain({ turns: { effect: 'turn' } }));
  assert.equal(turned[0].after.pieces.get('a1')?.camp, 'ivory');
  assert.equal(turned[0].after.pieces.get('a1')?.id, before.pieces.get('a1')?.id);
  const crowned = acts({ deed: [], caused: [event('crowns', ['a1'])] }, before, scene(piece('a1', 'brown', 'king')), plain({ crowns: { effect: 'crown' } }));
  assert.equal(crowned[0].after.pieces.get('a1')?.kind, 'king');
});

test('what is pushed goes before what pushes it', () => {
  const before = picture(scene(piece('a1'), piece('b1', '', 'red')));
  const story = { deed: [event('walk', ['a1', 'b1'])], caused: [event('push', ['b1', 'c1'], [''])] };
  const shown = acts(story, before, scene(piece('b1'), piece('c1', '', 'red')), plain({ walk: { effect: 'carry' }, push: { effect: 'carry' } }));
  assert.equal(shown[1].after.pieces.get('c1')?.id, before.pieces.get('b1')?.id);
  assert.equal(shown[1].after.pieces.get('b1')?.id, before.pieces.get('a1')?.id);
});

for (const [name, fixture] of Object.entries(fixtures).filter(([, fixture]) => fixture.played?.length)) {
  test(`${name}: every story ends in its scene, and the theme knows its events`, () => {
    const looks = theme(fixture.game);
    let at = fixture.scene;
    for (const { story, after } of fixture.played) {
      for (const { kind } of [...story.deed, ...story.caused]) assert.ok(looks.facts.events?.[kind], `theme.json does not know '${kind}'`);
      const end = whole(at, after);
      const shown = acts(story, picture(at), end, /** @type {any} */ (looks));
      const seen = [...(shown.at(-1)?.after.pieces ?? [])].map(([site, { camp, kind }]) => `${site} ${camp} ${kind}`).sort();
      assert.deepEqual(seen, end.pieces.map((/** @type {any} */ each) => `${each.site} ${each.camp} ${each.kind}`).sort());
      at = end;
    }
  });
}
