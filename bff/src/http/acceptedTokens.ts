import { createHash } from 'node:crypto';
import type { CallReport } from '../operation.ts';

/** Maximum number of tokens; the oldest go first. */
const MAX_TOKENS = 10_000;

/** How long a token counts as accepted after its last call, in ms. */
const LIFETIME = 60 * 60_000;

/** The tokens that the backend accepted lately, as hashes. */
export interface AcceptedTokens {
  has(authorization: string): boolean;
  /** Adds the token after a success, removes it after a 401. */
  note(authorization: string, report: CallReport): void;
}

export function createAcceptedTokens(maxTokens = MAX_TOKENS, lifetime = LIFETIME): AcceptedTokens {
  /** Ends by hash, least recently used first. */
  const ends = new Map<string, number>();
  return {
    has: (authorization) => (ends.get(hashOf(authorization)) ?? 0) > Date.now(),
    note(authorization, { hasToken, status }) {
      if (!hasToken || typeof status !== 'number') return;
      const isAccepted = status < 400;
      if (!isAccepted && status !== 401) return;
      const hash = hashOf(authorization);
      ends.delete(hash);
      if (isAccepted) ends.set(hash, Date.now() + lifetime);
      const [oldest] = ends.keys();
      if (ends.size > maxTokens && oldest !== undefined) ends.delete(oldest);
    },
  };
}

const hashOf = (authorization: string) =>
  createHash('sha256').update(authorization).digest('base64');
