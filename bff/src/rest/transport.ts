import { Agent as HttpAgent } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';
import fetch, { FetchError } from 'node-fetch';
import { documented, type Call } from './call.ts';
import { invalidAnswer, UpstreamError } from './upstreamError.ts';

/** How long upstream may take, and how much it may say. */
export interface TransportLimits {
  /** Milliseconds for one call, from sending to the last byte of the answer. */
  callDeadline: number;
  /** Bytes of one answer. */
  maxAnswerSize: number;
}

export const defaultLimits: TransportLimits = {
  callDeadline: 5_000,
  maxAnswerSize: 16 * 1024 * 1024,
};

/** An answer as it came over the wire. */
export interface RawAnswer {
  status: number;
  headers: { get(name: string): string | null };
  text: string;
}

/** Whoever asks for a call: what they present, and what ends their interest in it. */
export interface Caller {
  authorization: string | undefined;
  /** The client's network address, by which the backend limits logins. */
  address: string;
  /** Aborts when the client has gone or the operation has used up its time. */
  signal: AbortSignal;
  /** True when nobody waits for an answer any more. */
  isGone: () => boolean;
}

/** Sends calls to one backend over kept-alive connections. */
export interface Transport {
  send(call: Call, address: string, caller: Caller): Promise<RawAnswer>;
  close(): void;
}

/** A transport to `origin` (`http://host:port`, without `/api`). */
export function createTransport(origin: string, limits: TransportLimits): Transport {
  const agent = origin.startsWith('https:')
    ? new HttpsAgent({ keepAlive: true })
    : new HttpAgent({ keepAlive: true });

  return {
    async send(call, address, caller) {
      const deadline = AbortSignal.timeout(limits.callDeadline);
      try {
        const response = await fetch(origin + address, {
          method: call.method,
          agent,
          // A redirect would carry the token to an address nobody configured.
          redirect: 'manual',
          size: limits.maxAnswerSize,
          signal: AbortSignal.any([caller.signal, deadline]),
          headers: {
            accept: 'application/json',
            'x-forwarded-for': caller.address,
            ...(caller.authorization !== undefined && { authorization: caller.authorization }),
            ...(call.body !== undefined && { 'content-type': 'application/json' }),
          },
          ...(call.body !== undefined && { body: JSON.stringify(call.body) }),
        });
        return { status: response.status, headers: response.headers, text: await response.text() };
      } catch (error) {
        throw failure(call, address, error, caller, deadline);
      }
    },
    close() {
      agent.destroy();
    },
  };
}

function failure(
  call: Call,
  address: string,
  cause: unknown,
  caller: Caller,
  deadline: AbortSignal,
): UpstreamError {
  const name = { call: documented(call), address };
  if (cause instanceof FetchError && cause.type === 'max-size') {
    return invalidAnswer(name, undefined, cause);
  }
  const late = deadline.aborted || (caller.signal.aborted && !caller.isGone());
  return late
    ? new UpstreamError({
        ...name,
        code: 'UPSTREAM_TIMEOUT',
        message: 'The server took too long to answer. Please try again.',
        cause,
      })
    : new UpstreamError({
        ...name,
        code: 'UPSTREAM_UNAVAILABLE',
        message: 'The server cannot be reached. Please try again later.',
        cause,
      });
}
