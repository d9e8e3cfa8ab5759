import { useState } from 'react';
import type { Meta } from '../../../testing/story.ts';
import { Select } from '../../../ui/fields/Select.tsx';
import { FilterBar } from './FilterBar.tsx';
import { Segmented } from './Segmented.tsx';

export default { component: FilterBar } satisfies Meta;

const STATUSES = ['All', 'Active', 'Pending'].map((value) => ({ value, label: value }));
const CLUBS = ['Robotics Club', 'Young Scientists'].map((value) => ({ value, label: value }));
const NO_FILTER = { search: '', status: 'All', club: '' };

export const SearchStatusAndClub = {
  render: function SearchStatusAndClub() {
    const [filter, setFilter] = useState({ ...NO_FILTER, search: 'Asha' });
    const { search, status, club } = filter;
    const params = {
      search,
      setSearch: (text: string) => {
        setFilter({ ...filter, search: text });
      },
      filter: () => club,
      setFilter: (_name: string, value: string) => {
        setFilter({ ...filter, club: value });
      },
      clear: () => {
        setFilter(NO_FILTER);
      },
    };
    return (
      <FilterBar
        noun="students"
        searchHint="Name, email or school"
        params={params}
        clears={search || club || status !== 'All' ? ['club'] : undefined}
      >
        <Segmented
          label="Status"
          options={STATUSES}
          value={status}
          onChange={(value) => {
            setFilter({ ...filter, status: value });
          }}
        />
        <Select
          dense
          aria-label="Club"
          placeholder="All clubs"
          options={CLUBS}
          value={club}
          onChange={({ target }) => {
            setFilter({ ...filter, club: target.value });
          }}
        />
      </FilterBar>
    );
  },
};
