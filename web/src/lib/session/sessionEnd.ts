import type { KeyStore } from '../safeStorage.ts';

/** Expiry of the session, extended by activity. */
export interface SessionEnd {
  /** Milliseconds since the epoch, by the clock of this device. */
  at: number;
  /** Activity does not extend the session any more: it reaches its maximum age. */
  isFinal: boolean;
}

/** Shared by all tabs, so that activity in one counts for all. */
const KEY = 'sessionEnd';

/** A number, `;final` after it if activity does not extend the session any more. */
const FORMAT = /^(\d+)(;final)?$/;

/** The stored end; null where the backend does not send one. */
export function readSessionEnd(storage: KeyStore): SessionEnd | null {
  const [, at, final] = FORMAT.exec(storage.getItem(KEY) ?? '') ?? [];
  return at === undefined ? null : { at: Number(at), isFinal: final !== undefined };
}

/** Stores the end of a `Session-Ends-In` header, which is in seconds; ignores an invalid one. */
export function storeSessionEnd(storage: KeyStore, header: string): void {
  const [, seconds, final = ''] = FORMAT.exec(header) ?? [];
  if (seconds === undefined) return;
  storage.setItem(KEY, `${Date.now() + Number(seconds) * 1_000}${final}`);
}

export function clearSessionEnd(storage: KeyStore): void {
  storage.removeItem(KEY);
}
