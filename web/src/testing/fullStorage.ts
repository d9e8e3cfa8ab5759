import { afterEach, vi } from 'vitest';
import { dropDrafts } from '../lib/draftStorage.ts';
import { browserStorage } from '../lib/safeStorage.ts';

/** Makes the browser's storage refuse drafts and waiting updates, as if it was full. */
export function fillStorage(): void {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (
    this: Storage,
    key: string,
    value: string,
  ) {
    if (/^(draft|probe)/.test(key)) throw new DOMException('no', 'QuotaExceededError');
    Reflect.set(this, key, value); // stores it like setItem, which is mocked
  });
}

/** Whether the browser asks before the page is closed. */
export const asksBeforeUnload = (): boolean =>
  !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

/** Removes what a full storage left in memory, which outlives a test. */
export function emptyMemoryAfterEach(...userIds: string[]): void {
  afterEach(() => {
    vi.restoreAllMocks();
    for (const id of userIds) dropDrafts(browserStorage, id);
  });
}
