// Mode: light, dark or high contrast, as the page says or else as the reader's system prefers; and how the screen is.

export const more = window.matchMedia('(prefers-contrast: more)');
export const calm = window.matchMedia('(prefers-reduced-motion: reduce)');
/** A telephone, or a page at twice its size: places are as large as they can be, and frames are not. */
export const small = window.matchMedia('(max-width: 40rem), (max-height: 30rem)');

/** @param {string} mode @returns {{ contrast: boolean, scheme: string }} */
export function modeOf(mode) {
  const contrast = mode === 'contrast' || (mode === '' && more.matches);
  return { contrast, scheme: mode === 'light' || mode === 'dark' ? mode : contrast ? 'dark' : '' };
}
