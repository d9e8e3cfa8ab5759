import { FilterBar } from '../../../ui/filters/FilterBar.tsx';
import { Segmented } from '../../../ui/Segmented.tsx';
import type { PeopleCriteriaState } from './usePeopleCriteria.ts';

const STATUSES = [
  { value: 'all', label: 'All' },
  { value: 'active', label: 'Active' },
  { value: 'pending', label: 'Pending' },
] as const;

interface PeopleFiltersProps {
  noun: string;
  searchHint: string;
  criteria: PeopleCriteriaState;
}

export function PeopleFilters({ noun, searchHint, criteria }: PeopleFiltersProps) {
  return (
    <FilterBar
      label={`Search ${noun}`}
      placeholder={searchHint}
      search={criteria.search}
      onSearch={criteria.setSearch}
    >
      <Segmented
        label="Status"
        options={STATUSES}
        value={criteria.status}
        onChange={criteria.setStatus}
      />
    </FilterBar>
  );
}
