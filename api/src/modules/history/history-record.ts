import { Type, type Static } from 'typebox';
import { Moment, Nullable } from '../../domain/schemas.ts';
import { roles } from '../../domain/words.ts';
import { historyKinds } from '../../platform/database/schema.ts';
import type { HistoryEntry } from './repository.ts';
import { pageParameters } from '../../platform/http/list-parameters.ts';
import { recordId, withId } from '../../platform/http/records.ts';

const Fields = (description: string) =>
  Nullable(Type.Record(Type.String(), Type.Unknown()), { description });

export const HistoryRecord = Type.Object(
  {
    ...recordId,
    at: Moment,
    by: Type.Object({
      _id: Nullable(Type.String(), { description: 'null after the account was deleted' }),
      id: Nullable(Type.String()),
      name: Type.String({ description: 'At the time of the change' }),
      role: Type.Enum([...roles]),
    }),
    what: Type.Enum([...historyKinds]),
    before: Fields('As in after. null: there was nothing'),
    after: Fields(
      'progress: {stage: {_id, id, name}, status, feedback}; next session: {at, place, status}; step: {text, dueOn, isDone}; answer: {stage: {_id, id, name}, text}; club and mentor: {_id, id, name}; status: {status}; profile: the changed fields; interest-profile: {interestProfile: made or removed}. null: there is nothing any more',
    ),
  },
  { title: 'HistoryEntry' },
);

export const HistoryQuery = Type.Object(pageParameters);

/** History entry in a response. */
export function historyRecord(entry: HistoryEntry): Static<typeof HistoryRecord> {
  return {
    ...withId(String(entry.id)),
    at: entry.at.toISOString(),
    by: { _id: entry.by_id, id: entry.by_id, name: entry.by_name, role: entry.by_role },
    what: entry.what,
    before: entry.before,
    after: entry.after,
  };
}
