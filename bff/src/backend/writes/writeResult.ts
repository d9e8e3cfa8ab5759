import type { UserError } from '../../domain/userError.ts';
import type { WriteResult } from '../../domain/writeResult.ts';
import type { Reply, WriteReply } from '../http/client.ts';
import { ifReadable, nullIfUpstreamError } from '../reading/orError.ts';
import { userErrorsOf, type Spelling } from './userErrors.ts';

interface WrittenEntity<Noun extends string, T> {
  /** Its key in the result. */
  noun: Noun;
  /** Id of the changed record; null for a new one and for the caller's own. */
  id: string | null;
  /** Paths in the input of the fields that a refusal names. */
  spelling?: Spelling;
  /** The entity in a reply; null where the record is incomplete. */
  inReply: (reply: Reply) => T | null;
  /** Reads the entity where the reply does not include it. */
  read: () => Promise<T>;
}

/**
 * Result of a write: the record of the reply, or one read. A version conflict
 * (`PRECONDITION_FAILED`) returns the current record.
 */
export function writeResult<Noun extends string, T extends { id: string }>(
  written: WriteReply,
  { noun, id, spelling = {}, inReply, read }: WrittenEntity<Noun, T>,
): WriteResult<Noun, T> {
  /** Null for an unreadable record and for the record of another entity. */
  const entityIn = (reply: Reply) => {
    const entity = ifReadable(() => inReply(reply));
    return entity !== null && (id === null || entity.id === id) ? entity : null;
  };
  if (written.ok) {
    const { reply } = written;
    return resultOf(noun, async () => entityIn(reply) ?? (await read()));
  }
  const { refusal, current } = written;
  const userErrors = userErrorsOf(refusal, spelling);
  if (refusal.code !== 'PRECONDITION_FAILED') return resultOf(noun, null, userErrors);
  const currentEntity = current && entityIn(current);
  // The refusal is reported; a failed read is not reported in addition.
  const readCurrent = async () => currentEntity ?? (await read().catch(nullIfUpstreamError));
  return resultOf(noun, readCurrent, userErrors);
}

/** Result of a write with the entity under its noun; null when refused. */
export function resultOf<Noun extends string, T>(
  noun: Noun,
  read: (() => Promise<T | null>) | null,
  userErrors: UserError[] = [],
): WriteResult<Noun, T> {
  return { [noun]: read, userErrors } as WriteResult<Noun, T>;
}

/** Result of a write that was refused before it was sent. */
export function notSent<Noun extends string>(noun: Noun, ...userErrors: UserError[]) {
  return resultOf<Noun, never>(noun, null, userErrors);
}
