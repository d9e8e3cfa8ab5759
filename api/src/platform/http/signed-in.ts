import type { FastifyRequest } from 'fastify';
import type { Role } from '../../domain/words.ts';

/** The user of a request. */
export interface SignedIn {
  id: string;
  name: string;
  role: Role;
  /** Whether the session must turn on two-step login before it may do anything else. */
  secondFactorDue: boolean;
  /** Whether the session has written within the last ten seconds; known where there is a replica. */
  hasJustWritten: boolean;
  /** The bearer token of this request. */
  token: string;
  /** Its hash, which is stored. */
  sessionHash: string;
}

/** When a session ends unless it is used. */
export interface SessionEnd {
  /** Whole seconds from now. */
  seconds: number;
  /** Whether the session has reached its maximum age, so that use does not extend it. */
  isFinal: boolean;
}

/**
 * Finds the user of a token; null when the token is unknown, expired or revoked.
 * @param isUse whether the request extends the session
 */
export type FindSession = (
  token: string,
  isUse: boolean,
) => Promise<{ user: Omit<SignedIn, 'token'>; end: SessionEnd } | null>;

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by the guard; null on public routes. */
    signedIn: SignedIn | null;
  }
}

/** The user of a request to a guarded route. */
export function signedInAs(request: FastifyRequest): SignedIn {
  if (!request.signedIn) throw new Error(`${request.url} is not guarded`);
  return request.signedIn;
}
