import { isRecord } from '../reading/isRecord.ts';
import { parseJson } from '../reading/json.ts';
import { appliedIn, isCounted, namesNext, totalIn } from './pageHeaders.ts';
import {
  MISSING_ID,
  missingParam,
  nameOf,
  prepared,
  type Call,
  type PreparedCall,
} from './call.ts';
import type { Caller } from './caller.ts';
import { isStrongTag } from './etag.ts';
import { failureIn } from '../failures/failure.ts';
import { missingRoute } from '../failures/missingRoute.ts';
import { readRefusal, refusalAhead, type Refusal } from '../failures/refusal.ts';
import { ownMessage, statusError } from '../failures/statusError.ts';
import { invalidAnswer, UpstreamError, type CallName } from '../failures/upstreamError.ts';
import type { RawAnswer } from './exchange.ts';
import type { Transport } from './transport.ts';

/** A successful answer and the call it answers. */
export interface Reply extends CallName {
  body: unknown;
  /** How many records match in all, as a header says (`X-Total-Count`); null when none does. */
  total: number | null;
  /** True when that is `X-Total-Count` itself, the documented sign of a list with parameters. */
  isCounted: boolean;
  /** True when a header says that this is only the beginning (`Link: …; rel="next"`). */
  hasNext: boolean;
  /** Parameters that a header says were applied (`Applied-Parameters`). */
  applied: ReadonlySet<string>;
  /** A strong `ETag`, which a write can be tied to; null without one, or with a weak one. */
  etag: string | null;
}

/**
 * What a write came to: the answer, or what the server refused it for; with the record as it is
 * now where the server gave that because the version was another.
 */
export type WriteReply =
  { ok: true; reply: Reply } | { ok: false; refusal: Refusal; current?: Reply | undefined };

interface ReadOptions extends Pick<Call, 'params' | 'query' | 'isOptional'> {
  /** Presented instead of the caller's token: the one that a login has just given. */
  token?: string;
}

interface WriteOptions extends Pick<
  Call,
  'params' | 'body' | 'ifMatch' | 'idempotencyKey' | 'isOptional' | 'isAnonymous'
> {
  /** Statuses that the user can mend; all others throw. */
  refusedBy?: readonly number[];
}

/** The REST calls of one operation, made with its caller's token. Failures throw `UpstreamError`. */
export interface RestClient {
  /** How many changes were asked for; what was read before one may no longer hold. */
  readonly writes: number;
  /** Reads a resource; within one operation each address is requested once. */
  get(path: string, options?: ReadOptions): Promise<Reply>;
  /**
   * Changes something. When the server reports success the change is made, whatever else the answer
   * holds: what is not JSON counts as empty. Only an HTML page is not the backend's answer.
   */
  write(
    method: 'POST' | 'PUT' | 'DELETE',
    path: string,
    options?: WriteOptions,
  ): Promise<WriteReply>;
}

const MENDABLE = [400, 409, 412, 422, 423];

/** A client for one operation. */
export function createRestClient(transport: Transport, caller: Caller): RestClient {
  const answered = new Map<string, Promise<Reply>>();

  async function read(call: PreparedCall, of: Caller): Promise<Reply> {
    const answer = await transport.send(call, of);
    const body = parse(answer);
    const failure = failureIn(answer.status, answer.text, body);
    if (failure !== null) throw statusError(call, failure, of.authorization);
    if (body === undefined && answer.text !== '') {
      throw isPage(answer) ? pageError(call) : invalidAnswer(call);
    }
    return toReply(call, answer, body);
  }

  // With a getter among its properties an object has a shape of its own, which holds on to all that
  // the operation has read until the next full collection.
  const client: RestClient & { writes: number } = {
    writes: 0,

    get(path, { token, ...options } = {}) {
      const asked: Call = { method: 'GET', path, ...options };
      if (missingParam(asked) !== null) return startedAhead(Promise.reject(missingId(asked)));
      const call = prepared(asked);
      if (token !== undefined) {
        return read(call, { ...caller, authorization: `Bearer ${token}` });
      }
      const known = answered.get(call.address);
      if (known !== undefined) return known;
      const reply = startedAhead(read(call, caller));
      answered.set(call.address, reply);
      return reply;
    },

    async write(method, path, { refusedBy = MENDABLE, ...options } = {}) {
      const asked: Call = { method, path, ...options };
      const ahead = refusalAhead(asked);
      if (ahead !== null) return { ok: false, refusal: ahead };
      const call = prepared(asked);
      // What was read before the write may no longer hold after it.
      answered.clear();
      client.writes += 1;
      const of = call.isAnonymous === true ? { ...caller, authorization: undefined } : caller;
      const answer = await transport.send(call, of);
      const body = parse(answer);
      const failure = failureIn(answer.status, answer.text, body);
      if (failure === null) {
        if (body === undefined && isPage(answer)) throw pageError(call);
        return { ok: true, reply: toReply(call, answer, body) };
      }
      if (!refusedBy.includes(failure.status) || missingRoute(call, failure)) {
        throw statusError(call, failure, caller.authorization);
      }
      return {
        ok: false,
        refusal: readRefusal(call, failure, caller.authorization),
        current: currentIn(call, answer, body),
      };
    },
  };
  return client;
}

/** An answer that may fail before anyone awaits it; whoever does still gets the error. */
function startedAhead(reply: Promise<Reply>): Promise<Reply> {
  reply.catch(() => undefined);
  return reply;
}

/** What can't be an id names nothing that could be found. */
function missingId(asked: Call): UpstreamError {
  const call = nameOf(asked);
  return new UpstreamError({ code: 'NOT_FOUND', message: MISSING_ID, call, address: call });
}

/** True of HTML: what a web server or a gateway shows in place of the backend. */
function isPage({ text }: RawAnswer): boolean {
  return /^\s*<(!|[a-z])/i.test(text);
}

function pageError({ isOptional, call, address }: PreparedCall): UpstreamError {
  return isOptional === true
    ? new UpstreamError({ code: 'NOT_SUPPORTED', message: ownMessage.NOT_SUPPORTED, call, address })
    : invalidAnswer({ call, address });
}

function toReply({ call, address }: CallName, answer: RawAnswer, body: unknown): Reply {
  return {
    call,
    address,
    body: body ?? null,
    total: totalIn(answer.headers),
    isCounted: isCounted(answer.headers),
    hasNext: namesNext(answer.headers),
    applied: appliedIn(answer.headers),
    etag: strongTag(answer),
  };
}

/** `If-Match` compares strongly, so that a weak tag could never hold. */
function strongTag({ headers }: RawAnswer): string | null {
  const tag = headers.get('etag')?.trim() ?? '';
  return isStrongTag(tag) ? tag : null;
}

/** The record that a refusal because of the version carries (`{message, code, current}`). */
function currentIn(name: CallName, answer: RawAnswer, body: unknown): Reply | undefined {
  if (answer.status !== 412 || !isRecord(body) || !isRecord(body['current'])) return undefined;
  return toReply(name, answer, body['current']);
}

/** The answer's JSON, or undefined when it is none. */
function parse({ text }: RawAnswer): unknown {
  try {
    return parseJson(text);
  } catch {
    return undefined;
  }
}
