import { useApolloClient } from '@apollo/client/react';
import { refusalIn } from '../../../lib/mutation/outcome.ts';
import { useOutcome } from '../../../lib/mutation/useOutcome.ts';
import { toast } from '../../../ui/toast.ts';
import { MentoredPeopleDocument } from './MentoredPeople.generated.ts';
import {
  useReassignPeopleMutation,
  type ReassignPeopleMutation,
} from './ReassignPeople.generated.ts';

const TOASTS = {
  key: 'reassign',
  failure: {
    title: 'Error assigning mentor',
    detail: 'Failed to assign mentor. Please try again.',
    always: true,
  },
};

type Results = NonNullable<ReassignPeopleMutation['reassignPeople']>['results'];

/** Reassigns all people of a mentor to another. Resolves to false, with a toast, if it failed. */
export function useReassign() {
  const { cache } = useApolloClient();
  const { run } = useOutcome(useReassignPeopleMutation());

  return async (from: string, to: string): Promise<boolean> => {
    const { done, payload } = await run({ input: { fromMentorId: from, toMentorId: to } }, TOASTS);
    const refused = payload?.results.filter(({ userErrors }) => userErrors.length > 0) ?? [];
    if (refused.length === 0) return done;
    const people = cache.readQuery({
      query: MentoredPeopleDocument,
      variables: { mentorId: from },
    });
    const all = [...(people?.students?.items ?? []), ...(people?.educators?.items ?? [])];
    const detail = reasonFor(refused, new Map(all.map(({ id, name }) => [id, name])));
    toast.failure(TOASTS.failure.title, detail, { key: TOASTS.key });
    return false;
  };
}

/** Names of the refused people with the first reason; those who were not tried only if all are. */
function reasonFor(refused: Results, names: ReadonlyMap<string, string>): string {
  const tried = refused.filter(({ userErrors }) => userErrors[0]?.code !== 'NOT_DONE');
  const shown = tried.length > 0 ? tried : refused;
  const reason = shown.map(refusalIn).find((message) => message) ?? TOASTS.failure.detail;
  const known = shown.flatMap(({ personId }) => names.get(personId) ?? []);
  return known.length > 0 ? `${known.join(', ')}: ${reason}` : reason;
}
