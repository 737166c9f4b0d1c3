// Counting: how players number what was played. It draws nothing.

/** @typedef {import('../types/wire.js').Move} Move */

/** Moves of the same turn. @param {Move[]} moves @returns {Move[][]} */
function byTurns(moves) {
  /** @type {Move[][]} */
  const turns = [];
  for (const move of moves) {
    const last = turns[turns.length - 1];
    if (last && last[0].turn === move.turn) last.push(move);
    else turns.push([move]);
  }
  return turns;
}

/**
 * How players number a turn: every turn, or one of each side together. A game may have begun with the second of the two.
 * @param {Move[]} moves @param {number} at how many moves there are up to it @param {boolean} pairs
 */
export function numberAt(moves, at, pairs) {
  const turn = moves[at - 1]?.turn ?? 0;
  return pairs ? Math.ceil((turn + late(moves)) / 2) : turn;
}

/** Whether the second of two had the first turn. @param {Move[]} moves @returns {0 | 1} */
function late(moves) {
  return moves[0]?.turn && moves[0].seat === 2 ? 1 : 0;
}

/** The rows of the list: turns, or pairs of turns. @param {Move[]} moves @param {boolean} pairs @returns {Move[][][]} */
export function rows(moves, pairs) {
  const turns = byTurns(moves);
  if (!pairs) return turns.map((turn) => [turn]);
  /** @type {Move[][][]} */
  const found = [];
  for (const turn of turns) {
    const second = turn[0].turn > 0 && (turn[0].turn + late(moves)) % 2 === 0;
    const row = found.at(-1);
    if (second && row?.length === 1) row.push(turn);
    else found.push(second ? [[], turn] : [turn]);
  }
  return found;
}
