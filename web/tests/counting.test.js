// Counting: a number for every turn, or one for a turn of each side.

import assert from 'node:assert/strict';
import test from 'node:test';
import { numberAt, rows } from '../parts/counting.js';

const game = (/** @type {[turn: number, seat: number, text: string][]} */ ...moves) =>
  moves.map(([turn, seat, text], index) => ({ number: index + 1, turn, seat, text, told: '' }));
const texts = (/** @type {ReturnType<typeof game>[][]} */ found) => found.map((row) => row.map((turn) => turn.map(({ text }) => text)));

test('a turn of several steps has one number', () => {
  const moves = game([1, 1, 'a'], [1, 1, 'b'], [2, 2, 'c']);
  assert.deepEqual(texts(rows(moves, false)), [[['a', 'b']], [['c']]]);
  assert.deepEqual([0, 1, 2, 3].map((at) => numberAt(moves, at, false)), [0, 1, 1, 2]);
});

test('draughts players number two turns together', () => {
  const moves = game([1, 1, '32-28'], [2, 2, '19-23'], [3, 1, '28x19']);
  assert.deepEqual(texts(rows(moves, true)), [[['32-28'], ['19-23']], [['28x19']]]);
  assert.deepEqual([1, 2, 3].map((at) => numberAt(moves, at, true)), [1, 1, 2]);
});

test('a game that the second player begins leaves the first place empty', () => {
  const moves = game([1, 2, '19-23'], [2, 1, '32-28']);
  assert.deepEqual(texts(rows(moves, true)), [[[], ['19-23']], [['32-28']]]);
  assert.deepEqual([1, 2].map((at) => numberAt(moves, at, true)), [1, 2]);
});
