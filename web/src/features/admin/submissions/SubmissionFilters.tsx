import type { ListParams } from '../../../lib/list/useListParams.ts';
import { FilterBar } from '../table/FilterBar.tsx';
import { FilterSelect } from '../table/FilterSelect.tsx';
import { ROLES, STATUSES } from './criteria.ts';

interface SubmissionFiltersProps {
  params: ListParams;
  /** Whether a search or filter is set. */
  isFiltered: boolean;
}

export function SubmissionFilters({ params, isFiltered }: SubmissionFiltersProps) {
  return (
    <FilterBar
      label="Search form submissions"
      placeholder="Name or email"
      search={params.search}
      onSearch={params.setSearch}
      onClear={
        isFiltered
          ? () => {
              params.clear('status', 'role');
            }
          : undefined
      }
    >
      <FilterSelect
        params={params}
        name="status"
        label="Status"
        all="All Status"
        options={STATUSES}
      />
      <FilterSelect params={params} name="role" label="Role" all="All Roles" options={ROLES} />
    </FilterBar>
  );
}
