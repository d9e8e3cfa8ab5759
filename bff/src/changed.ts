import type { Reply, WriteResult } from './rest/client.ts';
import { userErrorsOf, type Spelling, type UserError } from './userErrors.ts';

/**
 * An entity asked only when selected: where the backend's reply lacks the record it takes one call
 * more, whose failure must not hide that the change was made. Null when the change was refused.
 */
export type Changed<T> = (() => Promise<T>) | null;

/** Where the entity of a write is found. */
interface Whereabouts<T> {
  /** How the fields that a refusal names are spelled in the input. */
  spelling: Spelling;
  /** The entity in a reply; null when it carries no whole record. */
  inReply: (reply: Reply) => T | null;
  /** Reads the entity where the reply does not carry it. */
  read: () => Promise<T>;
}

/**
 * What a write came to. A change that was refused because the record is another by now
 * (`PRECONDITION_FAILED`) gives the record as it is.
 */
export function changedBy<T>(
  result: WriteResult,
  { spelling, inReply, read }: Whereabouts<T>,
): { entity: Changed<T>; userErrors: UserError[] } {
  const found = (reply: Reply | undefined) => async () =>
    (reply && inReply(reply)) ?? (await read());
  if (result.ok) return { entity: found(result.reply), userErrors: [] };
  const { refusal, current } = result;
  return {
    entity: refusal.code === 'PRECONDITION_FAILED' ? found(current) : null,
    userErrors: userErrorsOf(refusal, spelling),
  };
}
