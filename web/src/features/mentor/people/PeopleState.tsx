import { hasCode } from '../../../lib/errors.ts';
import { LoadFailure } from '../../../lib/failure/LoadFailure.tsx';
import { EmptyState } from '../../../ui/states/EmptyState.tsx';
import { NoMatchState } from '../../../ui/states/NoMatchState.tsx';
import type { AudienceWords } from '../list/audienceWords.ts';
import type { MentorPeople } from '../list/useMentorDashboard.ts';
import { criteriaText, FILTERS } from '../list/criteria.ts';

interface PeopleStateProps {
  people: MentorPeople;
  words: AudienceWords;
}

/** State of a list without rows; renders nothing if there are rows. */
export function PeopleState({ people, words }: PeopleStateProps) {
  if (people.failed) {
    const reason = hasCode(people.error, 'UPSTREAM_INVALID')
      ? 'Invalid data format received from server'
      : `Failed to load assigned ${words.many}`;
    return (
      <LoadFailure
        title={`Error Loading ${words.Many}`}
        error={people.error}
        detail={`${reason}. Please try refreshing the page or contact support.`}
        onRetry={people.retry}
      />
    );
  }
  if (people.loading || people.rows.length > 0) return null;
  const criteria = criteriaText(people.params, words);
  return criteria.length > 0 ? (
    <NoMatchState
      title={`No ${words.many} found matching your criteria.`}
      detail={`You are looking for ${criteria.join('; ')}.`}
      onClear={() => {
        people.params.clear(...FILTERS.map(({ name }) => name));
      }}
    />
  ) : (
    <EmptyState
      title={`No ${words.many} assigned`}
      detail="They appear here as soon as an administrator assigns them to you."
    />
  );
}
