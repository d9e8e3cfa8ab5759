import createCache from '@emotion/cache';
import { onTestFinished } from 'vitest';

function stylesIn(container: HTMLElement) {
  const cache = createCache({ key: 'css', container });
  // Without warnings about pages that a server renders.
  cache.compat = true;
  return cache;
}

/**
 * Outside the document: jsdom compares each rule of a document with each element whose role, name or
 * visibility is asked for, and rules would remain for the next test files.
 */
const outside = stylesIn(document.createElement('div'));
let current = outside;

/** Emotion's cache for a rendered screen. */
export const testStyles = () => current;

/** Inserts the styles of the next screens of a test into the document, for what depends on them. */
export function insertStyles(): void {
  const container = document.head.appendChild(document.createElement('div'));
  current = stylesIn(container);
  onTestFinished(() => {
    // First its elements: jsdom keeps the rules of a style that goes with its parent.
    container.replaceChildren();
    container.remove();
    current = outside;
  });
}
