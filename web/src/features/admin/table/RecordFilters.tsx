import { chakra } from '@chakra-ui/react';
import type { ListParams } from '../../../lib/list/useListParams.ts';
import { Button } from '../../../ui/Button.tsx';
import { FilterBar } from './FilterBar.tsx';
import { Segmented } from './Segmented.tsx';

interface RecordFiltersProps<V extends string> {
  params: ListParams;
  /** Plural noun of the rows. */
  noun: string;
  /** Placeholder with the searched fields. */
  searchHint: string;
  /** The filter: search parameter, label, options and current value. */
  filter: {
    name: string;
    label: string;
    options: readonly { value: V; label: string }[];
    value: V;
  };
  /** Label of the button that adds a record. */
  addWord: string;
  onAdd: () => void;
}

/** Search and filter of a list, and the button to add a record. */
export function RecordFilters<V extends string>(props: RecordFiltersProps<V>) {
  const { params, noun, searchHint, filter, addWord, onAdd } = props;
  return (
    <chakra.div display="flex" flexWrap="wrap" gap="3" width={{ base: '100%', md: 'auto' }}>
      <FilterBar
        label={`Search ${noun}`}
        placeholder={searchHint}
        search={params.search}
        onSearch={params.setSearch}
      >
        <Segmented
          label={filter.label}
          options={filter.options}
          value={filter.value}
          onChange={(value) => {
            params.setFilter(filter.name, value);
          }}
        />
      </FilterBar>
      <Button icon="plus" tone="solid" size="sm" onClick={onAdd}>
        {addWord}
      </Button>
    </chakra.div>
  );
}
