import { isRecord } from '../reading/isRecord.ts';
import { ifReadable, noneOf } from '../reading/orError.ts';
import { recordOf } from '../reading/unwrap.ts';
import type { Reply, WriteResult } from '../http/client.ts';
import { userErrorsOf, type Spelling, type UserError } from '../../graphql/userErrors.ts';

/**
 * An entity that is read only when selected: where the backend's reply lacks the record it takes
 * one more call, whose failure must not hide that the change was made. Null when refused.
 */
export type Changed<T> = (() => Promise<T | null>) | null;

/** Where the entity of a write is found. */
interface Whereabouts<T> {
  /** What was written to; null of what is new or the caller's own. */
  id: string | null;
  /** How the fields that a refusal names are spelled in the input. */
  spelling: Spelling;
  /** The entity in a reply; null when it carries no whole record. */
  inReply: (reply: Reply) => T | null;
  /** False of an entity without what it was given: a part of the record, or the one from before. */
  shows?: (entity: T) => boolean;
  /** Reads the entity where the reply does not carry it. */
  read: () => Promise<T>;
}

/**
 * What a write came to. A change that was refused because the record is another by now
 * (`PRECONDITION_FAILED`) gives the record as it is.
 */
export function changedBy<T extends { id: string }>(
  result: WriteResult,
  { id, spelling, inReply, shows = () => true, read }: Whereabouts<T>,
): { entity: Changed<T>; userErrors: UserError[] } {
  /** A reply may tell of something else than was written to, or not so that it can be understood. */
  const inThis = (reply: Reply) => {
    const entity = ifReadable(() => inReply(reply));
    return entity !== null && (id === null || entity.id === id) ? entity : null;
  };
  if (result.ok) {
    const { reply } = result;
    const changed = () => {
      const entity = inThis(reply);
      return entity !== null && shows(entity) ? entity : null;
    };
    return { entity: async () => ifReadable(changed) ?? (await read()), userErrors: [] };
  }
  const { refusal, current } = result;
  const userErrors = userErrorsOf(refusal, spelling);
  if (refusal.code !== 'PRECONDITION_FAILED') return { entity: null, userErrors };
  const known = current && inThis(current);
  // The refusal is told already; a record that can't be read beside it is no second failure.
  return { entity: () => (known ? Promise.resolve(known) : read().catch(noneOf)), userErrors };
}

/** The id that a write answers with, maybe with no more; null where it gives none. */
export function idIn(result: WriteResult, wrapper: string): string | null {
  if (!result.ok) return null;
  const { reply } = result;
  if (!isRecord(reply.body)) return null;
  return ifReadable(() => recordOf(reply, wrapper).optionalId());
}
