// How fast the module searches beside the native program, one thread each, taking turns: in Chromium where there is one, in node elsewhere.
//
// usage: node speed.mjs MODULE PROGRAM

import { readFileSync } from 'node:fs';
import { Chromium, found } from './chromium.mjs';
import { load } from './core.mjs';
import { Native, file, module } from './kept.mjs';

const NODES = 2_000_000;
const TURNS = 3;
/** The least that is promised, in hundredths of the native speed. */
const LEAST = 45;

const [, , path, program] = process.argv;
const number = (line, name) => Number(line?.match(new RegExp(` ${name}=(\\d+)`))?.[1] ?? 0);
/** Million nodes a second by the last line on the way: both count the same nodes. */
const rate = (line) => number(line, 'nodes') / Math.max(1, number(line, 'time')) / 1000;

/** The module in node. */
async function inNode() {
  const info = [];
  const core = await load(module(path), (line) => info.push(line));
  return {
    where: `node ${process.version}`,
    request: async (line) => core.request(line),
    missing: async (game) => core.missing(game),
    bring: async (name, bytes) => core.bring(name, bytes),
    last: async () => info.splice(0).at(-1),
    end: () => undefined,
  };
}

/** The module in a page of Chromium, which gets everything in letters. */
async function inChromium(name) {
  const chromium = new Chromium(name);
  await chromium.open();
  const script = readFileSync(new URL('../../../web/here/core.js', import.meta.url), 'utf8').replace('export async function', 'async function');
  const bytes = (buffer) => `Uint8Array.from(atob('${buffer.toString('base64')}'), (letter) => letter.charCodeAt(0))`;
  await chromium.evaluate(`(async () => { ${script}; globalThis.info = []; globalThis.core = await load(${bytes(module(path))}, (line) => info.push(line)); })()`);
  return {
    where: (await chromium.send('Browser.getVersion')).product,
    request: (line) => chromium.evaluate(`core.request(${JSON.stringify(line)})`),
    missing: (game) => chromium.evaluate(`core.missing(${JSON.stringify(game)})`),
    bring: (file, buffer) => chromium.evaluate(`core.bring(${JSON.stringify(file)}, ${bytes(buffer)})`),
    last: () => chromium.evaluate('info.splice(0).at(-1)'),
    end: () => chromium.end(),
  };
}

const browser = found();
const core = await (browser ? inChromium(browser) : inNode());
const native = new Native(program);
console.log(`the module in ${core.where}; million nodes/s, best of ${TURNS}, each in turn\n`);
console.log('game            program   module   ratio');
let slow = 0;
try {
  for (const game of (await core.request('games')).split(' ').slice(1)) {
    for (const { name } of await core.missing(game)) {
      const said = await core.bring(name, file(name));
      if (said !== 'ok') throw new Error(`${name}: ${said}`);
    }
    await core.request(`game ${game}`);
    await native.request(`game ${game}`);
    let [own, other] = [0, 0];
    for (let turn = 0; turn < TURNS; turn += 1) {
      await core.request(`go nodes=${NODES}`);
      own = Math.max(own, rate(await core.last()));
      await native.request(`go nodes=${NODES}`);
      other = Math.max(other, rate(native.info.at(-1)));
    }
    // A puzzle is solved, not searched: there is nothing on the way.
    const ratio = other > 0 ? (100 * own) / other : undefined;
    if (ratio !== undefined && ratio < LEAST) slow += 1;
    const told = ratio === undefined ? 'solved, not searched' : `${ratio.toFixed(0)} %`;
    console.log(`${game.padEnd(14)} ${other.toFixed(2).padStart(8)} ${own.toFixed(2).padStart(8)}   ${told}`);
  }
} finally {
  core.end();
  native.end();
}
if (slow > 0) console.log(`\n${slow} below ${LEAST} %`);
