/** The used part of the Storage interface. */
export type KeyStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

export interface SafeStorage extends KeyStore {
  /** Whether the value of a key survives a reload: false for one in memory, and without a value. */
  isDurable: (key: string) => boolean;
  /** Whether the browser stores a new value at present. */
  canStore: () => boolean;
}

/** Key that is written and removed to try the storage. */
const PROBE = 'probe';

/**
 * A storage that never throws. When the browser's storage is blocked or full, values are kept in
 * memory until the page is closed.
 * @param open returns the browser's storage, or throws if it is blocked
 */
export function safeStorage(open: () => KeyStore): SafeStorage {
  const memory = new Map<string, string>();
  const attempt = <T>(ask: (storage: KeyStore) => T): T | null => {
    try {
      return ask(open());
    } catch {
      return null;
    }
  };
  const keys = () => {
    const stored = attempt((storage) =>
      Array.from({ length: storage.length }, (_, index) => storage.key(index)),
    );
    return [...new Set([...memory.keys(), ...(stored ?? [])])];
  };
  const removeItem = (key: string) => {
    memory.delete(key);
    attempt((storage) => {
      storage.removeItem(key);
    });
  };
  const setItem = (key: string, value: string) => {
    const isStored = attempt((storage) => {
      storage.setItem(key, value);
      return storage.getItem(key) === value;
    });
    if (isStored) {
      memory.delete(key);
      return;
    }
    removeItem(key); // the stored value is outdated
    memory.set(key, value);
  };
  const isDurable = (key: string) =>
    !memory.has(key) && attempt((storage) => storage.getItem(key)) !== null;
  return {
    getItem: (key) => memory.get(key) ?? attempt((storage) => storage.getItem(key)),
    setItem,
    removeItem,
    key: (index) => keys()[index] ?? null,
    get length() {
      return keys().length;
    },
    isDurable,
    canStore: () => {
      setItem(PROBE, PROBE);
      const isStored = isDurable(PROBE);
      removeItem(PROBE);
      return isStored;
    },
  };
}

/** The storage of this browser. */
export const browserStorage = safeStorage(() => localStorage);
