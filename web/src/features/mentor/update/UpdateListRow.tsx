import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { Avatar } from '../../../ui/Avatar.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import type { MentorPersonFragment } from '../people/MentorPerson.generated.ts';
import { OtherClub } from '../people/OtherClub.tsx';
import { personLine, stageLine } from '../people/personLine.ts';
import { PersonTrail } from './PersonTrail.tsx';

const RowLink = chakra(Link, {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    paddingBlock: '3',
    paddingInline: { base: '5', md: '6' },
    lineHeight: 'snug',
    color: 'inherit',
    textDecoration: 'none',
    _hover: { bg: 'brand-soft' },
    '&[aria-current]': {
      bg: 'brand-soft',
      boxShadow: 'inset {spacing.1} 0 0 {colors.brand}',
      '--avatar-ground': '{colors.surface}',
    },
    _focusVisible: { outlineOffset: '-3px' },
  },
});

interface UpdateListRowProps {
  person: MentorPersonFragment;
  to: string;
  chosen: boolean;
  /** Whether the row leads to a page of its own, as on a narrow screen. */
  leads: boolean;
}

/** One person in the list; the chosen one is opened in place with the stages so far. */
export function UpdateListRow({ person, to, chosen, leads }: UpdateListRowProps) {
  return (
    <chakra.li borderTop="line">
      <RowLink to={to} preventScrollReset={!leads} aria-current={chosen ? 'true' : undefined}>
        <Avatar name={person.name} />
        <chakra.span flex="1" minW="0" overflowWrap="anywhere">
          <b>{person.name}</b>
          <OtherClub person={person} />
          <chakra.span display="block" textStyle="caption" lineHeight="snug" color="ink-soft">
            {personLine(person)}
          </chakra.span>
          <chakra.span textStyle="caption" lineHeight="snug" color="ink-faint">
            {stageLine(person)}
          </chakra.span>
        </chakra.span>
        <chakra.span textStyle="figure" fontSize="16">
          {person.progress?.percent ?? 0}%
        </chakra.span>
        {leads && <Icon name="chevron-right" />}
      </RowLink>
      {chosen && !leads && (
        <chakra.div padding="6" bg="paper">
          <PersonTrail person={person} />
        </chakra.div>
      )}
    </chakra.li>
  );
}
