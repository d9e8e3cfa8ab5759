import type { ListParams } from '../../../lib/list/useListParams.ts';
import { DayField } from '../table/DayField.tsx';
import { FilterBar } from '../table/FilterBar.tsx';
import { useFetchToast } from '../table/ListPanel.tsx';
import { MoreButton, MoreGrid } from '../table/MoreFilters.tsx';
import { ProgressFields } from '../table/ProgressFields.tsx';
import { Segmented } from '../table/Segmented.tsx';
import {
  FILTERS,
  statusOf,
  attentionOf,
  attentionOptions,
  attentionParams,
  OLDEST_FIRST,
} from './criteria.ts';
import type { ClubAudience } from '../../../schema.generated.ts';
import { FilterField } from '../../../ui/filters/FilterField.tsx';
import { useClubCandidatesQuery } from '../pickers/ClubCandidates.generated.ts';
import { namedOptions } from '../pickers/namedOptions.ts';
import { useMentorCandidatesQuery } from '../pickers/MentorCandidates.generated.ts';

const STATUSES = [
  { value: 'all', label: 'All' },
  { value: 'active', label: 'Active' },
  { value: 'pending', label: 'Pending' },
] as const;

interface PeopleFiltersProps {
  noun: string;
  searchHint: string;
  params: ListParams;
  /** Shows Clear Filters; the no-match state has its own button. */
  canClear: boolean;
  isMoreOpen: boolean;
  onMore: (isOpen: boolean) => void;
}

export function PeopleFilters(props: PeopleFiltersProps) {
  const { noun, searchHint, params, canClear, isMoreOpen, onMore } = props;
  return (
    <FilterBar
      noun={noun}
      searchHint={searchHint}
      params={params}
      clears={canClear ? FILTERS : undefined}
    >
      <Segmented<'all' | 'active' | 'pending' | 'inactive'>
        label="Status"
        options={STATUSES}
        value={statusOf(params)}
        onChange={(status) => {
          params.setFilters({ status: status === 'all' ? '' : status });
        }}
      />
      <MoreButton isOpen={isMoreOpen} onToggle={onMore} />
    </FilterBar>
  );
}

interface MoreFiltersProps {
  audience: ClubAudience;
  params: ListParams;
}

/** Additional filters and the sort order; options are loaded when opened. */
export function MoreFilters({ audience, params }: MoreFiltersProps) {
  const clubs = useClubCandidatesQuery({
    variables: { clubFor: audience },
    fetchPolicy: 'cache-first',
  });
  const mentors = useMentorCandidatesQuery({ fetchPolicy: 'cache-first' });
  useFetchToast(clubs.error, 'clubs');
  useFetchToast(mentors.error, 'mentors');
  const filterBy = (name: string) => ({
    value: params.filter(name),
    onChange: (value: string) => {
      params.setFilters({ [name]: value });
    },
  });
  return (
    <MoreGrid>
      <FilterField
        label="Show"
        placeholder="Everybody"
        options={attentionOptions(audience)}
        value={attentionOf(params)}
        onChange={(value) => {
          params.setFilters(attentionParams(value, params));
        }}
      />
      <FilterField
        label="Club"
        placeholder="All clubs"
        options={namedOptions(clubs.data?.clubs)}
        {...filterBy('club')}
      />
      <FilterField
        label="Mentor"
        placeholder="All mentors"
        options={namedOptions(mentors.data?.mentors)}
        {...filterBy('mentor')}
      />
      <ProgressFields params={params} clubs={clubs.data?.clubs ?? []} />
      <DayField name="waiting" label="Waiting since, or longer" params={params} />
      <FilterField
        label="Order"
        placeholder="Newest first"
        options={[{ value: OLDEST_FIRST, label: 'Oldest first' }]}
        value={params.sort === OLDEST_FIRST ? OLDEST_FIRST : ''}
        onChange={params.setSort}
      />
    </MoreGrid>
  );
}
