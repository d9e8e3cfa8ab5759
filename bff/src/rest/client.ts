import { addressOf, documented, type Call } from './call.ts';
import { isStrongTag } from './etag.ts';
import { failureIn } from './failure.ts';
import { parseJson } from './json.ts';
import { missingRoute } from './missingRoute.ts';
import { namesNext, totalIn } from './pageHeaders.ts';
import { isRecord } from './reader.ts';
import { readRefusal, refusalAhead, type Refusal } from './refusal.ts';
import { ownMessage, statusError } from './statusError.ts';
import type { Caller } from './caller.ts';
import type { RawAnswer } from './exchange.ts';
import type { Transport } from './transport.ts';
import { invalidAnswer, UpstreamError, type CallName } from './upstreamError.ts';

/** A successful answer and the call it answers. */
export interface Reply extends CallName {
  body: unknown;
  /** How many records match in all, as a header says (`X-Total-Count`); null when none does. */
  total: number | null;
  /** True when a header says that this is only the beginning (`Link: …; rel="next"`). */
  hasNext: boolean;
  /** A strong `ETag`, which a write can be tied to; null without one, or with a weak one. */
  etag: string | null;
}

/**
 * What a write came to: the answer, or what the server refused it for; with the record as it is
 * now where the server gave that because the version was another.
 */
export type WriteResult =
  { ok: true; reply: Reply } | { ok: false; refusal: Refusal; current?: Reply | undefined };

interface ReadOptions extends Pick<Call, 'params' | 'query' | 'isOptional'> {
  /** Presented instead of the caller's token: the one that a login has just given. */
  token?: string;
}

interface WriteOptions extends Pick<Call, 'params' | 'body' | 'ifMatch' | 'isOptional'> {
  /** Statuses that the user can mend; all others throw. */
  refusedBy?: readonly number[];
  /** Without the caller's token, as the two calls that come before a session. */
  anonymous?: boolean;
}

/** The REST calls of one operation, made with its caller's token. Failures throw `UpstreamError`. */
export interface RestClient {
  /** How many changes were asked for; what was read before one may no longer hold. */
  readonly writes: number;
  /** Reads a resource; within one operation each address is requested once. */
  get(path: string, options?: ReadOptions): Promise<Reply>;
  /**
   * Changes something. A server that says that it did has done so, whatever else it says: an
   * answer that is no JSON is an empty one. Only a page comes from somebody else.
   */
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
  let writes = 0;

  async function read(call: Call, address: string, of: Caller): Promise<Reply> {
    const answer = await transport.send(call, address, of);
    const body = parse(answer);
    const failure = failureIn(answer.status, answer.text, body);
    if (failure !== null) throw statusError(call, address, failure, of.authorization);
    const name = { call: documented(call), address };
    if (body === undefined && answer.text !== '') {
      throw isPage(answer) ? pageError(call, name) : invalidAnswer(name);
    }
    return toReply(name, answer, body);
  }

  return {
    get writes() {
      return writes;
    },

    get(path, { token, ...options } = {}) {
      const call: Call = { method: 'GET', path, ...options };
      const address = addressOf(call);
      if (token !== undefined) {
        return read(call, address, { ...caller, authorization: `Bearer ${token}` });
      }
      const known = answered.get(address);
      if (known !== undefined) return known;
      const reply = read(call, address, caller);
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
      writes += 1;
      const of = anonymous ? { ...caller, authorization: undefined } : caller;
      const answer = await transport.send(call, address, of);
      const body = parse(answer);
      const failure = failureIn(answer.status, answer.text, body);
      if (failure === null) {
        if (body === undefined && isPage(answer)) throw pageError(call, name);
        return { ok: true, reply: toReply(name, answer, body) };
      }
      if (!refusedBy.includes(failure.status) || missingRoute(call, address, failure)) {
        throw statusError(call, address, failure, caller.authorization);
      }
      return {
        ok: false,
        refusal: readRefusal(call, failure, caller.authorization),
        current: currentIn(name, answer, body),
      };
    },
  };
}

/** True of HTML: what a web server or a gateway shows in place of the backend. */
function isPage({ text }: RawAnswer): boolean {
  return /^\s*<(!|[a-z])/i.test(text);
}

function pageError(call: Call, name: CallName): UpstreamError {
  return call.isOptional === true
    ? new UpstreamError({ ...name, code: 'NOT_SUPPORTED', message: ownMessage.NOT_SUPPORTED })
    : invalidAnswer(name);
}

function toReply(name: CallName, answer: RawAnswer, body: unknown): Reply {
  return {
    ...name,
    body: body ?? null,
    total: totalIn(answer.headers),
    hasNext: namesNext(answer.headers),
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
  return { ...name, body: body['current'], total: null, hasNext: false, etag: strongTag(answer) };
}

/** The answer's JSON, or undefined when it is none. */
function parse({ text }: RawAnswer): unknown {
  try {
    return parseJson(text);
  } catch {
    return undefined;
  }
}
