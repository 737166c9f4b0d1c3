// The module in JavaScript: functions of texts. It needs no page and no node: whoever calls brings the bytes.

/**
 * @param {BufferSource} bytes The module, unpacked.
 * @param {(line: string) => void} tell Hears `info` lines, and why it broke if it does.
 */
export async function load(bytes, tell = () => undefined) {
  const text = (at, length) => new TextDecoder().decode(new Uint8Array(core.memory.buffer, at, length));
  const coffret = { now: () => performance.now(), tell: (at, length) => tell(text(at, length)) };
  const { instance } = await WebAssembly.instantiate(bytes, { coffret });
  const core = /** @type {any} */ (instance.exports);
  const ask = (name) => (said) => {
    const sent = typeof said === 'string' ? new TextEncoder().encode(said) : said;
    // Asking for a place may move the memory: it is looked at afterwards.
    const place = core.input(sent.length);
    new Uint8Array(core.memory.buffer, place, sent.length).set(sent);
    const at = core[name](sent.length);
    return text(at, core.answered());
  };
  const bring = ask('bring');
  const named = (name, file) => Uint8Array.from([...new TextEncoder().encode(`${name}\n`), ...file]);
  return {
    /** The line protocol. */
    request: ask('request'),
    /** Tables at home: JSON in, JSON out. */
    table: (question) => JSON.parse(ask('table')(JSON.stringify(question))),
    /** The files that a game lacks. */
    missing: (game) =>
      ask('missing')(game)
        .split('\n')
        .filter((line) => line)
        .map((line) => line.split(' '))
        .map(([name, length, kind]) => ({ name, length: Number(length), kind })),
    /** Brings one of them. */
    bring: (name, file) => bring(named(name, file)),
  };
}
