import { readUpdates } from '../../features/mentor/outbox/updates.ts';
import { draftKeys, WAITING_UPDATES } from '../../lib/draftStorage.ts';
import type { KeyStore } from '../../lib/safeStorage.ts';

const counted = (count: number, noun: string) =>
  count === 0 ? [] : [count === 1 ? `one ${noun}` : `${count} ${noun}s`];

/** What a logout of the user deletes from this device: `2 updates and one draft`; may be empty. */
export function unsentOf(storage: KeyStore, userId: string): string {
  const updates = readUpdates(storage, userId).length;
  const drafts = draftKeys(storage, userId).filter((key) => key !== WAITING_UPDATES).length;
  return [...counted(updates, 'update'), ...counted(drafts, 'draft')].join(' and ');
}
