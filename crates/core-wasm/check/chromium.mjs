// Chromium without a window, asked through its own pipe (the DevTools protocol): no driver and no package is needed.

import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const FLAGS = ['--headless=new', '--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'];

/** The program, if this machine has it. */
export const found = () => ['chromium', 'chromium-browser', 'google-chrome'].find((name) => spawnSync(name, ['--version']).status === 0);

export class Chromium {
  constructor(program) {
    this.folder = mkdtempSync(join(tmpdir(), 'coffret-chromium-'));
    const flags = [...FLAGS, '--remote-debugging-pipe', `--user-data-dir=${this.folder}`, 'about:blank'];
    // A group of its own: its helpers end with it.
    this.child = spawn(program, flags, { stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'], detached: true });
    this.waiting = new Map();
    this.number = 0;
    let rest = '';
    this.child.stdio[4].setEncoding('utf8').on('data', (text) => {
      const parts = (rest + text).split('\0');
      rest = parts.pop() ?? '';
      parts.map((part) => JSON.parse(part)).forEach((message) => this.#hear(message));
    });
  }

  #hear({ id, result, error }) {
    const waiting = this.waiting.get(id);
    this.waiting.delete(id);
    if (error) waiting?.fail(new Error(error.message));
    else waiting?.done(result);
  }

  send(method, params = {}) {
    this.number += 1;
    const message = { id: this.number, method, params, sessionId: this.session };
    this.child.stdio[3].write(`${JSON.stringify(message)}\0`);
    return new Promise((done, fail) => this.waiting.set(message.id, { done, fail }));
  }

  /** A page to work in. */
  async open() {
    const { targetId } = await this.send('Target.createTarget', { url: 'about:blank' });
    ({ sessionId: this.session } = await this.send('Target.attachToTarget', { targetId, flatten: true }));
  }

  /** What an expression comes to in the page. */
  async evaluate(expression) {
    const { result, exceptionDetails } = await this.send('Runtime.evaluate', { expression, awaitPromise: true, returnByValue: true });
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
    return result.value;
  }

  end() {
    process.kill(-this.child.pid, 'SIGKILL');
    rmSync(this.folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }
}
