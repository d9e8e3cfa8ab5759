import type { FastifyRequest } from 'fastify';

/** Events of the log that concern logins and the access to records of people. */
export type SecurityEvent =
  | 'login.success'
  | 'login.failure'
  | 'login.refused'
  | 'access.refused'
  | 'person.read'
  | 'person.change';

declare module 'fastify' {
  interface FastifyRequest {
    /** Keyed hash of the client's network, in place of the address. */
    addressHash: string;
  }
}

/**
 * Logs an event in one line. The fields are ids and words of the program: no names, emails or
 * addresses, no id of the person whose record it is.
 */
export function logEvent(
  request: FastifyRequest,
  event: SecurityEvent,
  fields: { userId?: string | undefined; code?: string; what?: string },
): void {
  const { addressHash } = request;
  request.log.info({ event, ...fields, addressHash }, event);
}
