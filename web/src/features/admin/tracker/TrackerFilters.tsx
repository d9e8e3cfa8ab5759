import type { ListParams } from '../../../lib/list/useListParams.ts';
import { Select, type SelectOption } from '../../../ui/fields/Select.tsx';
import { FilterBar } from '../../../ui/filters/FilterBar.tsx';
import { STATUSES } from './criteria.ts';

interface TrackerFiltersProps {
  params: ListParams;
  clubs: readonly { id: string; name: string }[];
  /** Shows Clear Filters. */
  onClear: (() => void) | undefined;
}

export function TrackerFilters({ params, clubs, onClear }: TrackerFiltersProps) {
  const select = (name: string, label: string, all: string, options: readonly SelectOption[]) => (
    <Select
      dense
      aria-label={label}
      placeholder={all}
      options={options}
      value={params.filter(name)}
      onChange={({ target }) => {
        params.setFilter(name, target.value);
      }}
    />
  );
  return (
    <FilterBar
      label="Search progress"
      placeholder="Name, mentor or club"
      search={params.search}
      onSearch={params.setSearch}
      onClear={onClear}
    >
      {select('status', 'Status', 'All Status', STATUSES)}
      {select(
        'club',
        'Club',
        'All Clubs',
        clubs.map(({ id, name }) => ({ value: id, label: name })),
      )}
    </FilterBar>
  );
}
