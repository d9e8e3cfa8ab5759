import { chakra } from '@chakra-ui/react';
import type { ListParams } from '../../lib/list/useListParams.ts';
import { Button } from '../../ui/Button.tsx';
import { FilterBar } from '../../ui/filters/FilterBar.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import { Segmented } from '../../ui/Segmented.tsx';

interface RecordFiltersProps<V extends string> {
  params: ListParams;
  /** What is listed, in the plural. */
  noun: string;
  /** What can be searched. */
  searchHint: string;
  /** The filter: its name in the address, its label, its options and the value in force. */
  filter: {
    name: string;
    label: string;
    options: readonly { value: V; label: string }[];
    value: V;
  };
  /** The word on the button for a new record. */
  addWord: string;
  onAdd: () => void;
}

/** Search and filter of a list of records, and the button for a new one. */
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
      <Button tone="solid" size="sm" onClick={onAdd}>
        <Icon name="plus" />
        {addWord}
      </Button>
    </chakra.div>
  );
}
