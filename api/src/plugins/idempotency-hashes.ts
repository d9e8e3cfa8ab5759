import type { FastifyRequest } from 'fastify';
import { createHash, createHmac, scrypt } from 'node:crypto';
import { promisify } from 'node:util';
import type { Passwords } from './passwords.ts';

const slowHash = promisify<string, string, number, Buffer>(scrypt);

/**
 * Tells calls with an Idempotency-Key apart: by who asks (without a session: from which address),
 * by route and by key. So nobody can meet the answer of anybody else.
 */
export function identify(request: FastifyRequest, key: string): string {
  const caller = request.signedIn?.id ?? request.ip;
  const [path] = request.url.split('?');
  const parts = JSON.stringify([caller, request.method, path, key]);
  return createHash('sha256').update(parts).digest('base64url');
}

/**
 * Recognises a repeated body. The hash is keyed with the Idempotency-Key, which is kept nowhere;
 * that of a body with a secret costs as much as that of a password, since keys may be guessable.
 */
export async function hashBody(body: unknown, key: string, passwords: Passwords): Promise<string> {
  const text = JSON.stringify(body ?? null);
  if (!/"\w*(password|token)\w*":/i.test(text)) {
    return createHmac('sha256', key).update(text).digest('base64url');
  }
  const hash = await passwords.inTurn(() => slowHash(text, key, 32));
  return hash.toString('base64url');
}
