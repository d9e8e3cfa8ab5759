import { currentLanguage, loadMessages } from './catalogs.ts';
import type { wordsFor } from './reasons.ts';

/** A message of the server, and what the words in other languages are made of. */
export interface ServerMessage {
  /** In English; empty if the server gave none. */
  message: string;
  code?: string | undefined;
  /** Which sentence the message is: `TOO_LONG`. */
  reason?: string | null | undefined;
  values?: readonly { name: string; value: string }[] | null | undefined;
}

let words: typeof wordsFor | undefined;

/** Loads the words of the page's language for messages of the server, of which English needs none. */
export async function loadServerTexts(): Promise<void> {
  if (currentLanguage() === 'en') return;
  const [reasons] = await Promise.all([import('./reasons.ts'), loadMessages('reasons')]);
  words = reasons.wordsFor;
}

/**
 * The text of a message of the server: on pages in English the message. In another language the
 * words for its reason, else for its code, else the message in English (see `ServerText`).
 */
export function serverText(error: ServerMessage): string {
  return (currentLanguage() !== 'en' && words?.(error)) || error.message.trim();
}
