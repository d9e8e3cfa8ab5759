import { Attempt, ACCEPT_ENCODING } from './attempt.ts';
import type { PreparedCall } from './call.ts';
import type { Caller } from './caller.ts';
import { Connections, type CallLimits } from './connections.ts';
import type { Outcome } from './outcome.ts';

/** Limits of the calls to a backend. */
export interface ExchangeLimits extends CallLimits {
  /** Maximum number of parallel calls; others wait within their own deadline. */
  maxConnections: number;
  /** The same for calls that verify passwords, which are slow and arrive in bursts. */
  maxPasswordConnections: number;
}

/** Sends calls to one backend, each once. */
export class Exchange {
  private readonly connections: Connections;
  private readonly forPasswords: Connections;

  /** @param origin `http://host:port`, without `/api` */
  constructor(origin: string, limits: ExchangeLimits) {
    this.connections = new Connections(origin, limits, limits.maxConnections);
    this.forPasswords = new Connections(origin, limits, limits.maxPasswordConnections);
  }

  /** The outcome; rejects for a bug of the bff only. */
  send(call: PreparedCall, caller: Caller): Promise<Outcome> {
    // Redirects are not followed: they would send the token to another address.
    const request = {
      method: call.method,
      path: call.address,
      headers: headersOf(call, caller),
      body: call.body === undefined ? null : JSON.stringify(call.body),
    };
    const connections = call.isPasswordCall ? this.forPasswords : this.connections;
    return new Attempt(call, caller, connections).send(request);
  }

  close(): void {
    this.connections.close();
    this.forPasswords.close();
  }
}

/** Headers of a call, including the caller's token: names and values in turn. */
function headersOf(call: PreparedCall, caller: Caller): string[] {
  const headers = ['accept', 'application/json', 'accept-encoding', ACCEPT_ENCODING];
  headers.push('x-forwarded-for', caller.address, 'x-request-id', caller.requestId);
  if (caller.userAgent !== undefined) headers.push('user-agent', caller.userAgent);
  if (caller.authorization !== undefined) headers.push('authorization', caller.authorization);
  if (caller.isBackground) headers.push('session-activity', 'background');
  if (call.body !== undefined) headers.push('content-type', 'application/json');
  if (call.ifMatch != null) headers.push('if-match', call.ifMatch);
  if (call.idempotencyKey != null) headers.push('idempotency-key', call.idempotencyKey);
  return headers;
}
