/* global document, location, navigator, matchMedia, localStorage, sessionStorage, addEventListener */
// Runs before the first paint. src/ui/colorMode.ts and src/lib/i18n/choice.ts have the same keys.
(() => {
  const root = document.documentElement;
  const system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  let chosen = null;
  try {
    // The build writes the page's addresses in other languages, into English documents alone: another
    // path is the truth. Without a network there may be no such document.
    const language = localStorage.getItem('waymark-language');
    const page = document.currentScript.getAttribute(`data-${language}`);
    if (page !== null && navigator.onLine) {
      location.replace(page + location.search + location.hash);
    }
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
  // Here, since a link may be pressed before the app has loaded: the next document would return to
  // the language before. For the account it is stored when that is known (SessionProvider).
  addEventListener('click', ({ target }) => {
    const language = target.closest('a[hreflang]')?.hreflang;
    if (!language) return;
    try {
      localStorage.setItem('waymark-language', language);
      sessionStorage.setItem('waymark-pressed-language', language);
      sessionStorage.removeItem('waymark-left-language');
    } catch {
      // Storage is blocked: the link leads to the language, and nothing remembers it.
    }
  });
})();
