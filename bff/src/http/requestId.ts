import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** Short and plain, so that it can do no harm in a log or a header. */
const SANE = /^[\w.:-]{1,64}$/;

/** The id that the client or a proxy gave the request, else a new one. */
export function requestIdOf({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const given = headers['x-request-id'];
  return typeof given === 'string' && SANE.test(given) ? given : randomUUID();
}
