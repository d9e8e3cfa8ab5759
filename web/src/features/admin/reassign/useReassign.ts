import { useApolloClient } from '@apollo/client/react';
import { errorWhere } from '../../../lib/errors.ts';
import { answerOf } from '../../../lib/mutation/outcome.ts';
import type { ClubAudience } from '../../../schema.generated.ts';
import { toast } from '../../../ui/toast.ts';
import { AssignMentorDocument } from '../pickers/AssignMentor.generated.ts';
import { MentoredPeopleDocument, type MentoredPeopleQuery } from './MentoredPeople.generated.ts';

/** Maximum number of parallel mutations. */
const AT_ONCE = 5;

interface Assignment {
  personId: string;
  audience: ClubAudience;
}

const assignmentsIn = ({ students, educators }: MentoredPeopleQuery): Assignment[] => [
  ...(students?.items ?? []).map(({ id }) => ({ personId: id, audience: 'STUDENT' as const })),
  ...(educators?.items ?? []).map(({ id }) => ({ personId: id, audience: 'EDUCATOR' as const })),
];

/**
 * Reassigns all people of a mentor to another. Resolves to false, with a toast, if one assignment
 * failed.
 */
export function useReassign() {
  const client = useApolloClient();

  async function peopleOf(mentorId: string): Promise<Assignment[]> {
    const found: Assignment[] = [];
    for (let page = 1, pageCount = 1; page <= pageCount; page++) {
      const { data, error } = await client.query({
        query: MentoredPeopleDocument,
        variables: { mentorId, page },
        fetchPolicy: 'network-only',
        errorPolicy: 'all',
      });
      const failure = errorWhere(error, (path) => path.at(-1) !== 'club');
      if (failure || !data) throw failure ?? new Error('The answer has no people.');
      found.push(...assignmentsIn(data));
      pageCount = Math.max(data.students?.pageCount ?? 1, data.educators?.pageCount ?? 1);
    }
    return found;
  }

  async function isAssigned(assignment: Assignment, mentorId: string): Promise<boolean> {
    const { data, error } = await client.mutate({
      mutation: AssignMentorDocument,
      variables: { input: { ...assignment, mentorId } },
      errorPolicy: 'all',
    });
    const outcome = answerOf(data?.assignMentor, error);
    if (outcome.error instanceof Error) throw outcome.error;
    return outcome.done;
  }

  async function areReassigned(from: string, to: string): Promise<boolean> {
    const people = await peopleOf(from);
    for (let at = 0; at < people.length; at += AT_ONCE) {
      const some = people.slice(at, at + AT_ONCE);
      const results = await Promise.all(some.map((person) => isAssigned(person, to)));
      if (results.includes(false)) return false;
    }
    return true;
  }

  return async (from: string, to: string): Promise<boolean> => {
    const isDone = await areReassigned(from, to).catch((error: unknown) => {
      console.warn('People could not be reassigned.', error);
      return false;
    });
    if (!isDone) {
      const detail = 'Failed to assign mentor. Please try again.';
      toast.failure('Error assigning mentor', detail, { key: 'reassign' });
    }
    return isDone;
  };
}
