import type { ListParams } from '../../../lib/list/useListParams.ts';
import { FilterBar } from '../table/FilterBar.tsx';
import { FilterSelect } from '../table/FilterSelect.tsx';
import { STATUSES } from './criteria.ts';

interface TrackerFiltersProps {
  params: ListParams;
  clubs: readonly { id: string; name: string }[];
  /** Shows Clear Filters. */
  onClear: (() => void) | undefined;
}

export function TrackerFilters({ params, clubs, onClear }: TrackerFiltersProps) {
  return (
    <FilterBar
      label="Search progress"
      placeholder="Name, mentor or club"
      search={params.search}
      onSearch={params.setSearch}
      onClear={onClear}
    >
      <FilterSelect
        params={params}
        name="status"
        label="Status"
        all="All Status"
        options={STATUSES}
      />
      <FilterSelect
        params={params}
        name="club"
        label="Club"
        all="All Clubs"
        options={clubs.map(({ id, name }) => ({ value: id, label: name }))}
      />
    </FilterBar>
  );
}
