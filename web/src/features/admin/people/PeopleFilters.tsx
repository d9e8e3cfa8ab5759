import type { ListParams } from '../../../lib/list/useListParams.ts';
import { Button } from '../../../ui/Button.tsx';
import { FilterBar } from '../table/FilterBar.tsx';
import { Segmented } from '../table/Segmented.tsx';
import { FILTERS, statusOf } from './criteria.ts';

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
