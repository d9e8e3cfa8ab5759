import type { UserError } from '../../domain/userError.ts';
import type { Reply, WriteReply } from '../http/client.ts';
import type { WriteResult } from '../port.ts';
import { isRecord } from '../reading/isRecord.ts';
import { ifReadable, noneOf } from '../reading/orError.ts';
import { recordOf } from '../reading/unwrap.ts';
import { userErrorsOf, type Spelling } from './userErrors.ts';

/** Where the entity of a write is found. */
interface Whereabouts<T> {
  /** The id of what was written to; null of what is new or the caller's own. */
  id: string | null;
  /** How the fields that a refusal names are spelled in the input. */
  spelling?: Spelling;
  /** The entity in a reply; null when it includes no whole record. */
  inReply: (reply: Reply) => T | null;
  /** False of an entity without what it was given: a part of the record, or the one from before. */
  matches?: (entity: T) => boolean;
  /** Reads the entity where the reply does not include it. */
  read: () => Promise<T>;
}

/**
 * The result of a write. A change that was refused because the record has another version by now
 * (`PRECONDITION_FAILED`) gives the record as it is.
 */
export function writeResult<T extends { id: string }>(
  written: WriteReply,
  { id, spelling = {}, inReply, matches = () => true, read }: Whereabouts<T>,
): WriteResult<T> {
  /** A reply may be about another record than was written to, or unreadable. */
  const inThis = (reply: Reply) => {
    const entity = ifReadable(() => inReply(reply));
    return entity !== null && (id === null || entity.id === id) ? entity : null;
  };
  if (written.ok) {
    const { reply } = written;
    const changed = () => {
      const entity = inThis(reply);
      return entity !== null && matches(entity) ? entity : null;
    };
    return { entity: async () => ifReadable(changed) ?? (await read()), userErrors: [] };
  }
  const { refusal, current } = written;
  const userErrors = userErrorsOf(refusal, spelling);
  if (refusal.code !== 'PRECONDITION_FAILED') return { entity: null, userErrors };
  const known = current && inThis(current);
  // The refusal is reported already; a record that can't be read beside it is no second failure.
  return { entity: () => (known ? Promise.resolve(known) : read().catch(noneOf)), userErrors };
}

/** The result of a removal: nothing is left to read, unless it was refused because of its version. */
export function removalResult<T extends { id: string }>(
  written: WriteReply,
  whereabouts: Whereabouts<T>,
): WriteResult<T> {
  return written.ok ? { entity: null, userErrors: [] } : writeResult(written, whereabouts);
}

/** The result of a write that was not sent because of these errors. */
export function notSent<T>(...userErrors: UserError[]): WriteResult<T> {
  return { entity: null, userErrors };
}

/** The id that a write answers with, maybe with nothing else; null where it gives none. */
export function idIn(written: WriteReply, wrapper: string): string | null {
  if (!written.ok) return null;
  const { reply } = written;
  if (!isRecord(reply.body)) return null;
  return ifReadable(() => recordOf(reply, wrapper).optionalId());
}
