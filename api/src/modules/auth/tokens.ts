import { createHash, randomBytes } from 'node:crypto';

/** A new token: 256 random bits, which nobody guesses. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What the database knows of a token; a fast hash suffices for what can't be guessed. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
