import type { Page } from '@playwright/test';

/** Compiled messages whose texts are a third longer. Keeps the ids. */
export function lengthened(messages: unknown): unknown {
  if (typeof messages === 'string')
    return messages + ' खखख'.repeat(Math.ceil(messages.length / 12));
  // `[name, type, format]` of a value: the texts are those of the format.
  if (Array.isArray(messages)) {
    return messages.map((token: unknown) =>
      Array.isArray(token)
        ? token.map((part: unknown, index) => (index === 2 ? lengthened(part) : part))
        : lengthened(token),
    );
  }
  if (typeof messages !== 'object' || messages === null) return messages;
  return Object.fromEntries(
    Object.entries(messages).map(([id, message]) => [id, lengthened(message)]),
  );
}

/**
 * Texts and attributes with Latin letters, but in elements that name another language, and what users
 * wrote: in `bdi`, or between isolates.
 */
export const foreignTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isForeign = (text: string) =>
      /[A-Za-z]/.test(text.replaceAll(/\u2068[^\u2069]*\u2069|Waymark/g, ''));
    const isExempt = (element: Element | null) =>
      element?.closest('[lang=en], bdi, [translate=no], textarea, script, style, noscript') != null;
    const found = [document.title];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { parentElement, nodeValue } = walker.currentNode;
      if (!isExempt(parentElement)) found.push(nodeValue ?? '');
    }
    for (const element of document.querySelectorAll(
      '[title], [aria-label], [placeholder], [alt]',
    )) {
      if (isExempt(element)) continue;
      for (const name of ['title', 'aria-label', 'placeholder', 'alt']) {
        found.push(element.getAttribute(name) ?? '');
      }
    }
    return found.filter(isForeign);
  });
