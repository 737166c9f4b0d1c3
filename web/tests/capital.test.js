// Capital: sentences begin with one, places of the board keep their letters.

import assert from 'node:assert/strict';
import test from 'node:test';
import { capital } from '../app/capital.js';

test('a sentence begins with a capital, a place does not', () => {
  assert.equal(capital('the game is over', 'en'), 'The game is over');
  assert.equal(capital('à vous', 'fr'), 'À vous');
  assert.equal(capital('c4 has no tile', 'en'), 'c4 has no tile');
  assert.equal(capital('k11 è occupato', 'it'), 'k11 è occupato');
  assert.equal(capital('', 'en'), '');
});
