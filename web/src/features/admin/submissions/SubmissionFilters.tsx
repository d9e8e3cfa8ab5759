import type { ListParams } from '../../../lib/list/useListParams.ts';
import { Select } from '../../../ui/fields/Select.tsx';
import { FilterBar } from '../../../ui/filters/FilterBar.tsx';
import { ROLES, STATUSES } from './criteria.ts';

interface SubmissionFiltersProps {
  params: ListParams;
  /** Whether anything narrows the list. */
  isNarrowed: boolean;
}

export function SubmissionFilters({ params, isNarrowed }: SubmissionFiltersProps) {
  const select = (
    name: string,
    label: string,
    all: string,
    options: typeof ROLES | typeof STATUSES,
  ) => (
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
      label="Search form submissions"
      placeholder="Name or email"
      search={params.search}
      onSearch={params.setSearch}
      onClear={
        isNarrowed
          ? () => {
              params.clear('status', 'role');
            }
          : undefined
      }
    >
      {select('status', 'Status', 'All Status', STATUSES)}
      {select('role', 'Role', 'All Roles', ROLES)}
    </FilterBar>
  );
}
