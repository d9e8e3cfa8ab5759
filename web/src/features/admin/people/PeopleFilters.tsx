import type { ListParams } from '../../../lib/list/useListParams.ts';
import { FilterBar } from '../../../ui/filters/FilterBar.tsx';
import { Segmented } from '../../../ui/Segmented.tsx';
import { statusOf } from './criteria.ts';

const STATUSES = [
  { value: 'all', label: 'All' },
  { value: 'active', label: 'Active' },
  { value: 'pending', label: 'Pending' },
] as const;

interface PeopleFiltersProps {
  noun: string;
  searchHint: string;
  params: ListParams;
}

export function PeopleFilters({ noun, searchHint, params }: PeopleFiltersProps) {
  return (
    <FilterBar
      label={`Search ${noun}`}
      placeholder={searchHint}
      search={params.search}
      onSearch={params.setSearch}
    >
      <Segmented
        label="Status"
        options={STATUSES}
        value={statusOf(params)}
        onChange={(status) => {
          params.setFilter('status', status === 'all' ? '' : status);
        }}
      />
    </FilterBar>
  );
}
