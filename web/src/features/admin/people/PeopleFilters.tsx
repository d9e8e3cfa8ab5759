import { chakra } from '@chakra-ui/react';
import { useDebouncedText } from '../../../lib/useDebouncedText.ts';
import { SearchField } from '../../../ui/fields/SearchField.tsx';
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
  const [text, setText] = useDebouncedText(criteria.search, criteria.setSearch);
  return (
    <chakra.div
      display="flex"
      flexWrap="wrap"
      gap="4"
      mdDown={{ width: '100%', display: 'grid', gap: '3' }}
    >
      <Segmented
        label="Status"
        options={STATUSES}
        value={criteria.status}
        onChange={criteria.setStatus}
      />
      <chakra.div width={{ md: '20rem' }}>
        <SearchField
          dense
          label={`Search ${noun}`}
          placeholder={searchHint}
          value={text}
          onChange={setText}
        />
      </chakra.div>
    </chakra.div>
  );
}
