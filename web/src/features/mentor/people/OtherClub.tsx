import { createContext, use } from 'react';
import { Badge } from '../../../ui/Badge.tsx';
import type { MentorPerson } from '../list/useMentorPerson.ts';

/** Id of the mentor's own club; null without one and while it is not known. */
export const OwnClub = createContext<string | null>(null);

/** Club of a person, if it differs from the mentor's. */
export function OtherClub({ person: { club } }: { person: MentorPerson }) {
  const own = use(OwnClub);
  if (own === null || !club || club.id === own) return null;
  return (
    <>
      {' '}
      <Badge hue="ochre" icon="alert">
        <bdi>{club.name}</bdi>
      </Badge>
    </>
  );
}
