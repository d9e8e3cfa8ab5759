import type { KeyStore } from './safeStorage.ts';

/** Storage keys of drafts, which contain the user id because several users may share a browser. */
const PREFIX = 'draft:';

const nameOf = (userId: string, key: string) => `${PREFIX}${userId}:${key}`;

/** The stored draft, parsed; null if missing or not valid JSON. */
export function readDraft(storage: KeyStore, userId: string, key: string): unknown {
  const text = storage.getItem(nameOf(userId, key));
  if (text === null) return null;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

export function keepDraft(storage: KeyStore, userId: string, key: string, value: unknown): void {
  storage.setItem(nameOf(userId, key), JSON.stringify(value));
}

export function dropDraft(storage: KeyStore, userId: string, key: string): void {
  storage.removeItem(nameOf(userId, key));
}

/** Keys of the user's drafts. */
export function draftKeys(storage: KeyStore, userId: string): string[] {
  const start = nameOf(userId, '');
  return Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '').flatMap(
    (name) => (name.startsWith(start) ? [name.slice(start.length)] : []),
  );
}

/** Removes all drafts of the user; called at logout. */
export function dropDrafts(storage: KeyStore, userId: string): void {
  for (const key of draftKeys(storage, userId)) dropDraft(storage, userId, key);
}
