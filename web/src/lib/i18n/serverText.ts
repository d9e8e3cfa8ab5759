import { useEffect, useState } from 'react';
import { currentLanguage, loadMessages } from './catalogs.ts';
import type { wordsFor } from './reasons.ts';
import type { ServerMessage } from './serverMessage.ts';

let words: typeof wordsFor | undefined;

/** Whether the page displays other words than the messages of the server, which are in English. */
export const hasServerTexts = (): boolean => currentLanguage() !== 'en';

/** Loads the words for messages of the server. Without them the messages are displayed in English. */
export async function loadServerTexts(): Promise<void> {
  try {
    const [reasons] = await Promise.all([import('./reasons.ts'), loadMessages('reasons')]);
    words = reasons.wordsFor;
  } catch (error) {
    console.warn('The words for messages of the server could not be loaded.', error);
  }
}

/** Loads the words for a message that was stored on the device, and renders again with them. */
export function useServerTexts(): void {
  const [, setLoaded] = useState(false);
  useEffect(() => {
    if (!hasServerTexts()) return;
    void loadServerTexts().then(() => {
      setLoaded(true);
    });
  }, []);
}

/**
 * The text of a message of the server: on pages in English the message. In another language the
 * words for its reason, else for its code, else the message in English: `langOf` marks it.
 */
export function serverText(error: ServerMessage): string {
  return (hasServerTexts() && words?.(error)) || error.message.trim();
}
