// Whole: files that must arrive whole. What is cut short or damaged is fetched once more, past everything that was kept.

/** @typedef {{ name: string, path: string, bytes: number, integrity: string, needed: boolean }} Part A file of the core, as the server lists it. */
/** @typedef {{ module: Part, files: Part[] }} Parts */

/** Where the service worker keeps such files. */
const KEPT = 'coffret core';

/** @param {Part} part @param {RequestInit} [how] @returns {Promise<Uint8Array<ArrayBuffer>>} */
async function once({ path, bytes, integrity }, how = {}) {
  // The browser compares the hash, wherever the bytes come from.
  const response = await fetch(path, { ...how, integrity });
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  const held = new Uint8Array(await response.arrayBuffer());
  if (held.length !== bytes) throw new Error(`${path}: ${held.length} bytes: expected ${bytes}`);
  return held;
}

/** The bytes of a file. @param {Part} part @returns {Promise<Uint8Array<ArrayBuffer>>} */
export async function whole(part) {
  try {
    return await once(part);
  } catch {
    // Whatever was kept of it is no good.
    const cache = self.caches && (await caches.has(KEPT)) ? await caches.open(KEPT) : undefined;
    await cache?.delete(part.path);
    const held = await once(part, { cache: 'reload' });
    await cache?.put(part.path, new Response(held)).catch(() => undefined);
    return held;
  }
}
