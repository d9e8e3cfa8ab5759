import { use } from 'react';
import { Badge } from '../../../ui/Badge.tsx';
import { OwnClub } from '../ownClub.ts';
import type { MentorPersonFragment } from './MentorPerson.generated.ts';

/** The club of a person who is of another one than the mentor; nothing when both are of one. */
export function OtherClub({ person: { club } }: { person: MentorPersonFragment }) {
  const own = use(OwnClub);
  if (own === null || !club || club.id === own) return null;
  return (
    <>
      {' '}
      <Badge hue="ochre" icon="alert">
        {club.name}
      </Badge>
    </>
  );
}
