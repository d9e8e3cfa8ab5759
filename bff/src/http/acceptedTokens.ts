import { LRUCache } from 'lru-cache';
import { hash } from 'node:crypto';
import type { CallReport } from '../operation.ts';

/** Maximum number of tokens; the least recently used go first. */
const MAX_TOKENS = 10_000;

/** How long a token counts as accepted after its last call, in ms. */
const LIFETIME = 60 * 60_000;

/** One token and whether the backend has recently accepted it. */
export interface TokenState {
  hash: string;
  isAccepted(): boolean;
  /** Records a call: the token counts as accepted after a success, and no more after a 401. */
  note(report: CallReport): void;
}

/** Finds the state of a token. Tokens are kept as hashes; `of` hashes, so call it once a request. */
export interface AcceptedTokens {
  of(authorization: string): TokenState;
}

export function createAcceptedTokens(maxTokens = MAX_TOKENS, lifetime = LIFETIME): AcceptedTokens {
  const accepted = new LRUCache<string, true>({ max: maxTokens, ttl: lifetime });
  return {
    of(authorization) {
      const key = hash('sha256', authorization, 'base64');
      return {
        hash: key,
        isAccepted: () => accepted.has(key),
        note({ hasToken, status }) {
          if (!hasToken || typeof status !== 'number') return;
          if (status < 400) accepted.set(key, true);
          if (status === 401) accepted.delete(key);
        },
      };
    },
  };
}
