import { KEPT } from './dropKept.ts';

const STORE = 'kept';
/** Old versions of Safari, and private windows, may never answer. */
const DEADLINE_MS = 5_000;
const ALGORITHM = 'AES-GCM';

interface KeptKey {
  userId: string;
  /** Not extractable: scripts can use it, but not read it. */
  key: CryptoKey;
}

interface Encrypted {
  iv: Uint8Array<ArrayBuffer>;
  data: ArrayBuffer;
}

const resultOf = <T>(request: IDBRequest<T>) =>
  new Promise<T>((resolve, reject) => {
    request.onsuccess = () => {
      resolve(request.result);
    };
    request.onerror = () => {
      reject(request.error ?? new Error('The database failed.'));
    };
  });

/**
 * Runs one request. The connection is closed after it, because an open one delays the deletion of
 * the database.
 */
async function request<T>(
  mode: IDBTransactionMode,
  ask: (store: IDBObjectStore) => IDBRequest<T>,
  { creates = false, isWanted = (): boolean => true } = {},
): Promise<T> {
  const opening = indexedDB.open(KEPT, 1);
  opening.onupgradeneeded = () => {
    // Only a login creates the database.
    if (creates) opening.result.createObjectStore(STORE);
    else opening.transaction?.abort();
  };
  let isLate = false;
  const run = async () => {
    const database = await resultOf(opening);
    try {
      // A login waits for no answer, and without its key nothing is kept until the next login.
      if (creates ? !isWanted() : isLate) throw new Error('The database answered too late.');
      return await resultOf(ask(database.transaction(STORE, mode).objectStore(STORE)));
    } finally {
      database.close();
    }
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const deadline = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      isLate = true;
      reject(new Error('The database does not answer.'));
    }, DEADLINE_MS);
  });
  try {
    return await Promise.race([run(), deadline]);
  } finally {
    clearTimeout(timer);
  }
}

/** The user's key; null without one, for example after the end of the session. */
async function keyOf(userId: string): Promise<CryptoKey | null> {
  try {
    const kept = (await request('readonly', (store) => store.get('key'))) as KeptKey | undefined;
    return kept?.userId === userId ? kept.key : null;
  } catch {
    return null;
  }
}

/** Whether `keep` stores something for this user. */
export const canKeep = async (userId: string): Promise<boolean> => (await keyOf(userId)) !== null;

/**
 * Creates the user's key at login. Without TLS a browser encrypts nothing, so nothing is stored.
 * @param isWanted false after a logout meanwhile
 */
export async function makeKey(userId: string, isWanted = () => true): Promise<void> {
  if (!window.isSecureContext) return;
  const key = await crypto.subtle.generateKey({ name: ALGORITHM, length: 256 }, false, [
    'encrypt',
    'decrypt',
  ]);
  if (!isWanted()) return;
  await request('readwrite', (store) => store.put({ userId, key }, 'key'), {
    creates: true,
    isWanted,
  });
}

/** Encrypts and stores a value, in place of the one before. Does nothing without a key. */
export async function keep(userId: string, value: unknown): Promise<void> {
  const key = await keyOf(userId);
  if (!key) return;
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const text = new TextEncoder().encode(JSON.stringify(value));
  const data = await crypto.subtle.encrypt({ name: ALGORITHM, iv }, key, text);
  await request('readwrite', (store) => store.put({ iv, data }, 'value'));
}

/** The stored value; null without one, and if the user's key does not decrypt it. */
export async function readKept(userId: string): Promise<unknown> {
  const key = await keyOf(userId);
  if (!key) return null;
  try {
    const { iv, data } = (await request('readonly', (store) => store.get('value'))) as Encrypted;
    const text = await crypto.subtle.decrypt({ name: ALGORITHM, iv }, key, data);
    return JSON.parse(new TextDecoder().decode(text));
  } catch {
    return null;
  }
}
