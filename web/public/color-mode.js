/* global document, matchMedia, localStorage */
// Runs before the first paint. src/ui/colorMode.ts owns the keys and follows later changes.
(() => {
  const root = document.documentElement;
  const system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  let chosen = null;
  try {
    chosen = localStorage.getItem('waymark-color-mode');
    // A session is stored: prerendered links for visitors stay hidden until it is checked.
    if (localStorage.getItem('token') !== null) root.dataset.session = 'stored';
  } catch {
    // Storage is blocked: follow the system.
  }
  const mode = chosen === 'light' || chosen === 'dark' ? chosen : system;
  root.dataset.theme = mode;
  // Until the style sheet is loaded.
  root.style.backgroundColor = mode === 'dark' ? '#101b1e' : '#fbf6ec';
})();
