import type { ListParams } from '../../../lib/list/useListParams.ts';
import { Select, type SelectOption } from '../../../ui/fields/Select.tsx';

interface FilterSelectProps {
  params: ListParams;
  /** Name of the search parameter. */
  name: string;
  label: string;
  /** Option without a filter ("All Status"). */
  all: string;
  options: readonly SelectOption[];
}

/** A filter of a list, as a select. */
export function FilterSelect({ params, name, label, all, options }: FilterSelectProps) {
  return (
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
}
