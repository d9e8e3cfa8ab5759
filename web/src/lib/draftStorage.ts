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

/** Names of the user's drafts whose key has this prefix. */
function namesOf(storage: KeyStore, userId: string, prefix: string): string[] {
  return Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '').filter(
    (name) => name.startsWith(nameOf(userId, prefix)),
  );
}

/** Number of the user's drafts whose key has this prefix. */
export function countDrafts(storage: KeyStore, userId: string, prefix: string): number {
  return namesOf(storage, userId, prefix).length;
}

/** Removes all drafts of the user; called at logout. */
export function dropDrafts(storage: KeyStore, userId: string): void {
  for (const name of namesOf(storage, userId, '')) storage.removeItem(name);
}
