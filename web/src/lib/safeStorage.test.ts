import { describe, expect, it } from 'vitest';
import { safeStorage, type KeyStore } from './safeStorage.ts';

const refuse = (): never => {
  throw new DOMException('no', 'QuotaExceededError');
};
const full: KeyStore = {
  getItem: (key) => localStorage.getItem(key),
  removeItem: (key) => {
    localStorage.removeItem(key);
  },
  key: (index) => localStorage.key(index),
  get length() {
    return localStorage.length;
  },
  setItem: refuse,
};

/** Accepts a value without storing it. */
const lossy: KeyStore = { ...full, setItem: () => undefined };

describe.each<[string, () => KeyStore, boolean]>([
  ['blocked', refuse, false],
  ['full', () => full, false],
  ['lossy', () => lossy, false],
  ['open', () => localStorage, true],
])('a storage that is %s', (_what, open, stores) => {
  it(stores ? 'stores values durably' : 'says that no value is durable', () => {
    const storage = safeStorage(open);
    expect(storage.canStore()).toBe(stores);
    expect(storage.getItem('probe')).toBeNull();
    storage.setItem('a', '1');
    expect([storage.isDurable('a'), storage.isDurable('b')]).toEqual([stores, false]);
  });

  it('returns a stored value until it is removed', () => {
    localStorage.setItem('a', 'old');
    const storage = safeStorage(open);
    storage.setItem('a', '1');
    storage.setItem('b', '2');
    expect([storage.getItem('a'), storage.getItem('b'), storage.getItem('c')]).toEqual([
      '1',
      '2',
      null,
    ]);
    expect([storage.key(0), storage.key(1), storage.key(2)]).toEqual(['a', 'b', null]);
    expect(storage).toHaveLength(2);
    storage.removeItem('a');
    expect(storage.getItem('a')).toBeNull();
    expect(storage).toHaveLength(1);
  });
});

it('a full storage does not return the previous value of a key that it could not store', () => {
  localStorage.setItem('token', 'old');
  safeStorage(() => full).setItem('token', 'new');
  expect(localStorage.getItem('token')).toBeNull();
});
