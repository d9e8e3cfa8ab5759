/** Database of the key and of what is encrypted with it. */
export const KEPT = 'waymark-kept';

/** Deletes what is stored for a start without a network, with its key. */
export function dropKept(): void {
  try {
    indexedDB.deleteDatabase(KEPT);
  } catch {
    // Storage is blocked: nothing was stored.
  }
}
