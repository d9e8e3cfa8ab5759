import { addressOf, documented, type Call, type Query } from './call.ts';
import { readRefusal, refusalAhead, type Refusal } from './refusal.ts';
import { isRecord } from './reader.ts';
import { isStrongTag } from './etag.ts';
import { parseJson } from './json.ts';
import { statusError } from './statusError.ts';
import type { Caller } from './caller.ts';
import type { RawAnswer } from './exchange.ts';
import type { Transport } from './transport.ts';
import { invalidAnswer, type CallName } from './upstreamError.ts';

/** A successful answer and the call it answers. */
export interface Reply extends CallName {
  body: unknown;
  /** `X-Total-Count`: how many records match in all; null when the backend does not say. */
  total: number | null;
  /** A strong `ETag`, which a write can be tied to; null without one, or with a weak one. */
  etag: string | null;
}

/**
 * What a write came to: the answer, or what the server refused it for; with the record as it is
 * now where the server gave that because the version was another.
 */
export type WriteResult =
  { ok: true; reply: Reply } | { ok: false; refusal: Refusal; current?: Reply | undefined };

interface WriteOptions extends Pick<Call, 'params' | 'body' | 'ifMatch'> {
  /** Statuses that the user can mend; all others throw. */
  refusedBy?: readonly number[];
  /** Without the caller's token, as the two calls that come before a session. */
  anonymous?: boolean;
}

/** The REST calls of one operation, made with its caller's token. Failures throw `UpstreamError`. */
export interface RestClient {
  /** Reads a resource; within one operation each address is requested once. */
  get(path: string, options?: { params?: Record<string, string>; query?: Query }): Promise<Reply>;
  write(
    method: 'POST' | 'PUT' | 'DELETE',
    path: string,
    options?: WriteOptions,
  ): Promise<WriteResult>;
}

const MENDABLE = [400, 409, 412, 422];

/** A client for one operation. */
export function createRestClient(transport: Transport, caller: Caller): RestClient {
  const answered = new Map<string, Promise<Reply>>();

  async function read(call: Call, address: string): Promise<Reply> {
    const name = { call: documented(call), address };
    const answer = await transport.send(call, address, caller);
    if (!isSuccess(answer)) throw statusError(name, answer.status, parse(answer));
    return toReply(name, answer);
  }

  return {
    get(path, options = {}) {
      const call: Call = { method: 'GET', path, ...options };
      const address = addressOf(call);
      const known = answered.get(address);
      if (known !== undefined) return known;
      const reply = read(call, address);
      // A call started ahead may fail before anyone awaits it; whoever does still gets the error.
      reply.catch(() => undefined);
      answered.set(address, reply);
      return reply;
    },

    async write(method, path, { refusedBy = MENDABLE, anonymous = false, ...options } = {}) {
      const call: Call = { method, path, ...options };
      const ahead = refusalAhead(call);
      if (ahead !== null) return { ok: false, refusal: ahead };
      const address = addressOf(call);
      const name = { call: documented(call), address };
      // What was read before the write may no longer hold after it.
      answered.clear();
      const answer = await transport.send(
        call,
        address,
        anonymous ? { ...caller, authorization: undefined } : caller,
      );
      if (isSuccess(answer)) return { ok: true, reply: toReply(name, answer) };
      const body = parse(answer);
      if (body === undefined || !refusedBy.includes(answer.status)) {
        throw statusError(name, answer.status, body);
      }
      return {
        ok: false,
        refusal: readRefusal(answer.status, body),
        current: currentIn(name, answer, body),
      };
    },
  };
}

function isSuccess({ status }: RawAnswer): boolean {
  return status >= 200 && status < 300;
}

function toReply(name: CallName, answer: RawAnswer): Reply {
  const body = answer.text === '' ? null : parse(answer);
  if (body === undefined) throw invalidAnswer(name);
  const total = Number.parseInt(answer.headers.get('x-total-count') ?? '', 10);
  return { ...name, body, total: Number.isNaN(total) ? null : total, etag: strongTag(answer) };
}

/** `If-Match` compares strongly, so that a weak tag could never hold. */
function strongTag({ headers }: RawAnswer): string | null {
  const tag = headers.get('etag')?.trim() ?? '';
  return isStrongTag(tag) ? tag : null;
}

/** The record that a refusal because of the version carries (`{message, code, current}`). */
function currentIn(name: CallName, answer: RawAnswer, body: unknown): Reply | undefined {
  if (answer.status !== 412 || !isRecord(body) || !isRecord(body['current'])) return undefined;
  return { ...name, body: body['current'], total: null, etag: strongTag(answer) };
}

/** The answer's JSON, or undefined when it is none. */
function parse({ text }: RawAnswer): unknown {
  try {
    return parseJson(text);
  } catch {
    return undefined;
  }
}
