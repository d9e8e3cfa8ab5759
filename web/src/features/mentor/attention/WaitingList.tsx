import { chakra } from '@chakra-ui/react';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { shortDate } from '../../../lib/format.ts';
import { Avatar } from '../../../ui/Avatar.tsx';
import { Badge, type Hue } from '../../../ui/Badge.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import type { MentorFiguresFragment } from '../list/MentorFigures.generated.ts';
import { daysSince, daysWord } from '../../../lib/daysSince.ts';

type WaitingPerson = NonNullable<MentorFiguresFragment['longestWaiting']>[number];

/** Number of listed people; a link leads to all. */
const NAMED = 3;

const Row = chakra(Link, {
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: '3',
    paddingBlock: '2.5',
    borderTop: 'line',
    lineHeight: 'snug',
    '--avatar-ground': '{colors.surface}',
    _hover: {
      '& b': { color: 'brand', textDecoration: 'underline', textUnderlineOffset: '0.2em' },
    },
  },
});

interface WaitingListProps {
  title: string;
  hue: Hue;
  people: readonly WaitingPerson[];
  /** Total number of people. */
  count: number;
  /** Link to all of them. */
  all: string;
  toPerson: (id: string) => string;
}

/** The people who have waited longest, each with a link to the update form. */
export function WaitingList({ title, hue, people, count, all, toPerson }: WaitingListProps) {
  const titleId = useId();
  return (
    <chakra.div minW="0">
      <chakra.div
        display="flex"
        justifyContent="space-between"
        alignItems="baseline"
        gap="3"
        paddingBottom="2"
      >
        <chakra.h3 id={titleId} textStyle="label" fontFamily="text">
          {title}
        </chakra.h3>
        <TextLink to={all} textStyle="small" aria-label={`All ${count}, ${title.toLowerCase()}`}>
          {`All ${count}`}
        </TextLink>
      </chakra.div>
      <ul aria-labelledby={titleId}>
        {people.slice(0, NAMED).map(({ id, name, since }) => (
          <li key={id}>
            <Row to={toPerson(id)}>
              <Avatar name={name} />
              <chakra.span minW="0" overflowWrap="anywhere">
                <b>
                  <bdi>{name}</bdi>
                </b>
                <chakra.span display="block" textStyle="caption" color="ink-soft">
                  {since ? `Since ${shortDate(since)}` : 'No update yet'}
                </chakra.span>
              </chakra.span>
              {since && (
                <Badge hue={hue} icon="clock">
                  {daysWord(daysSince(since))}
                </Badge>
              )}
            </Row>
          </li>
        ))}
      </ul>
    </chakra.div>
  );
}
