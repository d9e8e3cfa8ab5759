import { chakra } from '@chakra-ui/react';
import { useQueryError } from '../../../lib/failure/Absent.tsx';
import { memo, useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { Avatar } from '../../../ui/Avatar.tsx';
import { Badge } from '../../../ui/Badge.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import type { PersonRef } from '../list/useMentorDashboard.ts';
import { useMentorPerson } from '../list/useMentorPerson.ts';
import { OtherClub } from '../people/OtherClub.tsx';
import { personText, progressText } from '../list/personText.ts';
import { PersonTrail } from '../../../lib/journey/PersonTrail.tsx';
import { Caption } from '../../../ui/Caption.tsx';

const RowLink = chakra(Link, {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    paddingBlock: '2.5',
    paddingInline: '4',
    lineHeight: 'snug',
    color: 'inherit',
    textDecoration: 'none',
    _hover: { bg: 'brand-soft' },
    '&[aria-current]': {
      bg: 'brand-soft',
      boxShadow: 'inset {spacing.1} 0 0 {colors.brand}',
      '--avatar-ground': '{colors.surface}',
      _highContrast: { borderInlineStart: '{borderWidths.rule} solid {colors.brand}' },
    },
    _focusVisible: { outlineOffset: '-3px' },
  },
});

interface UpdateListRowProps {
  typename: PersonRef['__typename'];
  id: string;
  to: string;
  chosen: boolean;
  /** The stages could not be loaded. */
  stagesFailed: boolean;
  /** An update of this person waits for a connection. */
  waits: boolean;
  /** Whether the row links to a separate page, as on a narrow screen. */
  leads: boolean;
}

/**
 * Row of a person; the selected one is expanded with the stages. Renders again only when the person
 * or the URL changes.
 */
export const UpdateListRow = memo(function UpdateListRow(props: UpdateListRowProps) {
  const { typename, id, to, chosen, waits, stagesFailed, leads } = props;
  const person = useMentorPerson({ __typename: typename, id });
  const error = useQueryError();
  const row = useRef<HTMLLIElement>(null);
  useEffect(() => {
    // Includes the expanded stages, as far as they fit.
    if (chosen && !leads) row.current?.scrollIntoView({ block: 'nearest' });
  }, [chosen, leads]);
  if (!person) return null;
  const [stage, percent] = progressText(person, error);
  return (
    <chakra.li ref={row} borderTop="line">
      <RowLink
        data-row
        to={to}
        preventScrollReset={!leads}
        aria-current={chosen ? 'true' : undefined}
      >
        <Avatar name={person.name} />
        <chakra.span flex="1" minW="0" overflowWrap="anywhere">
          <b>
            <bdi>{person.name}</bdi>
          </b>
          <OtherClub person={person} />
          {waits && (
            <>
              {' '}
              <Badge hue="ochre" icon="clock">
                Waiting
              </Badge>
            </>
          )}
          <Caption as="span" display="block" lineHeight="snug" color="ink-soft">
            {personText(person)}
          </Caption>
          <Caption as="span" lineHeight="snug">
            {stage}
          </Caption>
        </chakra.span>
        <chakra.span textStyle="figure" fontSize="16">
          {percent !== null && `${percent}%`}
        </chakra.span>
        {leads && <Icon name="chevron-right" />}
      </RowLink>
      {chosen && !leads && (
        <chakra.div padding="4" bg="paper">
          <PersonTrail person={person} stagesFailed={stagesFailed} />
        </chakra.div>
      )}
    </chakra.li>
  );
});
