import { Type, type Static } from 'typebox';
import type { Selectable } from 'kysely';
import { Moment, Nullable } from '../../domain/schemas.ts';
import { audiences, type Audience } from '../../domain/words.ts';
import {
  concernCategories,
  type ConcernsTable,
} from '../../platform/database/counselling-tables.ts';
import { etagOf } from '../../platform/http/entity-tags.ts';
import { recordId, withId } from '../../platform/http/records.ts';
import { okWithEtag, type TaggedResponse } from '../../platform/http/responses.ts';

export const concernStatuses = ['open', 'taken', 'closed'] as const;
export type ConcernStatus = (typeof concernStatuses)[number];

/** A concern with its writer, who is null once erased. */
export type Concern = Omit<Selectable<ConcernsTable>, 'number'> & {
  name: string | null;
  email: string | null;
  audience: Audience | null;
};

const Administrator = Nullable(Type.Object({ ...recordId, name: Type.String() }), {
  description: 'The administrator, with the name at that time',
});

/** A concern in the list: without text and name. */
export const ListedConcern = Type.Object(
  {
    ...recordId,
    category: Type.Enum([...concernCategories]),
    status: Type.Enum([...concernStatuses]),
    reportedAt: Moment,
    takenBy: Administrator,
    takenAt: Nullable(Moment),
    closedBy: Administrator,
    closedAt: Nullable(Moment),
  },
  { title: 'ListedConcern' },
);

export const ConcernRecord = Type.Object(
  {
    ...ListedConcern.properties,
    text: Type.String(),
    person: Nullable(
      Type.Object({
        ...recordId,
        name: Type.String(),
        email: Type.String(),
        role: Type.Enum([...audiences]),
      }),
      { description: 'The writer; null once erased' },
    ),
    note: Nullable(Type.String(), { description: 'Set when it is closed' }),
  },
  { title: 'Concern' },
);

export function statusOf({
  taken_at,
  closed_at,
}: Pick<Concern, 'taken_at' | 'closed_at'>): ConcernStatus {
  if (closed_at) return 'closed';
  return taken_at ? 'taken' : 'open';
}

export function listedConcern(
  concern: Omit<Concern, 'text' | 'name' | 'email' | 'audience' | 'note' | 'writer_id'>,
): Static<typeof ListedConcern> {
  return {
    ...withId(concern.id),
    category: concern.category,
    status: statusOf(concern),
    reportedAt: concern.reported_at.toISOString(),
    takenBy: administrator(concern.taken_by, concern.taken_by_name),
    takenAt: concern.taken_at?.toISOString() ?? null,
    closedBy: administrator(concern.closed_by, concern.closed_by_name),
    closedAt: concern.closed_at?.toISOString() ?? null,
  };
}

/** Response with a concern. */
export function concernResponse(concern: Concern): TaggedResponse {
  const { writer_id, name, email, audience, text, note } = concern;
  const isKnown = writer_id !== null && name !== null && email !== null && audience !== null;
  const person = isKnown ? { ...withId(writer_id), name, email, role: audience } : null;
  const record: Static<typeof ConcernRecord> = { ...listedConcern(concern), text, person, note };
  return okWithEtag(record, etagOf(record, listedConcern(concern)));
}

/** The writer of the concern in a response, or in that of a conflict; null once erased. */
export function writerIn(_request: unknown, body: unknown): string | null {
  type Record = Static<typeof ConcernRecord>;
  const { current, person } = body as Record & { current?: Record };
  return (current ?? { person }).person?.id ?? null;
}

function administrator(id: string | null, name: string | null) {
  return id === null ? null : { ...withId(id), name: name ?? '' };
}
