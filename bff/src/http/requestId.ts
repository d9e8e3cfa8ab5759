import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** Safe in a log and a header. The api accepts the same ids. */
const SAFE_ID = /^[\w.:-]{1,64}$/;

/** The request id of the client or proxy, or a new one. */
export function requestIdOf({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const header = headers['x-request-id'];
  return typeof header === 'string' && SAFE_ID.test(header) ? header : randomUUID();
}
