/* global document, matchMedia, localStorage */
// Runs before the first paint; src/ui/colorMode.ts takes over afterwards and owns the key.
(() => {
  const root = document.documentElement;
  const system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  let chosen = null;
  try {
    chosen = localStorage.getItem('waymark-color-mode');
    // Somebody who is known here: a form for visitors is not shown to them, nor another way in.
    if (localStorage.getItem('token') !== null) root.dataset.session = 'kept';
  } catch {
    // Storage is closed to the page: the system decides.
  }
  const mode = chosen === 'light' || chosen === 'dark' ? chosen : system;
  root.dataset.theme = mode;
  // The ground, for the moments before the theme itself is there.
  root.style.backgroundColor = mode === 'dark' ? '#101b1e' : '#fbf6ec';
})();
