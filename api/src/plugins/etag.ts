import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Answer, Failed } from '../domain/result.ts';
import type { App } from './app-type.ts';
import { RequestInvalid } from './validation.ts';

/** An answer that carries a single record. */
export type Tagged<T extends object = object> = Answer & { body: T; etag: string };

/** The record as lists include it: with its tag, which has no header there. */
export function withTag<T extends object>({ body, etag }: Tagged<T>): T & { etag: string } {
  return { ...body, etag };
}

/**
 * The strong tag of a record as it is answered with. Its first half stands for the state alone:
 * what a change of the record could overwrite, without what it only shows of other records.
 */
export function etagOf(record: object, state: object = record): string {
  return `"${digest(state)}.${digest(record)}"`;
}

function digest(value: object): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, 22);
}

/** What a change rests on: any record, one of these tags, or (null) nothing. */
export type IfMatch = '*' | readonly string[] | null;

const tag = '(?:W/)?"[!#-~\\x80-\\xff]*"';
const listOfTags = new RegExp(`^[ \\t,]*${tag}(?:[ \\t]*,[ \\t,]*${tag})*[ \\t,]*$`);

/** Reads the header If-Match. @throws RequestInvalid when it is neither `*` nor a list of tags */
export function ifMatchOf(request: FastifyRequest): IfMatch {
  const header = request.headers['if-match'];
  if (header === undefined) return null;
  if (header.trim() === '*') return '*';
  if (listOfTags.test(header)) return tagsIn(header);
  const message = 'If-Match must be * or a list of entity tags';
  throw new RequestInvalid([{ field: 'If-Match', message }]);
}

/**
 * Refuses a request that rests on another state of the record than the current one; to be asked
 * while the record is held.
 */
export function refuseStale(ifMatch: IfMatch, current: Tagged): Failed | null {
  const state = stateIn(current.etag);
  if (ifMatch === null || ifMatch === '*' || ifMatch.some((known) => stateIn(known) === state)) {
    return null;
  }
  const message = 'This record was changed meanwhile. Please look at it again.';
  return { ok: false, failure: { code: 'PRECONDITION_FAILED', message, current } };
}

/** The first half of a tag of ours. A weak tag never equals it: it begins with W. */
function stateIn(etag: string): string {
  return etag.split('.')[0] ?? etag;
}

/** Answers 304 to who has the record already, on every route that gives it a tag; before any route. */
export function useEtags(app: App): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    const etag = reply.getHeader('etag');
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (!isRead || reply.statusCode !== 200 || !isKnown(request, etag)) {
      done(null, payload);
      return;
    }
    reply.code(304).removeHeader('content-type').removeHeader('content-length');
    // The answer to HEAD is measured before it is dropped.
    done(null, request.method === 'HEAD' ? payload : null);
  });
}

function isKnown(request: FastifyRequest, etag: unknown): boolean {
  const header = request.headers['if-none-match'];
  if (header === undefined || typeof etag !== 'string') return false;
  return header.trim() === '*' || tagsIn(header).some((known) => known.replace('W/', '') === etag);
}

function tagsIn(header: string): string[] {
  return header.match(new RegExp(tag, 'g')) ?? [];
}
