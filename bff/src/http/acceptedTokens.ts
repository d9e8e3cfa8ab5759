import { LRUCache } from 'lru-cache';
import { createHash } from 'node:crypto';
import type { CallReport } from '../operation.ts';

/** Maximum number of tokens; the least recently used go first. */
const MAX_TOKENS = 10_000;

/** How long a token counts as accepted after its last call, in ms. */
const LIFETIME = 60 * 60_000;

/** Recently accepted tokens, as hashes. */
export interface AcceptedTokens {
  has(authorization: string): boolean;
  /** Adds the token after a success, removes it after a 401. */
  note(authorization: string, report: CallReport): void;
}

export function createAcceptedTokens(maxTokens = MAX_TOKENS, lifetime = LIFETIME): AcceptedTokens {
  const hashes = new LRUCache<string, true>({ max: maxTokens, ttl: lifetime });
  return {
    has: (authorization) => hashes.has(hashOf(authorization)),
    note(authorization, { hasToken, status }) {
      if (!hasToken || typeof status !== 'number') return;
      if (status < 400) hashes.set(hashOf(authorization), true);
      if (status === 401) hashes.delete(hashOf(authorization));
    },
  };
}

const hashOf = (authorization: string) =>
  createHash('sha256').update(authorization).digest('base64');
