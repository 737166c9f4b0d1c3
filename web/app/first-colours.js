// First colours: sets the colours before anything is drawn, so that nothing flashes. A classic script for that reason.

(() => {
  const prefers = (/** @type {string} */ query) => matchMedia(`(prefers-${query})`).matches;
  let mode = 'auto';
  try {
    mode = JSON.parse(localStorage.getItem('coffret.settings') ?? '{}').mode ?? 'auto';
  } catch {
    // Without stored settings the system's colours are right.
  }
  if (mode === 'auto') mode = prefers('contrast: more') ? 'contrast' : prefers('color-scheme: dark') ? 'dark' : 'light';
  document.documentElement.dataset.mode = mode;
})();
