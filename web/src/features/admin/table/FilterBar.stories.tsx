import { useState } from 'react';
import type { Meta } from '../../../testing/story.ts';
import { Select } from '../../../ui/fields/Select.tsx';
import { Segmented } from './Segmented.tsx';
import { FilterBar } from './FilterBar.tsx';

export default { component: FilterBar } satisfies Meta;

const STATUSES = ['All', 'Active', 'Pending'].map((value) => ({ value, label: value }));
const CLUBS = ['Robotics Club', 'Young Scientists'].map((value) => ({ value, label: value }));
const NO_FILTER = { search: '', status: 'All', club: '' };

export const SearchStatusAndClub = {
  render: function SearchStatusAndClub() {
    const [filter, setFilter] = useState({ ...NO_FILTER, search: 'Asha' });
    const { search, status, club } = filter;
    return (
      <FilterBar
        label="Search students"
        placeholder="Name, email or school"
        search={search}
        onSearch={(text) => {
          setFilter({ ...filter, search: text });
        }}
        onClear={
          search || club || status !== 'All'
            ? () => {
                setFilter(NO_FILTER);
              }
            : undefined
        }
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
          onChange={(event) => {
            setFilter({ ...filter, club: event.target.value });
          }}
        />
      </FilterBar>
    );
  },
};
