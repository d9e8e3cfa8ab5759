import { chakra } from '@chakra-ui/react';
import { shortDate } from '../../../lib/format.ts';
import { Avatar } from '../../../ui/Avatar.tsx';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import type { MentorPersonFragment } from './MentorPerson.generated.ts';
import { OtherClub } from './OtherClub.tsx';
import { personLine, stageLine } from './personLine.ts';
import { PersonPath } from './PersonPath.tsx';

interface PersonRowProps {
  person: MentorPersonFragment;
  /** Where this person's progress is recorded. */
  to: string;
}

/** One person at a glance: who, where on the path, and the way to the update. */
export function PersonRow({ person, to }: PersonRowProps) {
  const updated = person.progress?.lastUpdated;
  return (
    <chakra.li
      display="grid"
      alignItems="center"
      gap={{ base: '3', md: '4' }}
      paddingBlock="3.5"
      paddingInline={{ base: '5', md: '6' }}
      borderTop="line"
      lineHeight="snug"
      gridTemplateColumns={{
        base: 'minmax(0, 1fr)',
        sm: 'minmax(0, 1fr) auto',
        lg: 'minmax(12rem, 1.35fr) minmax(9rem, 1fr) 12rem auto',
      }}
    >
      <chakra.div
        display="flex"
        alignItems="center"
        gap="3"
        minW="0"
        lgDown={{ gridColumn: '1 / -1' }}
      >
        <Avatar name={person.name} />
        <chakra.div minW="0" overflowWrap="anywhere">
          <b>{person.name}</b>
          <OtherClub person={person} />
          <chakra.p textStyle="caption" color="ink-faint">
            {personLine(person)}
          </chakra.p>
        </chakra.div>
      </chakra.div>
      <chakra.div minW="0">
        <chakra.p textStyle="small">{stageLine(person)}</chakra.p>
        <chakra.p textStyle="caption" color="ink-faint">
          {updated ? `Updated ${shortDate(updated)}` : 'No update yet'}
        </chakra.p>
      </chakra.div>
      <chakra.div css={{ lg: { '& > span': { width: '100%', justifyContent: 'space-between' } } }}>
        <PersonPath progress={person.progress} />
      </chakra.div>
      <ButtonLink
        tone="outline"
        size="sm"
        to={to}
        aria-label={`Update progress of ${person.name}`}
        lgDown={{ gridColumn: '1 / -1' }}
      >
        Update Progress
      </ButtonLink>
    </chakra.li>
  );
}
