import { chakra } from '@chakra-ui/react';
import { Select } from '../fields/Select.tsx';
import { FilterBar } from '../filters/FilterBar.tsx';
import { useAddressEntries } from '../filters/useAddressEntries.ts';
import { Pager } from '../Pager.tsx';
import { Segmented } from '../Segmented.tsx';
import { GallerySection } from './GallerySection.tsx';

const STATUSES = [
  { value: 'all', label: 'All' },
  { value: 'active', label: 'Active' },
  { value: 'pending', label: 'Pending' },
] as const;

const CLUBS = ['Robotics Club', 'Young Scientists'].map((value) => ({ value, label: value }));

export function FiltersSection() {
  const { read, page, change } = useAddressEntries();
  const [search, status, club] = [read('search'), read('status'), read('club')];
  const clear = () => {
    change({ search: '', status: '', club: '', page: '' });
  };
  return (
    <GallerySection title="Filters in the address, and the pager at its start, middle and end">
      <FilterBar
        label="Search students"
        placeholder="Name, email or school"
        search={search}
        onSearch={(text) => {
          change({ search: text, page: '' }, { replace: true });
        }}
        onClear={search || status || club ? clear : undefined}
      >
        <Segmented
          label="Status"
          options={STATUSES}
          value={STATUSES.find(({ value }) => value === status)?.value ?? 'all'}
          onChange={(value) => {
            change({ status: value === 'all' ? '' : value, page: '' });
          }}
        />
        <Select
          dense
          aria-label="Club"
          placeholder="All clubs"
          options={CLUBS}
          value={club}
          onChange={(event) => {
            change({ club: event.target.value, page: '' });
          }}
        />
      </FilterBar>
      <chakra.div display="flex" flexWrap="wrap" gap="6">
        {[page, 1, 7, 482].map((number, index) => (
          <Pager
            key={index}
            page={number}
            pageCount={482}
            label={`Pages of list ${index + 1}`}
            onPage={(next) => {
              change({ page: String(next) });
            }}
          />
        ))}
        <Pager page={2} pageCount={3} label="Pages of a short list" onPage={() => undefined} />
      </chakra.div>
    </GallerySection>
  );
}
