import type { ListParams } from '../../../lib/list/useListParams.ts';
import { Button } from '../../../ui/Button.tsx';
import { FilterBar } from '../table/FilterBar.tsx';
import { useFetchToast } from '../table/ListPanel.tsx';
import { Segmented } from '../table/Segmented.tsx';
import {
  FILTERS,
  statusOf,
  attentionOf,
  attentionOptions,
  attentionParams,
  OLDEST_FIRST,
} from './criteria.ts';
import { Grid } from '@chakra-ui/react';
import { compareNames } from '../../../lib/list/compareNames.ts';
import type { ClubAudience } from '../../../schema.generated.ts';
import { FilterField } from '../../../ui/filters/FilterField.tsx';
import { useClubCandidatesQuery } from '../pickers/ClubCandidates.generated.ts';
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
  onMore: () => void;
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
      <Button
        iconEnd={isMoreOpen ? 'sort-up' : 'chevron-down'}
        tone="outline"
        size="sm"
        aria-expanded={isMoreOpen}
        onClick={onMore}
      >
        More filters
      </Button>
    </FilterBar>
  );
}

interface MoreFiltersProps {
  audience: ClubAudience;
  params: ListParams;
}

const named = (things: readonly { id: string; name: string }[] | null | undefined) =>
  (things ?? [])
    .map(({ id, name }) => ({ value: id, label: name }))
    .sort((one, other) => compareNames(one.label, other.label));

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
    <Grid
      role="group"
      aria-label="More filters"
      templateColumns={{
        base: 'minmax(0, 1fr)',
        sm: 'repeat(2, minmax(0, 1fr))',
        lg: 'repeat(4, minmax(0, 1fr))',
      }}
      gap="3"
      paddingBlock="3"
      paddingInline={{ base: '5', md: '6' }}
      borderBottom="line"
      bg="paper"
    >
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
        options={named(clubs.data?.clubs)}
        {...filterBy('club')}
      />
      <FilterField
        label="Mentor"
        placeholder="All mentors"
        options={named(mentors.data?.mentors)}
        {...filterBy('mentor')}
      />
      <FilterField
        label="Order"
        placeholder="Newest first"
        options={[{ value: OLDEST_FIRST, label: 'Oldest first' }]}
        value={params.sort === OLDEST_FIRST ? OLDEST_FIRST : ''}
        onChange={params.setSort}
      />
    </Grid>
  );
}
