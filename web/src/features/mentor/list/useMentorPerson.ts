import { useFragment } from '@apollo/client/react';
import type { DataOf } from '../../../lib/apollo/dataOf.ts';
import { MentorPersonFragmentDoc, type MentorPersonFragment } from './MentorPerson.generated.ts';
import type { PersonRef } from './useMentorDashboard.ts';

/** One of the mentor's people. */
export type MentorPerson = DataOf<MentorPersonFragment>;

/** Reads a person from the cache. Only components of this person render again when it changes. */
export function useMentorPerson(person: PersonRef | null): MentorPerson | null {
  const { data, complete } = useFragment({
    fragment: MentorPersonFragmentDoc,
    fragmentName: 'MentorPerson',
    from: person,
  });
  return complete ? data : null;
}
