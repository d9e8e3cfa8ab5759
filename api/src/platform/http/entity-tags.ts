import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { fail, type Failed } from '../../domain/result.ts';
import { sentenceOf } from '../../domain/sentence.ts';
import type { TaggedResponse } from './responses.ts';
import { RequestInvalid } from './validation.ts';

/**
 * The strong ETag of a record: `"<hash of the state>.<hash of the record>"`. The state is what a
 * change of the record can overwrite, without the fields that belong to other records (ADR 8).
 */
export function etagOf(record: object, state: object = record): string {
  return `"${digest(state)}.${digest(record)}"`;
}

function digest(value: object): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, 22);
}

/** Value of If-Match: any version, one of these ETags, or null without the header. */
export type IfMatch = '*' | readonly string[] | null;

const tag = '(?:W/)?"[!#-~\\x80-\\xff]*"';
const listOfTags = new RegExp(`^[ \\t,]*${tag}(?:[ \\t]*,[ \\t,]*${tag})*[ \\t,]*$`);

/** Parses If-Match. @throws RequestInvalid for neither `*` nor a list of entity tags */
export function ifMatchOf(request: FastifyRequest): IfMatch {
  const header = request.headers['if-match'];
  if (header === undefined) return null;
  if (header.trim() === '*') return '*';
  if (listOfTags.test(header)) return tagsOf(header);
  throw new RequestInvalid([{ field: 'If-Match', ...sentenceOf('IF_MATCH_INVALID') }]);
}

/**
 * Compares the states of the ETags. The record must be locked, so that it can't change afterwards.
 * @param present null when the record does not exist
 * @returns null when the precondition holds
 */
export function checkIfMatch(ifMatch: IfMatch, present: TaggedResponse | null): Failed | null {
  if (ifMatch === null) return null;
  const changed = fail('PRECONDITION_FAILED', 'CHANGED_MEANWHILE');
  if (!present) return changed;
  const { body, etag } = present;
  const state = stateOf(etag);
  if (ifMatch === '*' || ifMatch.some((tag) => stateOf(tag) === state)) return null;
  const current = { record: body, version: etag };
  return { ok: false, failure: { ...changed.failure, current } };
}

/** The first half of an ETag. A weak ETag never matches: it begins with W. */
function stateOf(etag: string): string {
  return etag.split('.')[0] ?? etag;
}

/** Whether If-None-Match contains the ETag. */
export function matchesIfNoneMatch(request: FastifyRequest, etag: unknown): boolean {
  const header = request.headers['if-none-match'];
  if (header === undefined || typeof etag !== 'string') return false;
  return header.trim() === '*' || tagsOf(header).some((tag) => tag.replace('W/', '') === etag);
}

function tagsOf(header: string): string[] {
  return header.match(new RegExp(tag, 'g')) ?? [];
}
