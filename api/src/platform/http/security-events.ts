import type { FastifyRequest } from 'fastify';
import type { Result } from '../../domain/result.ts';
import type { ApiResponse } from './responses.ts';

/** Events of the log that concern logins, accounts and the access to records of people. */
export type SecurityEvent =
  | 'login.success'
  | 'login.failure'
  | 'login.refused'
  | 'access.refused'
  | 'person.read'
  | 'person.change'
  | 'people.list'
  | 'people.change'
  | 'administrator.add'
  | 'administrator.remove'
  | 'second-factor.on'
  | 'second-factor.off'
  | 'second-factor.reset'
  | 'recovery-codes.renew'
  | 'password.change'
  | 'password.failure'
  | 'password.refused'
  | 'password.reset'
  | 'password.set'
  | 'password.link'
  | 'email.change'
  | 'email.undo'
  | 'sessions.end'
  | 'deletion.carry-out';

declare module 'fastify' {
  interface FastifyRequest {
    /** Keyed hash of the client's network, in place of the address. */
    addressHash: string;
  }
}

/** Ids and words of the program: no names, emails or addresses. */
export interface EventFields {
  /** Account of the caller, if known. */
  userId?: string | undefined;
  /** The affected administrator or mentor; changes of people are in the audit instead. */
  accountId?: string | undefined;
  code?: string;
  what?: string;
  /** Of a list that shows several people, or a change of several. */
  filterHash?: string;
  rowCount?: number;
}

/** Logs an event in one line. */
export function logEvent(request: FastifyRequest, event: SecurityEvent, fields: EventFields): void {
  const { addressHash, signedIn } = request;
  // Each line of an authenticated request has the account already.
  const userId = signedIn ? undefined : fields.userId;
  request.log.info({ event, ...fields, userId, addressHash }, event);
}

/** Logs what the caller did, unless it failed or was a repeat with the same Idempotency-Key. */
export function logDone(
  request: FastifyRequest,
  result: Result<ApiResponse>,
  event: SecurityEvent,
  fields: Pick<EventFields, 'accountId'> = {},
): void {
  if (!result.ok || result.value.replayed) return;
  logEvent(request, event, { userId: request.signedIn?.id, ...fields });
}
