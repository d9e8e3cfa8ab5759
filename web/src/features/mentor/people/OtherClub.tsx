import { use } from 'react';
import { Badge } from '../../../ui/Badge.tsx';
import { OwnClub } from '../list/ownClub.ts';
import type { MentorPerson } from '../list/useMentorPerson.ts';

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
