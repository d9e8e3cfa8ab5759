/** `matchMedia`; null where it is missing, as during prerendering. */
export function mediaQuery(query: string): MediaQueryList | null {
  return typeof window.matchMedia === 'function' ? window.matchMedia(query) : null;
}
