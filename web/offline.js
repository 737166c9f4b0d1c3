// Offline: keeps the files of one version of the site, so that it opens and plays without a network. The server writes the names of
// the files into it; another version is another file, which browsers notice.

/** Where the files of this version are, and their names. */
const ASSETS = '__ASSETS__';
const FILES = '__FILES__'.split(' ');
/** What is kept for this version, and what is kept under the hash of its content, for any. */
const SHELL = `coffret shell ${ASSETS}`;
const CORE = 'coffret core';
/** The one page, whatever its address. */
const PAGE = '/';
/** How many files are asked for at once, and how often one that was refused. */
const AT_ONCE = 6;
const ATTEMPTS = 8;
/** After so long without a word from the network, what was kept is shown. */
const PATIENCE = 3000;
/** The largest file that is kept before anybody wants it. Those that only help are larger. */
const LARGEST = 1_500_000;

/** A file, however busy the server is. @param {string} path @param {RequestInit} [how] */
async function take(path, how = {}) {
  for (let attempt = 1; ; attempt += 1) {
    const response = await fetch(path, how);
    if (response.ok) return response;
    if (response.status !== 429 || attempt === ATTEMPTS) throw new Error(`${path}: ${response.status}`);
    await new Promise((done) => setTimeout(done, 1000 * attempt));
  }
}

/** Keeps what is not kept yet. @param {Cache} cache @param {{ path: string, integrity?: string }[]} files */
async function fill(cache, files) {
  const left = [...files];
  const work = async () => {
    for (let file = left.shift(); file; file = left.shift()) {
      if (await cache.match(file.path)) continue;
      const { path, integrity } = file;
      await cache.put(path, await take(path, integrity ? { integrity } : { cache: path === PAGE ? 'reload' : 'default' }));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

async function install() {
  const shell = await caches.open(SHELL);
  const files = FILES.filter((name) => !['index.html', 'offline.js'].includes(name)).map((name) => ({ path: `${ASSETS}/${name}` }));
  await fill(shell, [{ path: PAGE }, { path: '/manifest.webmanifest' }, ...files]);
  const { module, files: parts } = await (await shell.match(`${ASSETS}/core.json`)).json();
  const core = await caches.open(CORE);
  await fill(core, [module, ...parts.filter((part) => part.needed || part.bytes < LARGEST)]);
}

/** Throws away what no version needs any more. The one before stays: pages of it may still be open. */
async function clean() {
  const shells = (await caches.keys()).filter((name) => name.startsWith('coffret shell ') && name !== SHELL);
  await Promise.all(shells.slice(0, -1).map((name) => caches.delete(name)));
  const { module, files } = await (await caches.match(`${ASSETS}/core.json`)).json();
  const known = new Set([module, ...files].map(({ path }) => path));
  const core = await caches.open(CORE);
  for (const request of await core.keys()) if (!known.has(new URL(request.url).pathname)) await core.delete(request);
}

/** The page: as the server has it, or as it was kept. @param {Request} request */
async function page(request) {
  const kept = async () => (await caches.match(PAGE, { cacheName: SHELL })) ?? Response.error();
  const slow = new Promise((done) => setTimeout(done, PATIENCE)).then(kept);
  try {
    return await Promise.race([fetch(request), slow]);
  } catch {
    return kept();
  }
}

/** A file that never changes under its address: kept, or fetched and kept. @param {Request} request @param {string} path */
async function file(request, path) {
  const kept = await caches.match(path);
  if (kept) return kept;
  const response = await fetch(request);
  if (response.ok && path.startsWith('/core/')) await (await caches.open(CORE)).put(path, response.clone()).catch(() => undefined);
  return response;
}

self.addEventListener('install', (event) => event.waitUntil(install()));
self.addEventListener('activate', (event) => event.waitUntil(clean().then(() => self.clients.claim())));
self.addEventListener('message', (event) => event.data === 'take over' && self.skipWaiting());
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin || pathname.startsWith('/api/')) return;
  // A request that passes over what was kept is for the network.
  if (request.cache === 'reload' && request.mode !== 'navigate') return;
  if (request.mode === 'navigate') {
    // Records and pictures are files, not pages.
    if (!/\.[a-z]+$/.test(pathname)) event.respondWith(page(request));
  } else if (pathname.startsWith('/assets/') || pathname.startsWith('/core/')) event.respondWith(file(request, pathname));
  else if (pathname.startsWith('/icons/')) event.respondWith(file(request, `${ASSETS}${pathname}`));
  else if (pathname === '/manifest.webmanifest') event.respondWith(fetch(request).catch(() => caches.match(pathname)));
});
