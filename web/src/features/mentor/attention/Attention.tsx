import { chakra, Flex } from '@chakra-ui/react';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { shortDate, daysSince, daysWord } from '../../../lib/format.ts';
import { Avatar } from '../../../ui/Avatar.tsx';
import { Badge, type Hue } from '../../../ui/Badge.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { ButtonLink } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
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
  if (!stats || (waiting.length === 0 && silent.length === 0)) return null;
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
        <ButtonLink tone="go" to={url.toPerson(null)}>
          <Icon name="pencil" />
          Update Progress
        </ButtonLink>
      </chakra.div>
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

/** The people who have waited longest, each with a link to the update form; null without any. */
function WaitingList({ title, hue, people, count, all, toPerson }: WaitingListProps) {
  const titleId = useId();
  if (people.length === 0) return null;
  return (
    <chakra.div minW="0">
      <Flex justify="space-between" align="baseline" gap="3" paddingBottom="2">
        <chakra.h3 id={titleId} textStyle="label" fontFamily="text">
          {title}
        </chakra.h3>
        <TextLink to={all} textStyle="small" aria-label={`All ${count}, ${title.toLowerCase()}`}>
          {`All ${count}`}
        </TextLink>
      </Flex>
      <ul aria-labelledby={titleId}>
        {people.slice(0, NAMED).map(({ id, name, since }) => (
          <li key={id}>
            <Row to={toPerson(id)}>
              <Avatar name={name} />
              <chakra.span minW="0" overflowWrap="anywhere">
                <b>
                  <bdi>{name}</bdi>
                </b>
                <Caption as="span" display="block" color="ink-soft">
                  {since ? `Since ${shortDate(since)}` : 'No update yet'}
                </Caption>
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
