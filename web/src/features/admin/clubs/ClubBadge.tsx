import { chakra } from '@chakra-ui/react';
import type { ClubAudience } from '../../../schema.generated.ts';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { clubBadge } from '../row/clubWords.ts';

/** "Student Club" or "Educator Club"; renders nothing if unknown. */
export function ClubBadge({ clubFor }: { clubFor: ClubAudience | null }) {
  const words = clubBadge(clubFor);
  if (words === null) return null;
  const isEducator = clubFor === 'EDUCATOR';
  return (
    <chakra.span
      display="inline-flex"
      alignItems="center"
      gap="1"
      paddingBlock="0.5"
      paddingInline="2"
      borderWidth="line"
      borderStyle="solid"
      borderRadius="full"
      borderColor={isEducator ? 'brand' : 'line-strong'}
      bg={isEducator ? 'brand-soft' : undefined}
      color={isEducator ? 'brand' : 'ink-soft'}
      fontSize="13"
      fontWeight="label"
      lineHeight="snug"
      whiteSpace="nowrap"
    >
      <Icon name={isEducator ? 'briefcase' : 'cap'} size="badgeIcon" weight="bold" />
      <span>{words}</span>
    </chakra.span>
  );
}
