// Mode: light, dark or high contrast, as the page says or else as the reader's system prefers.

export const more = window.matchMedia('(prefers-contrast: more)');
export const calm = window.matchMedia('(prefers-reduced-motion: reduce)');

/** @param {string} mode @returns {{ contrast: boolean, scheme: string }} */
export function modeOf(mode) {
  const contrast = mode === 'contrast' || (mode === '' && more.matches);
  return { contrast, scheme: mode === 'light' || mode === 'dark' ? mode : contrast ? 'dark' : '' };
}
