import { chakra, Flex } from '@chakra-ui/react';
import { useId, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { shortDate, daysSince, daysWord } from '../../../lib/format.ts';
import { sessionTime } from '../../../lib/nextSession/sessionTime.ts';
import { Avatar } from '../../../ui/Avatar.tsx';
import { Badge, type Hue } from '../../../ui/Badge.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { ButtonLink } from '../../../ui/Button.tsx';
import type { MentorFiguresFragment } from '../list/MentorFigures.generated.ts';
import type { ListLink } from '../list/useListLink.ts';
import type { MentorUrl } from '../list/useMentorUrl.ts';
import { TwoColumns } from '../../../ui/TwoColumns.tsx';
import { Caption } from '../../../ui/Caption.tsx';

interface AttentionProps {
  stats: MentorFiguresFragment | null;
  url: MentorUrl;
  toList: ListLink;
}

/** People with a pending update or without feedback; renders nothing without any. */
export function Attention({ stats, url, toList }: AttentionProps) {
  const titleId = useId();
  const waiting = stats?.longestWaiting ?? [];
  const silent = stats?.longestWithoutFeedback ?? [];
  const today = stats?.todaySessions ?? [];
  const missed = stats?.missedSessions ?? [];
  if (!stats || [waiting, silent, today, missed].every(({ length }) => length === 0)) return null;
  return (
    <TwoColumns
      as="section"
      aria-labelledby={titleId}
      columnGap="10"
      rowGap="5"
      padding={{ base: '5', md: '6' }}
      bg="sunk"
      borderRadius="3"
    >
      <chakra.div
        gridColumn="1 / -1"
        display={{ base: 'grid', sm: 'flex' }}
        justifyContent="space-between"
        alignItems="center"
        gap="4"
      >
        <div>
          <chakra.h2 id={titleId} textStyle="card">
            Waiting for you
          </chakra.h2>
          <chakra.p textStyle="small" color="ink-soft">
            Press a name to write the next update.
          </chakra.p>
        </div>
        <ButtonLink icon="pencil" tone="go" to={url.toPerson(null)}>
          Update Progress
        </ButtonLink>
      </chakra.div>
      <SessionList title="Sessions today" hue="indigo" people={today} toPerson={url.toPerson} />
      <SessionList
        title="Sessions without an update"
        hue="ochre"
        people={missed}
        toPerson={url.toPerson}
      />
      <WaitingList
        title="Waiting longest"
        hue="ochre"
        people={waiting}
        count={stats.pendingUpdates}
        all={toList({ show: 'waiting', sort: 'waiting' }, { down: true })}
        toPerson={url.toPerson}
      />
      <WaitingList
        title="No feedback yet"
        hue="stone"
        people={silent}
        count={stats.withoutFeedback ?? silent.length}
        all={toList({ show: 'no-feedback', sort: 'waiting' }, { down: true })}
        toPerson={url.toPerson}
      />
    </TwoColumns>
  );
}

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

interface ListProps {
  title: string;
  hue: Hue;
  people: readonly WaitingPerson[];
  toPerson: (id: string) => string;
}

interface WaitingListProps extends ListProps {
  /** Total number of people. */
  count: number;
  /** Link to all of them. */
  all: string;
}

/** The people who have waited longest, each with a link to the update form; null without any. */
function WaitingList({ title, hue, people, count, all, toPerson }: WaitingListProps) {
  return (
    <PeopleList
      title={title}
      people={people.slice(0, NAMED)}
      toPerson={toPerson}
      noteOf={({ since }) => (since ? `Since ${shortDate(since)}` : 'No update yet')}
      badgeOf={({ since }) =>
        since && (
          <Badge hue={hue} icon="clock">
            {daysWord(daysSince(since))}
          </Badge>
        )
      }
      aside={
        <TextLink to={all} textStyle="small" aria-label={`All ${count}, ${title.toLowerCase()}`}>
          {`All ${count}`}
        </TextLink>
      }
    />
  );
}

/** Planned sessions with their time, each with a link to the update form; null without any. */
function SessionList({ title, hue, people, toPerson }: ListProps) {
  return (
    <PeopleList
      title={title}
      people={people}
      toPerson={toPerson}
      badgeOf={({ since }) =>
        since && (
          <Badge hue={hue} icon="clock">
            {sessionTime(since)}
          </Badge>
        )
      }
    />
  );
}

interface PeopleListProps extends Pick<ListProps, 'title' | 'people' | 'toPerson'> {
  noteOf?: (person: WaitingPerson) => string | null;
  badgeOf: (person: WaitingPerson) => ReactNode;
  aside?: ReactNode;
}

function PeopleList({ title, people, toPerson, noteOf, badgeOf, aside }: PeopleListProps) {
  const titleId = useId();
  if (people.length === 0) return null;
  return (
    <chakra.div minW="0">
      <Flex justify="space-between" align="baseline" gap="3" paddingBottom="2">
        <chakra.h3 id={titleId} textStyle="label" fontFamily="text">
          {title}
        </chakra.h3>
        {aside}
      </Flex>
      <ul aria-labelledby={titleId}>
        {people.map((person) => (
          <li key={person.id}>
            <Row to={toPerson(person.id)}>
              <Avatar name={person.name} />
              <chakra.span minW="0" overflowWrap="anywhere">
                <b>
                  <bdi>{person.name}</bdi>
                </b>
                {noteOf && (
                  <Caption as="span" display="block" color="ink-soft">
                    {noteOf(person)}
                  </Caption>
                )}
              </chakra.span>
              {badgeOf(person)}
            </Row>
          </li>
        ))}
      </ul>
    </chakra.div>
  );
}
