import { Type, type Static } from 'typebox';
import { Moment, Nullable } from '../../domain/schemas.ts';
import type { SessionStatus } from '../../platform/database/counselling-tables.ts';
import { etagOf } from '../../platform/http/entity-tags.ts';
import { recordId, withId } from '../../platform/http/records.ts';
import { okWithEtag, type TaggedResponse } from '../../platform/http/responses.ts';

/** A planned meeting of a person with the mentor. */
export interface NextSession {
  id: string;
  at: Date;
  place: string | null;
  /** Number of moves. */
  sequence: number;
}

export const NextSessionRecord = Type.Object(
  {
    ...recordId,
    at: Moment,
    place: Nullable(Type.String(), { description: 'One line: a room, an address or a link' }),
    sequence: Type.Integer({ description: 'Number of moves, as SEQUENCE of a calendar entry' }),
    version: Type.String({ description: 'ETag of the next session, for If-Match' }),
  },
  {
    title: 'NextSession',
    description: 'The id is the same until the session is held, missed or cancelled',
  },
);

/** Next session in a response. */
export function nextSessionRecord(session: NextSession): Static<typeof NextSessionRecord> {
  const { id, at, place, sequence } = session;
  const record = { ...withId(id), at: at.toISOString(), place, sequence };
  return { ...record, version: etagOf(record) };
}

/** The next session with its tag; null without one. */
export function taggedSession(session: NextSession | null): TaggedResponse | null {
  if (!session) return null;
  const record = nextSessionRecord(session);
  return okWithEtag(record, record.version);
}

/** Session in a history entry. */
export function shownSession({ at, place }: NextSession, status: SessionStatus): object {
  return { at: at.toISOString(), place, status };
}
