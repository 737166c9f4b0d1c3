// The module in JavaScript: functions of texts. It needs no page and no node: whoever calls brings the bytes, or the module compiled.

/** @typedef {{ name: string, length: number, kind: string }} Missing A file that a game lacks. */

/**
 * @param {BufferSource | WebAssembly.Module} bytes The module, unpacked.
 * @param {(line: string) => void} tell Hears `info` lines, and why it broke if it does.
 */
export async function load(bytes, tell = () => undefined) {
  const text = (/** @type {number} */ at, /** @type {number} */ length) => new TextDecoder().decode(new Uint8Array(core.memory.buffer, at, length));
  const coffret = { now: () => performance.now(), tell: (/** @type {number} */ at, /** @type {number} */ length) => tell(text(at, length)) };
  const compiled = bytes instanceof WebAssembly.Module ? bytes : await WebAssembly.compile(bytes);
  const core = /** @type {any} */ ((await WebAssembly.instantiate(compiled, { coffret })).exports);
  const ask = (/** @type {string} */ name) => (/** @type {string | Uint8Array} */ said) => {
    const sent = typeof said === 'string' ? new TextEncoder().encode(said) : said;
    // Asking for a place may move the memory: it is looked at afterwards.
    const place = core.input(sent.length);
    new Uint8Array(core.memory.buffer, place, sent.length).set(sent);
    const at = core[name](sent.length);
    return text(at, core.answered());
  };
  const json = (/** @type {string} */ name) => (/** @type {unknown} */ question) => JSON.parse(ask(name)(JSON.stringify(question)));
  return {
    /** The line protocol. */
    request: ask('request'),
    /** Tables at home: JSON in, JSON out. */
    table: json('table'),
    /** What is known of the games without a table: JSON in, JSON out. */
    library: json('library'),
    /** The files that a game lacks. @returns {Missing[]} */
    missing: (/** @type {string} */ game) =>
      ask('missing')(game)
        .split('\n')
        .filter((line) => line)
        .map((line) => line.split(' '))
        .map(([name, length, kind]) => ({ name, length: Number(length), kind })),
    /** Brings one of them. @param {string} name @param {Uint8Array} file */
    bring: (name, file) => {
      const head = new TextEncoder().encode(`${name}\n`);
      const named = new Uint8Array(head.length + file.length);
      named.set(head);
      named.set(file, head.length);
      return ask('bring')(named);
    },
  };
}
