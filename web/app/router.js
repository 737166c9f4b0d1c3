// Router: from addresses to pages, without loading anything twice. Links inside the client are followed here.

/**
 * @typedef {object} Route
 * @property {string} page The page's name.
 * @property {string} [id] What the page is about.
 * @property {URLSearchParams} query
 * @property {string} hash
 * @property {boolean} [home] Whether it stands here and not on the server.
 */

/** @type {[RegExp, string][]} */
const PAGES = [
  [/^\/$/, 'home'],
  [/^\/t\/([^/]+)$/, 'table'],
  [/^\/g\/([^/.]+)$/, 'game'],
  [/^\/here\/([^/]+)$/, 'table'],
  [/^\/past\/([^/.]+)$/, 'game'],
  [/^\/new\/([^/]+)$/, 'new'],
  [/^\/rules\/([^/]+)$/, 'rules'],
  [/^\/learn\/([^/]+)$/, 'learn'],
  [/^\/box\/([^/]+)$/, 'box'],
  [/^\/rules$/, 'library'],
  [/^\/lobby$/, 'lobby'],
  [/^\/settings$/, 'settings'],
  [/^\/about$/, 'about'],
];

/** The page of an address. @param {URL | Location} url @returns {Route} */
export function route(url) {
  const query = new URLSearchParams(url.search);
  for (const [pattern, page] of PAGES) {
    const found = pattern.exec(url.pathname);
    const home = /^\/(here|past)\//.test(url.pathname);
    if (found) return { page, home, id: found[1] && decodeURIComponent(found[1]), query, hash: url.hash.slice(1) };
  }
  return { page: 'missing', query, hash: '' };
}

/** @type {Set<() => void>} */
const listeners = new Set();

/** Calls back whenever the address has changed. @param {() => void} listener */
export function onAddress(listener) {
  listeners.add(listener);
}

/** Goes to an address. @param {string} path @param {boolean} [instead] Whether it takes the place of the present one. */
export function go(path, instead = false) {
  const url = new URL(path, location.href);
  if (url.href !== location.href) history[instead ? 'replaceState' : 'pushState']({}, '', url);
  listeners.forEach((listener) => listener());
}

/** Changes what follows the path without going anywhere. @param {string} path */
export function note(path) {
  history.replaceState(history.state, '', path);
}

/** Follows links to our own pages here. @param {MouseEvent} event */
function follow(event) {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = event.composedPath().find((target) => target instanceof HTMLAnchorElement);
  if (!(link instanceof HTMLAnchorElement) || link.target || link.hasAttribute('download') || !link.href) return;
  const url = new URL(link.href);
  if (url.origin !== location.origin || route(url).page === 'missing') return;
  // A place on the same page is the browser's own business.
  if (url.pathname === location.pathname && url.search === location.search && url.hash) return;
  event.preventDefault();
  go(url.href);
}

addEventListener('popstate', () => listeners.forEach((listener) => listener()));
document.addEventListener('click', follow);
