import { propagation } from '@opentelemetry/api';
import { isUtf8 } from 'node:buffer';
import { brotliDecompress, gunzip, inflate } from 'node:zlib';
import { errors, type Dispatcher } from 'undici';
import type { PreparedCall } from './call.ts';
import type { Caller } from './caller.ts';
import type { Connections } from './connections.ts';
import { headerOf, noAnswer, reasonOf, type Outcome, type RawAnswer } from './outcome.ts';

const EMPTY = new Uint8Array();

type Controller = Dispatcher.DispatchController;

/**
 * One attempt of a call: handler of undici, deadline, cancellation and outcome in one object.
 * Undici's `request` creates a stream for each, which costs more.
 */
export class Attempt implements Dispatcher.DispatchHandler {
  private readonly outcome: Promise<Outcome>;
  private resolve!: (outcome: Outcome) => void;
  private reject!: (bug: Error) => void;
  private readonly call: PreparedCall;
  private readonly caller: Caller;
  private readonly connections: Connections;
  private readonly timer: NodeJS.Timeout;
  private readonly isShortened: boolean;
  private controller: Controller | null = null;
  private wasQueued = false;
  private isEnded = false;
  private status = 0;
  private headers: RawAnswer['headers'] = {};
  private readonly chunks: Uint8Array[] = [];

  constructor(call: PreparedCall, caller: Caller, connections: Connections) {
    this.outcome = new Promise((resolve, reject) => {
      this.resolve = resolve;
      this.reject = reject;
    });
    this.call = call;
    this.caller = caller;
    this.connections = connections;
    const { callDeadline } = connections.limits;
    const timeLeft = caller.timeLeft();
    this.isShortened = timeLeft < callDeadline;
    this.timer = setTimeout(expire, Math.min(callDeadline, timeLeft), this);
    caller.cancellation.add(this);
  }

  /** The outcome; rejects for a bug of the bff only. */
  send(): Promise<Outcome> {
    const { call, caller } = this;
    // Redirects are not followed: they would send the token to another address.
    const request = {
      method: call.method,
      path: call.address,
      headers: headersOf(call, caller),
      body: call.body === undefined ? null : JSON.stringify(call.body),
    };
    // False when all connections are busy.
    if (!this.isEnded) this.wasQueued = !this.connections.dispatch(request, this);
    return this.outcome;
  }

  cancel(): void {
    this.abort('cancelled');
  }

  expire(): void {
    // The server never saw a call that waited for a connection.
    if (this.wasQueued && this.controller === null) this.abort('queued');
    else this.abort(this.isShortened ? 'expired' : 'timeout');
  }

  private abort(status: 'cancelled' | 'queued' | 'expired' | 'timeout'): void {
    const reason = new errors.RequestAbortedError();
    // Undici calls `onResponseError` for an abort, and nothing for that of a queued call.
    this.end(noAnswer(this.call, status, reason));
    this.controller?.abort(reason);
  }

  private end(outcome: Outcome | Error): void {
    if (this.isEnded) return;
    this.isEnded = true;
    clearTimeout(this.timer);
    this.caller.cancellation.remove(this);
    if (outcome instanceof Error) this.reject(outcome);
    else this.resolve(outcome);
  }

  onRequestStart(controller: Controller): void {
    this.controller = controller;
    if (this.isEnded) controller.abort(new errors.RequestAbortedError());
  }

  /** Called for each interim response (1xx), then for the final one. */
  onResponseStart(_controller: Controller, status: number, headers: RawAnswer['headers']): void {
    this.status = status;
    this.headers = headers;
  }

  onResponseData(_controller: Controller, chunk: Uint8Array): void {
    this.chunks.push(chunk);
  }

  onResponseEnd(): void {
    const { maxAnswerSize } = this.connections.limits;
    const [first = EMPTY] = this.chunks;
    const bytes = this.chunks.length > 1 ? Buffer.concat(this.chunks) : first;
    const unpack = unpackers.get(
      headerOf(this.headers, 'content-encoding')?.trim().toLowerCase() ?? '',
    );
    // An empty body may have the header too.
    if (unpack === undefined || bytes.length === 0) this.endWith(null, bytes);
    else unpack(bytes, { maxOutputLength: maxAnswerSize }, this.endWith.bind(this));
  }

  onResponseError(_controller: Controller, error: Error): void {
    if (this.isEnded) return;
    this.connections.noteError(error);
    const reason = reasonOf(error);
    this.end(reason === null ? error : noAnswer(this.call, reason, error));
  }

  private endWith(error: Error | null, bytes: Uint8Array): void {
    const { status, headers } = this;
    // Invalid UTF-8 is refused: replacement characters in a name could be saved back.
    const invalid = error ?? (isUtf8(bytes) ? null : new Error('The answer is not UTF-8.'));
    this.end(invalid ? noAnswer(this.call, 'invalid', invalid) : { status, headers, bytes });
  }
}

function expire(attempt: Attempt): void {
  attempt.expire();
}

const unpackers = new Map([
  ['gzip', gunzip],
  ['deflate', inflate],
  ['br', brotliDecompress],
]);

/** Headers of a call, including the caller's token: names and values in turn. */
function headersOf(call: PreparedCall, caller: Caller): string[] {
  const headers = ['accept', 'application/json', 'accept-encoding', 'gzip, deflate, br'];
  headers.push('x-forwarded-for', caller.address, 'x-request-id', caller.requestId);
  if (caller.userAgent !== undefined) headers.push('user-agent', caller.userAgent);
  if (caller.authorization !== undefined) headers.push('authorization', caller.authorization);
  if (caller.isBackground) headers.push('session-activity', 'background');
  if (call.body !== undefined) headers.push('content-type', 'application/json');
  if (call.ifMatch != null) headers.push('if-match', call.ifMatch);
  if (call.language != null) headers.push('accept-language', call.language);
  if (call.idempotencyKey != null) headers.push('idempotency-key', call.idempotencyKey);
  if (caller.trace !== undefined) {
    propagation.inject(caller.trace, headers, {
      set: (carrier, name, value) => carrier.push(name, value),
    });
  }
  return headers;
}
