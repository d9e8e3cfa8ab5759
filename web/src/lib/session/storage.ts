import type { Role } from '../../schema.generated.ts';
import type { KeyStore } from '../safeStorage.ts';
import type { SessionUserFragment as SessionUser } from './SessionUser.generated.ts';

const TOKEN = 'token';
const USER = 'user';

const ROLES: readonly unknown[] = [
  'ADMIN',
  'MENTOR',
  'EDUCATOR',
  'STUDENT',
  null,
] satisfies (Role | null)[];

const isUser = (
  value: unknown,
): value is Omit<SessionUser, 'secondFactorDue'> & { secondFactorDue?: unknown } => {
  if (typeof value !== 'object' || value === null) return false;
  const { id, name, email, phone, role, formSubmitted } = value as Record<string, unknown>;
  return (
    [id, name, email].every((text) => typeof text === 'string') &&
    (phone === null || typeof phone === 'string') &&
    ROLES.includes(role) &&
    typeof formSubmitted === 'boolean'
  );
};

/** Printable ASCII: other characters are not valid in a header. */
const SENDABLE = /^[\x21-\x7e]+$/;

/** The stored token; null without a valid one. */
export function readToken(storage: KeyStore): string | null {
  const token = storage.getItem(TOKEN);
  return token !== null && SENDABLE.test(token) ? token : null;
}

export function storeToken(storage: KeyStore, token: string): void {
  storage.setItem(TOKEN, token);
}

/** The stored account; null if missing or invalid. */
export function readUser(storage: KeyStore): SessionUser | null {
  try {
    const user: unknown = JSON.parse(storage.getItem(USER) ?? 'null');
    // Stored by the release before without the field.
    return isUser(user) ? { ...user, secondFactorDue: user.secondFactorDue === true } : null;
  } catch {
    return null; // not JSON: the check of the token fetches the account
  }
}

/** Stores only the fields that the screens need before the first response. */
export function storeUser(storage: KeyStore, user: SessionUser): void {
  const { id, name, role, email, phone, formSubmitted, secondFactorDue } = user;
  const stored = { id, name, role, email, phone, formSubmitted, secondFactorDue };
  storage.setItem(USER, JSON.stringify(stored));
}

/**
 * Marker value for an expired session, written before the token is removed. Contains a space, so it
 * is never sent as a token.
 */
export const EXPIRED = 'session expired';

/** Notifies other tabs that the session ended without a logout. */
export function storeExpiry(storage: KeyStore): void {
  storage.setItem(TOKEN, EXPIRED);
}

export function clearStored(storage: KeyStore): void {
  storage.removeItem(TOKEN);
  storage.removeItem(USER);
}
