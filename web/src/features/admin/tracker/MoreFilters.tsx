import type { ListParams } from '../../../lib/list/useListParams.ts';
import { FilterField } from '../../../ui/filters/FilterField.tsx';
import { namedOptions } from '../pickers/namedOptions.ts';
import { useMentorCandidatesQuery } from '../pickers/MentorCandidates.generated.ts';
import { useFetchToast } from '../table/ListPanel.tsx';
import { MoreGrid } from '../table/MoreFilters.tsx';
import { ProgressFields } from '../table/ProgressFields.tsx';
import type { stageOptions } from '../table/progressFilters.ts';

interface MoreFiltersProps {
  params: ListParams;
  clubs: Parameters<typeof stageOptions>[0];
}

/** Additional filters of the tracker; the mentors are loaded when it is opened. */
export function MoreFilters({ params, clubs }: MoreFiltersProps) {
  const mentors = useMentorCandidatesQuery({ fetchPolicy: 'cache-first' });
  useFetchToast(mentors.error, 'mentors');
  return (
    <MoreGrid>
      <ProgressFields params={params} clubs={clubs} />
      <FilterField
        label="Mentor"
        placeholder="All mentors"
        options={namedOptions(mentors.data?.mentors)}
        value={params.filter('mentor')}
        onChange={(value) => {
          params.setFilter('mentor', value);
        }}
      />
    </MoreGrid>
  );
}

/** Name of the filtered mentor, from the cache of the filters. */
export function useChosenMentor({ filter }: Pick<ListParams, 'filter'>): string | undefined {
  const { data } = useMentorCandidatesQuery({ fetchPolicy: 'cache-only' });
  return data?.mentors?.find(({ id }) => id === filter('mentor'))?.name;
}
