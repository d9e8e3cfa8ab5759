import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { answerOf, failureOf, type Outcome } from '../../../lib/mutation/outcome.ts';
import type { ClubAudience } from '../../../schema.generated.ts';
import { AssignClubsDocument } from './AssignClubs.generated.ts';
import { AssignMentorsDocument } from './AssignMentors.generated.ts';
import type { Batch, Results } from './batches.ts';
import type { BulkKind } from './plan.ts';
import { SetStatusesDocument } from './SetStatuses.generated.ts';

interface Common {
  audience: ClubAudience;
  personIds: string[];
  ifVersions: (string | null)[];
  idempotencyKey: string;
}

/** Sends the mutation of an action; with partial data, as `useOutcome` does. */
async function mutate(client: ApolloClient, kind: BulkKind, common: Common, value: string | null) {
  const errorPolicy = 'all';
  if (kind === 'mentor') {
    const variables = { input: { ...common, mentorId: value } };
    const mutation = AssignMentorsDocument;
    const { data, error } = await client.mutate({ mutation, variables, errorPolicy });
    return answerOf(data?.assignMentors, error);
  }
  if (kind === 'club') {
    const variables = { input: { ...common, clubId: value } };
    const mutation = AssignClubsDocument;
    const { data, error } = await client.mutate({ mutation, variables, errorPolicy });
    return answerOf(data?.assignClubs, error);
  }
  const variables = { input: { ...common, status: value ?? 'active' } };
  const mutation = SetStatusesDocument;
  const { data, error } = await client.mutate({ mutation, variables, errorPolicy });
  return answerOf(data?.setStatuses, error);
}

/** Sends one batch of an action. Never rejects; a failed call is in `error`. */
export function useSendBatch(kind: BulkKind, audience: ClubAudience) {
  const client = useApolloClient();
  return async ({ key, value, changes }: Batch): Promise<Outcome<Results>> => {
    const common = {
      audience,
      personIds: changes.map(({ person }) => person.id),
      ifVersions: changes.map(({ ifVersion }) => ifVersion),
      idempotencyKey: key,
    };
    const answer = await mutate(client, kind, common, value).catch(failureOf);
    // Without payload and error, the answer is as good as lost.
    return answer.payload ? answer : { ...answer, error: answer.error ?? new Error('No payload') };
  };
}
