// Touches: steps are entered along the tree, and nothing is entered that the tree does not hold.

import assert from 'node:assert/strict';
import test from 'node:test';
import { Touches } from '../board/touches.js';
import { fixtures } from './fixtures.js';

const tree = () => ({
  next: {
    a1: { next: { b2: { step: 'a1-b2' }, c3: { step: 'a1-c3', next: { d4: { step: 'a1-c3-d4' } } } } },
    e5: { next: { f6: { step: 'e5-f6' } } },
    pass: { step: 'pass' },
  },
});

/** @param {string | null} [bound] */
function begun(bound = null) {
  const touches = new Touches();
  touches.reset(tree(), bound);
  return touches;
}

test('touches lead on until a step is complete', () => {
  const touches = begun();
  assert.deepEqual(touches.next, ['a1', 'e5', 'pass']);
  assert.equal(touches.touch('a1'), 'on');
  assert.equal(touches.leadsOn('c3'), true);
  assert.equal(touches.leadsOn('b2'), false);
  assert.equal(touches.touch('b2'), 'done');
  assert.equal(touches.complete, 'a1-b2');
});

test('a touch that completes a step by itself is done at once', () => {
  assert.equal(begun().touch('pass'), 'done');
});

test('a step that could go on is completed by a second touch of its end, or goes on', () => {
  const touches = begun();
  touches.touch('a1');
  assert.equal(touches.touch('c3'), 'on');
  assert.equal(touches.complete, 'a1-c3');
  assert.equal(touches.touch('c3'), 'done');
  const other = begun();
  ['a1', 'c3'].forEach((touch) => other.touch(touch));
  assert.equal(other.touch('d4'), 'done');
  assert.equal(other.complete, 'a1-c3-d4');
});

test('another beginning may be chosen, the first one put back, and anything else is refused', () => {
  const touches = begun();
  touches.touch('a1');
  assert.equal(touches.touch('e5'), 'changed');
  assert.deepEqual(touches.touched, ['e5']);
  assert.equal(touches.touch('e5'), 'back');
  assert.deepEqual(touches.touched, []);
  assert.equal(touches.touch('h8'), 'no');
});

test('whoever is bound to a piece begins with it and chooses no other', () => {
  const touches = begun('a1');
  assert.deepEqual(touches.touched, ['a1']);
  assert.equal(touches.entered, false);
  assert.deepEqual(touches.others, []);
  assert.equal(touches.touch('e5'), 'no');
  touches.touch('c3');
  touches.clear();
  assert.deepEqual(touches.touched, ['a1']);
});

test('nothing is taken while a step is on its way, and without a tree nothing at all', () => {
  const touches = begun();
  touches.waiting = true;
  assert.equal(touches.touch('a1'), 'idle');
  touches.reset(null, null);
  assert.equal(touches.touch('a1'), 'idle');
});

test('a tree that was cut goes on where it is hung in', () => {
  const touches = new Touches();
  touches.reset({ next: { a1: { more: true } } }, null);
  assert.equal(touches.touch('a1'), 'on');
  assert.equal(touches.more, true);
  touches.extend(['a1'], { next: { b2: { step: 'a1-b2' } } });
  assert.equal(touches.more, false);
  assert.equal(touches.touch('b2'), 'done');
});

for (const [name, { tree: sent }] of Object.entries(fixtures).filter(([, fixture]) => fixture.tree)) {
  test(`${name}: every step of the tree can be entered by the touches that spell it`, () => {
    const steps = new Set();
    const collect = (/** @type {import('../types/wire.js').TouchNode} */ node) => {
      if (node.step) steps.add(node.step);
      Object.values(node.next ?? {}).forEach(collect);
    };
    collect(sent);
    const touches = new Touches();
    touches.reset(sent, null);
    const ways = touches.waysOf([...steps]);
    assert.equal(ways.length, steps.size);
    for (const way of ways) {
      touches.clear();
      const outcomes = way.map((touch) => touches.touch(touch));
      assert.ok(outcomes.every((outcome) => outcome === 'on' || outcome === 'done'), `${way}: ${outcomes}`);
      assert.ok(steps.has(touches.complete), String(way));
    }
  });
}
