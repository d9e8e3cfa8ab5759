import { chakra } from '@chakra-ui/react';
import { useId } from 'react';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import type { MentorFiguresFragment } from '../list/MentorFigures.generated.ts';
import type { ListLink } from '../list/useListLink.ts';
import type { MentorUrl } from '../list/useMentorUrl.ts';
import { WaitingList } from './WaitingList.tsx';

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
    <chakra.section
      aria-labelledby={titleId}
      display="grid"
      columnGap="10"
      rowGap="5"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
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
      {waiting.length > 0 && (
        <WaitingList
          title="Waiting longest"
          hue="ochre"
          people={waiting}
          count={stats.pendingUpdates}
          all={toList({ show: 'waiting', sort: 'waiting' }, { down: true })}
          toPerson={url.toPerson}
        />
      )}
      {silent.length > 0 && (
        <WaitingList
          title="No feedback yet"
          hue="stone"
          people={silent}
          count={stats.withoutFeedback ?? silent.length}
          all={toList({ show: 'no-feedback', sort: 'waiting' }, { down: true })}
          toPerson={url.toPerson}
        />
      )}
    </chakra.section>
  );
}
