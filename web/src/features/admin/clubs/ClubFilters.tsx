import { chakra } from '@chakra-ui/react';
import type { ListParams } from '../../../lib/list/useListParams.ts';
import { Button } from '../../../ui/Button.tsx';
import { FilterBar } from '../../../ui/filters/FilterBar.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { Segmented } from '../../../ui/Segmented.tsx';
import { audienceOf } from './clubList.ts';

const AUDIENCES = [
  { value: '', label: 'All' },
  { value: 'student', label: 'Student' },
  { value: 'educator', label: 'Educator' },
] as const;

/** Search and filter of the clubs, and the button for a new one. */
export function ClubFilters({ params, onAdd }: { params: ListParams; onAdd: () => void }) {
  return (
    <chakra.div display="flex" flexWrap="wrap" gap="3" width={{ base: '100%', md: 'auto' }}>
      <FilterBar
        label="Search clubs"
        placeholder="Name or description"
        search={params.search}
        onSearch={params.setSearch}
      >
        <Segmented
          label="Club type"
          options={AUDIENCES}
          value={audienceOf(params)}
          onChange={(value) => {
            params.setFilter('for', value);
          }}
        />
      </FilterBar>
      <Button tone="solid" size="sm" onClick={onAdd}>
        <Icon name="plus" />
        Add Club
      </Button>
    </chakra.div>
  );
}
