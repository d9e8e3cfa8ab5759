import type { KeyStore, SafeStorage } from './safeStorage.ts';

/** Storage keys of drafts, which contain the user id because several users may share a browser. */
const PREFIX = 'draft:';

/** Storage keys of the time of the last change, for drafts that don't contain it. */
const TIME_PREFIX = 'draftTime:';

/** A draft ends this long after its last change. */
const LIFETIME_MS = 14 * 86_400_000;

/**
 * Key of the changes that wait for a connection. They are no draft: neither time nor
 * the login of another user removes them.
 */
export const WAITING_UPDATES = 'waiting updates';

const nameOf = (userId: string, key: string) => `${PREFIX}${userId}:${key}`;
const timeNameOf = (name: string) => TIME_PREFIX + name.slice(PREFIX.length);
const isDraft = (name: string) => name.startsWith(PREFIX) && !name.endsWith(`:${WAITING_UPDATES}`);

const namesIn = (storage: KeyStore) =>
  Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}

/** `keptAt` of the draft; undefined for one that does not contain its time. */
function timeWithin(value: unknown): number | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { keptAt } = value as Record<string, unknown>;
  return typeof keptAt === 'number' ? keptAt : undefined;
}

function remove(storage: KeyStore, name: string): void {
  storage.removeItem(name);
  storage.removeItem(timeNameOf(name));
}

/** Whether the lifetime of a draft is over. It begins now for a draft without a time. */
function isOver(storage: KeyStore, name: string): boolean {
  if (!isDraft(name)) return false;
  const now = Date.now();
  const stored = storage.getItem(timeNameOf(name));
  const at = timeWithin(parsed(storage.getItem(name))) ?? (stored === null ? NaN : Number(stored));
  if (now - at >= LIFETIME_MS) return true;
  // A time in the future is that of a wrong clock.
  if (!(at <= now)) storage.setItem(timeNameOf(name), String(now));
  return false;
}

/** The stored draft, parsed; null if missing, too old or not valid JSON. */
export function readDraft(storage: KeyStore, userId: string, key: string): unknown {
  const name = nameOf(userId, key);
  const text = storage.getItem(name);
  if (text === null) return null;
  if (!isOver(storage, name)) return parsed(text);
  remove(storage, name);
  return null;
}

export function keepDraft(storage: KeyStore, userId: string, key: string, value: unknown): void {
  const name = nameOf(userId, key);
  storage.setItem(name, JSON.stringify(value));
  if (isDraft(name) && timeWithin(value) === undefined) {
    storage.setItem(timeNameOf(name), String(Date.now()));
  }
}

export function dropDraft(storage: KeyStore, userId: string, key: string): void {
  remove(storage, nameOf(userId, key));
}

/** Keys of the user's drafts. */
export function draftKeys(storage: KeyStore, userId: string): string[] {
  const start = nameOf(userId, '');
  return namesIn(storage).flatMap((name) =>
    name.startsWith(start) ? [name.slice(start.length)] : [],
  );
}

/** Removes all drafts of the user and the waiting updates; called at logout. */
export function dropDrafts(storage: KeyStore, userId: string): void {
  for (const key of draftKeys(storage, userId)) dropDraft(storage, userId, key);
}

/** Removes the drafts that are too old, and at a login those of other users. */
export function endDrafts(storage: KeyStore, signedIn?: { id: string }): void {
  for (const name of namesIn(storage)) {
    const isOther = signedIn !== undefined && !name.startsWith(nameOf(signedIn.id, ''));
    if (isDraft(name) && (isOther || isOver(storage, name))) remove(storage, name);
  }
}

/** Whether the browser stores the draft, so that it survives a reload. */
export const isDraftStored = (storage: SafeStorage, userId: string, key: string): boolean =>
  storage.isDurable(nameOf(userId, key));

/** Whether a draft or a waiting update is lost when the page is closed. */
export const hasUnstoredDraft = (storage: SafeStorage): boolean =>
  namesIn(storage).some((name) => name.startsWith(PREFIX) && !storage.isDurable(name));
