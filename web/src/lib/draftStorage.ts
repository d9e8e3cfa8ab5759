import type { KeyStore } from './safeStorage.ts';

/** What was typed and not yet sent, kept on this device for one user. */
const PREFIX = 'draft:';

const nameOf = (userId: string, key: string) => `${PREFIX}${userId}:${key}`;

/** The draft kept under this key, as it was kept; null when there is none. */
export function readDraft(storage: KeyStore, userId: string, key: string): unknown {
  const text = storage.getItem(nameOf(userId, key));
  if (text === null) return null;
  try {
    return JSON.parse(text);
  } catch {
    return null; // not ours
  }
}

export function keepDraft(storage: KeyStore, userId: string, key: string, value: unknown): void {
  storage.setItem(nameOf(userId, key), JSON.stringify(value));
}

export function dropDraft(storage: KeyStore, userId: string, key: string): void {
  storage.removeItem(nameOf(userId, key));
}

/** How many drafts the user has whose key begins like this. */
export function countDrafts(storage: KeyStore, userId: string, begin: string): number {
  return Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '').filter(
    (name) => name.startsWith(nameOf(userId, begin)),
  ).length;
}

/** Removes every draft of the user, as at logout. */
export function dropDrafts(storage: KeyStore, userId: string): void {
  Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')
    .filter((name) => name.startsWith(nameOf(userId, '')))
    .forEach((name) => {
      storage.removeItem(name);
    });
}
