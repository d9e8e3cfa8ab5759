import type { FastifyRequest } from 'fastify';
import { createHash, createHmac, scrypt } from 'node:crypto';
import { promisify } from 'node:util';
import type { Passwords } from '../passwords.ts';

const slowHash = promisify<string, string, number, Buffer>(scrypt);

/**
 * Identifies a request by user (without a session: IP address), method, path and key, so that
 * stored responses are never sent to other users.
 */
export function identify(request: FastifyRequest, key: string): string {
  const caller = request.signedIn?.id ?? request.address;
  const [path] = request.url.split('?');
  const parts = JSON.stringify([caller, request.method, path, key]);
  return createHash('sha256').update(parts).digest('base64url');
}

/**
 * Hash to compare the body of a repeat. It is keyed with the idempotency key, which is not stored.
 * A body with a password or token gets a slow hash, because keys may be guessable.
 */
export async function hashBody(body: unknown, key: string, passwords: Passwords): Promise<string> {
  const text = JSON.stringify(body ?? null);
  if (!/"\w*(password|token)\w*":/i.test(text)) {
    return createHmac('sha256', key).update(text).digest('base64url');
  }
  const hash = await passwords.inTurn(() => slowHash(text, key, 32));
  return hash.toString('base64url');
}
