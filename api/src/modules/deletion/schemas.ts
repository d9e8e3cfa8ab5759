import { Type, type Static } from 'typebox';
import { messages } from '../../domain/messages.ts';
import { Moment, Nullable } from '../../domain/schemas.ts';
import { audiences } from '../../domain/words.ts';
import { deletionStatuses } from '../../platform/database/schema.ts';
import type { DeletionRequest } from './deletion-request.ts';
import { kept, removed } from './erased.ts';
import { recordId, withId } from '../../platform/http/records.ts';
import { enumParameter, pageParameters } from '../../platform/http/list-parameters.ts';

const own = {
  ...recordId,
  status: Type.Enum([...deletionStatuses], { description: 'asked: open' }),
  reason: Nullable(Type.String(), { description: 'Reason given by the person' }),
  askedAt: Moment,
  decidedAt: Nullable(Moment, { description: 'When it was withdrawn, refused or carried out' }),
  answer: Nullable(Type.String(), { description: 'Reason of the refusal' }),
};

/** A request in responses to the person. */
export const OwnDeletionRequest = Type.Object(own, { title: 'OwnDeletionRequest' });

/** A request in responses to administrators. */
export const DeletionRequestRecord = Type.Object(
  {
    ...own,
    person: Nullable(
      Type.Object({
        ...recordId,
        name: Type.String(),
        email: Type.String(),
        role: Type.Enum([...audiences]),
      }),
      { description: 'null once it was carried out' },
    ),
    decidedBy: Nullable(Type.String(), { description: 'Name of the administrator' }),
    removed: Nullable(
      Type.Array(
        Type.Object(
          { kind: Type.String(), fields: Type.Array(Type.String()) },
          {
            title: 'RemovedData',
            examples: [{ kind: 'progress', fields: ['status', 'feedback'] }],
          },
        ),
      ),
      { description: 'The erased data by kind; null unless carried out' },
    ),
    kept: Nullable(Type.Array(Type.String(), { examples: [[...kept]] }), {
      description: 'The fields of this request that are kept; null unless carried out',
    }),
  },
  { title: 'DeletionRequest' },
);

export const AskBody = Type.Object(
  {
    reason: Type.Optional(
      Nullable(
        Type.String({
          maxLength: 2000,
          ...messages({ invalid: 'DELETION_REASON_INVALID' }),
        }),
      ),
    ),
  },
  { title: 'DeletionAsked' },
);

export const RefuseBody = Type.Object(
  {
    answer: Type.String({
      pattern: String.raw`\S`,
      maxLength: 2000,
      description: 'Reason of the refusal, shown to the person',
      ...messages({
        required: 'DELETION_ANSWER_REQUIRED',
        invalid: 'DELETION_ANSWER_INVALID',
      }),
    }),
  },
  { title: 'DeletionRefused' },
);

export const ListQuery = Type.Object({
  status: enumParameter('Status', deletionStatuses, 'asked unless given'),
  ...pageParameters,
});

export function ownDeletionRequest(request: DeletionRequest): Static<typeof OwnDeletionRequest> {
  return {
    ...withId(request.id),
    status: request.status,
    reason: request.reason,
    askedAt: request.askedAt.toISOString(),
    decidedAt: request.decidedAt?.toISOString() ?? null,
    answer: request.answer,
  };
}

/** The person of a request in a response; null once it was carried out. */
export function personOfRequest(_request: unknown, body: unknown): string | null {
  return (body as Static<typeof DeletionRequestRecord>).person?.id ?? null;
}

export function deletionRequestRecord(
  request: DeletionRequest,
): Static<typeof DeletionRequestRecord> {
  const { person } = request;
  const isCarriedOut = request.status === 'carried out';
  return {
    ...ownDeletionRequest(request),
    person: person && {
      ...withId(person.id),
      name: person.name,
      email: person.email,
      role: person.audience,
    },
    decidedBy: request.decidedBy,
    removed: isCarriedOut
      ? removed.map(({ kind, fields }) => ({ kind, fields: [...fields] }))
      : null,
    kept: isCarriedOut ? [...kept] : null,
  };
}
