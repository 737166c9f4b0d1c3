// Whether the module behaves as the native program: the rooms' tables of counts, random games with what is legal, refused and told in
// them, searches node by node, and tables at home. Every difference is printed; the first ends nothing.
//
// usage: node compare.mjs MODULE PROGRAM [stale]
// Of a stale module, one of older sources, searches may differ: that is told and is no failure. Its rules may not.

import { load } from './core.mjs';
import { Native, about, counts, file, module, sha256 } from './kept.mjs';

/** Counts beyond this many are left to the native tests. */
const MOST_COUNTED = 400_000;
/** Random games for each choice of options, and the most steps of each. */
const GAMES = 3;
const STEPS = 60;
/** Nodes of a search that is compared. */
const NODES = 20_000;

const [, , path, program, age] = process.argv;
let older = 0;
const differences = [];
const done = { counts: 0, replies: 0, searches: 0, tables: 0 };

function same(what, native, own) {
  if (native === own) return true;
  differences.push(`${what}\n  program: ${native}\n  module:  ${own}`);
  return false;
}

/** A source of chance that is the same every time. */
function dice(seed) {
  let state = seed >>> 0;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** A reply without what may be worded anew: of a refusal the rule stays. */
const meaning = (reply) => (reply.startsWith('illegal ') ? reply.split(' ').slice(0, 2).join(' ') : reply);

const info = [];
const bytes = module(path);
const core = await load(bytes, (line) => info.push(line));
const native = new Native(program);

/** Asks both; the module's reply. */
async function both(line, shown = line) {
  done.replies += 1;
  const own = core.request(line);
  same(shown, meaning(await native.request(line)), meaning(own));
  return own;
}

const games = core.request('games').split(' ').slice(1);
same('games', await native.request('games'), core.request('games'));

// Without its files nobody thinks, and says so; damaged ones are not taken.
for (const game of games) {
  const lacks = core.missing(game);
  const needed = lacks.filter(({ kind }) => kind === 'needed');
  core.request(`game ${game}`);
  const said = core.request('go nodes=10');
  if (needed.length > 0) same(`${game} without ${needed[0].name}`, `error go: ${needed[0].name} is not here: expected it to be brought first`, said);
  else if (!said.startsWith('best ')) differences.push(`${game} needs nothing and does not think: ${said}`);
  for (const { name, length } of lacks) {
    const whole = file(name);
    same(`${name}: length`, String(whole.length), String(length));
    const cut = core.bring(name, whole.subarray(0, length - 1));
    if (!cut.startsWith('error ')) differences.push(`${name}, cut short, is taken: ${cut}`);
    same(`${name}: brought`, 'ok', core.bring(name, whole));
    const known = about().files.find((other) => other.name === name);
    if (age !== 'stale') same(`${name}: hash in module.json`, sha256(whole), known?.sha256);
  }
  same(`${game}: what is missing in the end`, '0', String(core.missing(game).length));
}

/** The game of a table of counts: that of its room; where there are several, the one that the table is named after, or the first. */
function game({ room, table }) {
  const own = games.filter((id) => id === room || id.startsWith(`${room}-`));
  return own.find((id) => id.endsWith(`-${table.replace('.perft', '')}`)) ?? own[0];
}

const openings = new Map();
for (const row of counts()) {
  const words = ['game', game(row), ...row.options.split(',').filter((word) => word)].join(' ');
  same(words, 'ok', await both(words));
  await both(`position ${row.position}`);
  openings.set(words, [...(openings.get(words) ?? []), row.position]);
  for (const [index, count] of row.counts.entries()) {
    if (count > MOST_COUNTED) break;
    done.counts += 1;
    same(`${words} | ${row.position} | perft ${index + 1}`, `perft ${count}`, core.request(`perft ${index + 1}`));
  }
}

/** Compares a search: every line on the way, and the answer. */
async function search(what) {
  done.searches += 1;
  info.length = 0;
  const own = core.request(`go nodes=${NODES}`);
  const answer = await native.request(`go nodes=${NODES}`);
  if (age === 'stale') {
    older += answer === own ? 0 : 1;
    return;
  }
  same(what, answer, own);
  const plain = (lines) => lines.map((line) => line.replace(/ time=\d+/, '')).join('\n  ');
  same(`${what}, on the way`, plain(native.info), plain(info));
}

for (const [words, positions] of openings) {
  const chance = dice(7 + words.length);
  for (let number = 0; number < GAMES; number += 1) {
    const from = positions[chance(positions.length)];
    await both(words);
    await both(`position ${from}`);
    let before = [];
    for (let step = 0; step < STEPS; step += 1) {
      const steps = (await both('steps', `${words} | ${from} | steps after ${step}`)).split(' ').slice(1);
      await both('status');
      await both('events');
      await both('show');
      if (steps.length === 0) break;
      // What was legal a moment ago is mostly forbidden now, by some rule or other.
      for (let other = 0; other < 3 && before.length > 0; other += 1) await both(`explain ${before[chance(before.length)]}`);
      if (step % 20 === 5 && number === 0) await search(`${words} | ${from} | search after ${step}`);
      before = steps;
      if ((await both(`play ${steps[chance(steps.length)]}`)) !== 'ok') break;
    }
    await both('undo 3');
    await both('show');
  }
}

// What a module must refuse.
same('endless thinking', 'error go infinite: nothing can stop it here: expected a limit', core.request('go infinite'));
same('threads', "error set threads: '2': expected a number from 1 to 1", core.request('set threads=2'));
for (const broken of ['', '{', '{"table":"x","lang":"en","ask":"join"}', 'x'.repeat(100_000)]) await both(broken, 'a broken request');

// What is known of the games without a table, and what else an older module may not know.
for (const path of age === 'stale' ? [] : ['/api/games', ...games.flatMap((game) => ['', '/rules', '/lessons', '/position'].map((page) => `/api/games/${game}${page}`))]) {
  same(path, undefined, core.library({ path, lang: 'fr', at: 0 }).error?.code);
}
if (age !== 'stale') same('an unknown game', 'unknown_game', core.library({ path: '/api/games/chess' }).error?.code);

// A table at home: opened, played to its end against the engine, kept as its facts and loaded again.
const table = '0123456789abcdef';
for (const game of games) {
  done.tables += 1;
  const ask = (question) => core.table({ table, lang: 'en', at: 0, ...question });
  core.request(`game ${game}`);
  const seats = 8;
  const order = (count) => ({ game, seats: Array.from({ length: count }, (_, seat) => (seat === 0 ? { kind: 'me' } : { kind: 'engine', level: 1 })) });
  let opened;
  for (let count = 1; count <= seats; count += 1) {
    opened = ask({ ask: 'open', visitor: 'zzzzzzzzzzzzzzzz', name: 'Ada', seed: 5, order: order(count) });
    if (!opened.error) break;
  }
  if (opened.error) {
    differences.push(`${game}: no table can be opened: ${JSON.stringify(opened.error)}`);
    continue;
  }
  const facts = [...opened.facts];
  const chance = dice(3);
  let state = ask({ ask: 'join' });
  let you = state.messages.find(({ type }) => type === 'you');
  let version = state.messages[0].version;
  let steps = 0;
  const hear = (answer) => {
    facts.push(...(answer.facts ?? []));
    for (const message of answer.messages ?? []) {
      if (message.type === 'event') ({ version } = message);
      if (message.type === 'you') you = message;
      if (message.type === 'refused') differences.push(`${game}: refused: ${JSON.stringify(message.error)}`);
    }
    state = answer;
  };
  const over = () => !you.may.includes('step') && state.engine === undefined;
  while (!over() && steps < 400 && differences.length === 0) {
    steps += 1;
    if (state.engine !== undefined) {
      hear(ask({ ask: 'think' }));
    } else {
      const touched = [];
      let place = you.tree;
      while (place && (place.step === undefined || (place.next && chance(2) === 0))) {
        if (place.more) {
          const told = ask({ ask: 'command', command: JSON.stringify({ id: `t${steps}`, version, do: 'touch', touched }) });
          place = told.messages.at(-1).answer?.tree;
          if (!place) differences.push(`${game}: touches lead nowhere: ${JSON.stringify(told)}`);
          continue;
        }
        const touches = Object.keys(place.next ?? {});
        const touch = touches[chance(touches.length)];
        touched.push(touch);
        place = place.next?.[touch];
      }
      hear(ask({ ask: 'command', command: JSON.stringify({ id: String(steps), version, do: 'step', step: place?.step }) }));
    }
  }
  const record = ask({ ask: 'record' }).record;
  if (!record) differences.push(`${game}: no record`);
  const last = ask({ ask: 'join' });
  ask({ ask: 'drop' });
  same(`${game}: a dropped table`, 'not_found', ask({ ask: 'join' }).error?.code);
  ask({ ask: 'load', facts });
  same(`${game}: loaded again`, JSON.stringify(last), JSON.stringify(ask({ ask: 'join' })));
  same(`${game}: its record`, record, ask({ ask: 'record' }).record);
  same(`${game}: its first game`, record, ask({ ask: 'record', number: 1 }).record);
  if (age !== 'stale') same(`${game}: what is of another moment`, 'stale', ask({ ask: 'add', from: 1, facts: [] }).error?.code);
  ask({ ask: 'drop' });
}

native.end();
const sum = Object.entries(done).map(([what, number]) => `${number} ${what}`).join(', ');
console.log(`module ${sha256(bytes).slice(0, 12)} beside the program: ${sum}; ${differences.length} differences`);
if (older > 0) console.log(`${older} searches are those of older sources`);
for (const difference of differences.slice(0, 20)) console.error(difference);
process.exitCode = differences.length === 0 ? 0 : 1;
