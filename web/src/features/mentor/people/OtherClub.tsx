import { use } from 'react';
import { Badge } from '../../../ui/Badge.tsx';
import { OwnClub } from '../list/ownClub.ts';
import type { MentorPersonFragment } from '../list/MentorPerson.generated.ts';

/** Club of a person, if it differs from the mentor's. */
export function OtherClub({ person: { club } }: { person: MentorPersonFragment }) {
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
