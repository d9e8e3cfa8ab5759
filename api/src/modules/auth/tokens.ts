import { createHash, randomBytes } from 'node:crypto';

/** A random token of 256 bits. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** The stored hash of a token; a fast hash suffices for random tokens. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
