import { draftKeys, readDraft, WAITING_UPDATES } from '../draftStorage.ts';
import { browserStorage } from '../safeStorage.ts';
import { readChanges } from './changes.ts';

/** What this device has of a user that is not sent: drafts by their keys, and changes. */
export const onDevice = (userId: string) => ({
  changes: readChanges(browserStorage, userId),
  drafts: draftKeys(browserStorage, userId)
    .filter((key) => key !== WAITING_UPDATES)
    .map((key) => ({ key, value: Object(readDraft(browserStorage, userId, key)) as object })),
});
