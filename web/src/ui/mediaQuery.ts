/** Below the theme's `md`, where a dialog is a bottom sheet. */
export const PHONE = '(max-width: 47.9375rem)';

/** `matchMedia`; null where it is missing, as during prerendering. */
export function mediaQuery(query: string): MediaQueryList | null {
  return typeof window.matchMedia === 'function' ? window.matchMedia(query) : null;
}
