// What is kept in the repository, for node: the module, what is known of it, the files of the rooms, and the native program beside it.

import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { brotliDecompressSync } from 'node:zlib';

const root = new URL('../../../', import.meta.url);

/** The bytes of a module, packed or not. */
export function module(path) {
  const bytes = readFileSync(path);
  return path.endsWith('.br') ? brotliDecompressSync(bytes) : bytes;
}

/** What is known of the module and its files. */
export const about = () => JSON.parse(readFileSync(new URL('../module/module.json', import.meta.url), 'utf8'));

export const sha256 = (bytes) => createHash('sha256').update(bytes).digest('hex');

/** A room's large file by the name that the module knows. */
export const file = (name) => readFileSync(new URL(`rooms/${name.replace('/', '/assets/')}`, root));

/** The rows of every room's tables of counts: the room, its options, a position, and the counts. */
export function counts() {
  const rows = [];
  for (const room of readdirSync(new URL('rooms/', root))) {
    const folder = new URL(`rooms/${room}/tests/data/`, root);
    const tables = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.perft')) : [];
    // Deeper counts than these are for optimised programs.
    for (const table of tables.filter((name) => !name.startsWith('deep'))) {
      for (const line of readFileSync(new URL(table, folder), 'utf8').split('\n')) {
        if (!line.trim() || line.startsWith('#')) continue;
        const [options, position, numbers] = line.split('|').map((part) => part.trim());
        rows.push({ room, table, options, position, counts: numbers.split(/\s+/).map(Number) });
      }
    }
  }
  return rows;
}

/** The native program, asked line by line. */
export class Native {
  constructor(program) {
    this.child = spawn(program, ['engine', '--threads', '1'], { stdio: ['pipe', 'pipe', 'inherit'] });
    this.waiting = [];
    this.info = [];
    this.child.on('exit', (code) => this.waiting.forEach(({ fail }) => fail(new Error(`the program ended with ${code}`))));
    createInterface({ input: this.child.stdout }).on('line', (line) => {
      if (line.startsWith('info ')) this.info.push(line);
      else this.waiting.shift()?.done(line);
    });
  }

  /** @returns {Promise<string>} */
  request(line) {
    this.info = [];
    this.child.stdin.write(`${line}\n`);
    return new Promise((done, fail) => this.waiting.push({ done, fail }));
  }

  end() {
    this.child.stdin.end();
  }
}
