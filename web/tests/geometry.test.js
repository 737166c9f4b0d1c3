// Geometry: places are where they are seen, however the board is turned.

import assert from 'node:assert/strict';
import test from 'node:test';
import { CELL, Geometry } from '../board/geometry.js';
import { fixtures } from './fixtures.js';

/** A hexagon with three places along each edge: rows are less than a cell apart and stand between each other's columns. */
const hexagons = [3, 4, 5, 4, 3].flatMap((places, row) =>
  Array.from({ length: places }, (_, place) => ({
    text: `${'abcde'[row]}${place + 1}`,
    name: '',
    x: (5 - places) / 2 + place,
    y: row * 0.87,
    near: [],
    ground: 'plain',
  })),
);

/** @type {[string, { layout: import('../types/wire.js').Layout }][]} */
const boards = Object.entries(fixtures).filter(([name]) => name.endsWith('-start') || name === 'figure-place');
boards.push(['hexagons', { layout: { look: 'hollows', width: 5, height: 4.48, sites: hexagons, lines: [], buttons: [], quarter_turns: [0, 2] } }]);

for (const [name, { layout }] of boards) {
  test(`${name}: every place is found under its own middle, in every turn`, () => {
    for (const turns of [0, 1, 2, 3]) {
      const seen = new Geometry(layout, turns, 50);
      for (const spot of seen.spots.values()) assert.equal(seen.under(spot.x, spot.y)?.text, spot.text);
      assert.equal(seen.under(-CELL, -CELL), undefined);
      assert.equal(seen.spots.size, layout.sites.length);
    }
  });

  test(`${name}: four quarter turns lead back, two turn it round`, () => {
    const [straight, round, again] = [0, 2, 4].map((turns) => new Geometry(layout, turns, 50));
    for (const { text } of layout.sites) {
      const [a, b, c] = [straight, round, again].map((seen) => seen.at(text));
      assert.deepEqual([a?.x, a?.y], [c?.x, c?.y]);
      assert.ok(Math.abs((a?.x ?? 0) + (b?.x ?? 0) - straight.width) <= 1);
      assert.ok(Math.abs((a?.y ?? 0) + (b?.y ?? 0) - straight.height) <= 1);
    }
  });

  test(`${name}: by arrow keys every place can be reached from every other`, () => {
    const seen = new Geometry(layout, 0, 50);
    const [first] = seen.spots.values();
    const reached = new Set([first]);
    const walk = [first];
    for (let from = walk.pop(); from; from = walk.pop()) {
      for (const direction of /** @type {const} */ (['up', 'down', 'left', 'right'])) {
        const to = seen.next(from, direction);
        if (to && !reached.has(to)) {
          reached.add(to);
          walk.push(to);
        }
      }
    }
    assert.equal(reached.size, seen.spots.size);
  });
}

test('where room is scarce the frame is cut, the places stay where they are, and names still fit', () => {
  for (const [, { layout }] of boards) {
    const [whole, snug] = [new Geometry(layout, 0, 54), new Geometry(layout, 0, 54, true)];
    assert.ok(snug.view.width < whole.view.width);
    for (const [text, { x, y }] of whole.spots) assert.deepEqual([x, y], [snug.at(text)?.x, snug.at(text)?.y]);
    for (const { x, y } of snug.labels()) assert.ok(x > snug.view.x && y < snug.view.y + snug.view.height);
    for (const { x } of snug.spots.values()) assert.ok(x - CELL / 2 >= snug.view.x);
  }
});
