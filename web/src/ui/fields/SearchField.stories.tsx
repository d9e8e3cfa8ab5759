import { useState } from 'react';
import type { Meta } from '../../testing/story.ts';
import { SearchField } from './SearchField.tsx';

export default { component: SearchField } satisfies Meta;

export const WithText = {
  render: function WithText() {
    const [search, setSearch] = useState('Asha');
    return (
      <SearchField
        label="Search students"
        placeholder="Name, email or school"
        value={search}
        onChange={setSearch}
      />
    );
  },
};
