// Ready: makes the site ready for a time without a network, in a time when nothing else is to be done; and notices when there is another
// version of it, which is offered and never forced on anybody.

/** @type {((reload: () => void) => void) | undefined} */
let offer;
/** @type {ServiceWorker | undefined} */
let waiting;

/** Another version waits: whoever wants it loads the page again. */
function reload() {
  // Only the page that asked is loaded again; others go on as they are.
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  waiting?.postMessage('take over');
}

/** @param {ServiceWorkerRegistration} registration */
function look(registration) {
  // Where no version was before, the first is no news.
  if (!registration.waiting || !navigator.serviceWorker.controller) return;
  waiting = registration.waiting;
  offer?.(reload);
}

/** Calls back when there is another version. @param {(reload: () => void) => void} listener */
export function onVersion(listener) {
  offer = listener;
  if (waiting) listener(reload);
}

/** How often it is asked whether there is another version. */
const EVERY = 3_600_000;

/** Makes the site ready. A browser that cannot goes on as it is. */
export async function makeReady() {
  if (!('serviceWorker' in navigator)) return;
  try {
    const registration = await navigator.serviceWorker.register('/offline.js', { updateViaCache: 'none' });
    registration.addEventListener('updatefound', () => {
      const { installing } = registration;
      installing?.addEventListener('statechange', () => look(registration));
    });
    look(registration);
    setInterval(() => registration.update().catch(() => undefined), EVERY);
    await navigator.serviceWorker.ready;
    // What browsers may throw away when room is short is kept, if they agree.
    await navigator.storage?.persist?.().catch(() => undefined);
    document.documentElement.dataset.offline = 'ready';
  } catch (error) {
    console.warn('not ready for a time without a network:', error);
  }
}
