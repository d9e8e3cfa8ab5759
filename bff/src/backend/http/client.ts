import type { Calendar } from '../../calendar.ts';
import { decode } from '../reading/decode.ts';
import { isRecord } from '../reading/isRecord.ts';
import type { Source } from '../reading/recordReader.ts';
import { appliedIn, namesNext, strongTagIn, totalIn } from './pageHeaders.ts';
import { MISSING_ID, missingParam, nameOf, prepared } from './call.ts';
import type { Call, PreparedCall } from './call.ts';
import type { Caller } from './caller.ts';
import { isAbsence } from '../failures/absence.ts';
import { readFailure } from '../failures/failure.ts';
import { readRefusal, validateCall, type Refusal } from '../failures/refusal.ts';
import { fallbackMessages, missingRoute, statusError } from '../failures/statusError.ts';
import { invalidAnswer, UpstreamError } from '../failures/upstreamError.ts';
import type { RawAnswer } from './outcome.ts';
import type { Transport } from './transport.ts';

/** A successful response and its call. */
export interface Reply extends Source {
  status: number;
  body: unknown;
  /** True for an answer without records: 204, or a 404 that says so. */
  isEmpty: boolean;
  /** Total number of matching records from a header (`X-Total-Count`); null without one. */
  total: number | null;
  /** True when a header announces a next page (`Link: …; rel="next"`). */
  hasNext: boolean;
  /** Parameters that the backend applied (`Applied-Parameters`). */
  applied: ReadonlySet<string>;
  /** A strong `ETag`, usable in `If-Match`; null without one, or for a weak one. */
  etag: string | null;
}

/**
 * Result of a write: the reply, or the refusal, with the current record where the server returned
 * it for a version conflict.
 */
export type WriteReply =
  { ok: true; reply: Reply } | { ok: false; refusal: Refusal; current?: Reply | undefined };

interface ReadOptions extends Pick<Call, 'params' | 'query' | 'isOptional' | 'nouns'> {
  /** Sent instead of the caller's token: the token of a new login. */
  token?: string;
}

export type WriteMethod = 'POST' | 'PUT' | 'DELETE';

export interface WriteOptions extends Omit<Call, 'method' | 'path' | 'query'> {
  /** Statuses that the user can correct; others throw. */
  refusedBy?: readonly number[];
}

/**
 * The REST calls of one operation, made with its caller's token. Failures throw `UpstreamError`.
 */
export interface RestClient {
  /** Number of writes so far; a write invalidates earlier reads. */
  readonly writeCount: number;
  /** Reads a resource; each URL is requested once per operation. */
  get(path: string, options?: ReadOptions): Promise<Reply>;
  /**
   * Makes a write. It succeeded if the status says so: a body that is not JSON counts as empty,
   * except for an HTML page, which does not come from the backend.
   */
  write(method: WriteMethod, path: string, options?: WriteOptions): Promise<WriteReply>;
}

const NO_CONTENT = 204;

const CORRECTABLE_STATUSES = [400, 409, 412, 422, 423];

/** Creates the client of one operation. */
export function createRestClient(
  transport: Transport,
  caller: Caller,
  calendar: Calendar,
): RestClient {
  const answered = new Map<string, Promise<Reply>>();

  function toReply({ call, address }: PreparedCall, answer: RawAnswer, body: unknown): Reply {
    return {
      call,
      address,
      calendar,
      status: answer.status,
      body: body ?? null,
      isEmpty: answer.status === NO_CONTENT,
      total: totalIn(answer.headers),
      hasNext: namesNext(answer.headers),
      applied: appliedIn(answer.headers),
      etag: strongTagIn(answer.headers),
    };
  }

  function read(call: PreparedCall, of: Caller, answer: RawAnswer, body: unknown): Reply {
    const { status, bytes } = answer;
    const failure = readFailure(status, bytes, body);
    if (failure !== null) {
      if (!isAbsence(call, failure)) throw statusError(call, failure, of.authorization);
      return { ...toReply(call, answer, null), isEmpty: true };
    }
    if (body === undefined && decode(bytes) !== '') {
      throw isHtmlPage(answer) ? htmlPageError(call) : invalidAnswer(call);
    }
    return toReply(call, answer, body);
  }

  // An object with a getter gets its own hidden class in V8, which would keep the operation's data
  // alive until the next full collection.
  const client: RestClient & { writeCount: number } = {
    writeCount: 0,

    get(path, { token, ...options } = {}) {
      const asked: Call = { method: 'GET', path, ...options };
      if (missingParam(asked) !== null) return handled(Promise.reject(missingId(asked)));
      const call = prepared(asked);
      if (token !== undefined) {
        return transport.send(call, { ...caller, authorization: `Bearer ${token}` }, read);
      }
      const cached = answered.get(call.address);
      if (cached !== undefined) return cached;
      const reply = handled(transport.send(call, caller, read));
      answered.set(call.address, reply);
      return reply;
    },

    async write(method, path, { refusedBy = CORRECTABLE_STATUSES, ...options } = {}) {
      const asked: Call = { method, path, ...options };
      const ahead = validateCall(asked);
      if (ahead !== null) return { ok: false, refusal: ahead };
      const call = prepared(asked);
      // The write invalidates earlier reads.
      answered.clear();
      client.writeCount += 1;
      const of = call.isAnonymous === true ? { ...caller, authorization: undefined } : caller;
      return transport.send(call, of, (_call, _of, answer, body): WriteReply => {
        const failure = readFailure(answer.status, answer.bytes, body);
        if (failure === null) {
          if (body === undefined && isHtmlPage(answer)) throw htmlPageError(call);
          return { ok: true, reply: toReply(call, answer, body) };
        }
        if (!refusedBy.includes(failure.status) || missingRoute(call, failure)) {
          throw statusError(call, failure, caller.authorization);
        }
        const refusal = readRefusal(failure, caller.authorization);
        // Body of a version conflict: `{message, code, current}`.
        const current = answer.status === 412 && isRecord(body) ? body['current'] : null;
        if (!isRecord(current)) return { ok: false, refusal };
        return { ok: false, refusal, current: toReply(call, answer, current) };
      });
    },
  };
  return client;
}

/** Marks the rejection as handled: the reply may be awaited later, or never. */
function handled(reply: Promise<Reply>): Promise<Reply> {
  reply.catch(() => undefined);
  return reply;
}

/** A record with an invalid id does not exist. */
function missingId(asked: Call): UpstreamError {
  const call = nameOf(asked);
  return new UpstreamError({ code: 'NOT_FOUND', message: MISSING_ID, call, address: call });
}

/** True for HTML from a web server or gateway in front of the backend. */
function isHtmlPage({ bytes }: RawAnswer): boolean {
  return /^\s*<(!|[a-z])/i.test(decode(bytes));
}

function htmlPageError({ isOptional, call, address }: PreparedCall): UpstreamError {
  if (isOptional !== true) return invalidAnswer({ call, address });
  const message = fallbackMessages.NOT_SUPPORTED;
  return new UpstreamError({ code: 'NOT_SUPPORTED', message, call, address });
}
