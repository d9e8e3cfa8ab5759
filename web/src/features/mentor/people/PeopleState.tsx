import { EmptyState } from '../../../ui/states/EmptyState.tsx';
import { FailedState } from '../../../ui/states/FailedState.tsx';
import { NoMatchState } from '../../../ui/states/NoMatchState.tsx';
import type { AudienceWords } from '../audienceWords.ts';
import type { MentorPeople } from './useMentorPeople.ts';

interface PeopleStateProps {
  people: MentorPeople;
  words: AudienceWords;
  search: string;
  onClear: () => void;
}

/** What stands in the place of the list when there is none; nothing when there is one. */
export function PeopleState({ people, words, search, onClear }: PeopleStateProps) {
  if (people.failure) {
    const what =
      people.failure === 'invalid'
        ? 'Invalid data format received from server'
        : `Failed to load assigned ${words.many}`;
    return (
      <FailedState
        title={`Error Loading ${words.Many}`}
        detail={`${what}. Please try refreshing the page or contact support.`}
        busy={people.loading}
        onRetry={people.retry}
      />
    );
  }
  if (people.loading || people.items.length > 0) return null;
  return search.trim() ? (
    <NoMatchState
      title={`No ${words.many} match your search`}
      detail={`You are looking for “${search.trim()}”.`}
      onClear={onClear}
    />
  ) : (
    <EmptyState
      title={`No ${words.many} assigned`}
      detail="They appear here as soon as an administrator assigns them to you."
    />
  );
}
