/** The used part of the Storage interface. */
export type KeyStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/**
 * A storage that never throws. When the browser's storage is blocked or full, values are kept in
 * memory until the page is closed.
 * @param open returns the browser's storage, or throws if it is blocked
 */
export function safeStorage(open: () => KeyStore): KeyStore {
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
  return {
    getItem: (key) => memory.get(key) ?? attempt((storage) => storage.getItem(key)),
    setItem: (key, value) => {
      const isStored = attempt((storage) => {
        storage.setItem(key, value);
        return true;
      });
      if (isStored) {
        memory.delete(key);
        return;
      }
      removeItem(key); // the stored value is outdated
      memory.set(key, value);
    },
    removeItem,
    key: (index) => keys()[index] ?? null,
    get length() {
      return keys().length;
    },
  };
}

/** The storage of this browser. */
export const browserStorage = safeStorage(() => localStorage);
