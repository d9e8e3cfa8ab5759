import { Flex } from '@chakra-ui/react';
import type { ListParams } from '../../../lib/list/useListParams.ts';
import { Button } from '../../../ui/Button.tsx';
import { FilterBar } from './FilterBar.tsx';
import { Segmented } from './Segmented.tsx';

interface RecordFiltersProps {
  params: ListParams;
  /** Plural noun of the rows. */
  noun: string;
  /** Placeholder with the searched fields. */
  searchHint: string;
  filter: { name: string; label: string; options: readonly { value: string; label: string }[] };
  /** Label of the button that adds a record. */
  addLabel: string;
  onAdd: () => void;
}

/** Search and filter of a list, and the button to add a record. */
export function RecordFilters(props: RecordFiltersProps) {
  const { params, noun, searchHint, filter, addLabel, onAdd } = props;
  const { name, label, options } = filter;
  return (
    <Flex wrap="wrap" gap="3" width={{ base: '100%', md: 'auto' }}>
      <FilterBar noun={noun} searchHint={searchHint} params={params}>
        <Segmented
          label={label}
          options={options}
          value={options.find(({ value }) => value === params.filter(name))?.value ?? ''}
          onChange={(value) => {
            params.setFilter(name, value);
          }}
        />
      </FilterBar>
      <Button icon="plus" tone="solid" size="sm" onClick={onAdd}>
        {addLabel}
      </Button>
    </Flex>
  );
}
