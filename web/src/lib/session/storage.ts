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

const isUser = (value: unknown): value is SessionUser => {
  if (typeof value !== 'object' || value === null) return false;
  const { id, name, email, phone, role, formSubmitted } = value as Record<string, unknown>;
  return (
    [id, name, email].every((text) => typeof text === 'string') &&
    (phone === null || typeof phone === 'string') &&
    ROLES.includes(role) &&
    typeof formSubmitted === 'boolean'
  );
};

/** What a request can carry; anything else is not a token of ours, and no request could be sent. */
const SENDABLE = /^[\x21-\x7e]+$/;

/** The token of the session; null when there is none. */
export function readToken(storage: KeyStore): string | null {
  const token = storage.getItem(TOKEN);
  return token !== null && SENDABLE.test(token) ? token : null;
}

export function storeToken(storage: KeyStore, token: string): void {
  storage.setItem(TOKEN, token);
}

/** The account stored last; null when there is none or it is not in the shape we store. */
export function readUser(storage: KeyStore): SessionUser | null {
  try {
    const user: unknown = JSON.parse(storage.getItem(USER) ?? 'null');
    return isUser(user) ? user : null;
  } catch {
    return null; // someone else's value: the check of the token brings the account anew
  }
}

/** Stores what the screens need before the first answer, and nothing else. */
export function storeUser(storage: KeyStore, user: SessionUser): void {
  const { id, name, role, email, phone, formSubmitted } = user;
  storage.setItem(USER, JSON.stringify({ id, name, role, email, phone, formSubmitted }));
}

/** No token: a request can't carry it. Other tabs hear it before the token is gone. */
export const EXPIRED = 'session expired';

/** Says to other tabs that the session was not ended by its user. */
export function storeExpiry(storage: KeyStore): void {
  storage.setItem(TOKEN, EXPIRED);
}

export function clearStored(storage: KeyStore): void {
  storage.removeItem(TOKEN);
  storage.removeItem(USER);
}
