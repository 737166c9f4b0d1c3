// Announce: sentences for everybody and for those who listen. One quiet region is read out, toasts are also seen.

const SHOWN = 5000;

/** @type {HTMLElement | undefined} */
let region;
/** @type {(text: string) => void} */
let show = () => undefined;
let last = '';

/** Where to speak and show. @param {HTMLElement} live @param {(text: string) => void} showToast */
export function speakThrough(live, showToast) {
  region = live;
  show = showToast;
}

/** Has a sentence read out. @param {string} text */
export function announce(text) {
  if (!region) return;
  // The same sentence twice must be a change, or it is read once.
  last = text === last ? `${text}\u00a0` : text;
  region.textContent = last;
}

/** Shows a sentence for a while, and has it read out. @param {string} text */
export function toast(text) {
  show(text);
  announce(text);
}

export { SHOWN };
