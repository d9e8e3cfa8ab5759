import { useState } from 'react';
import type { Meta } from '../../../testing/story.ts';
import { SortableList } from './SortableList.tsx';

export default { component: SortableList } satisfies Meta;

export const Stages = {
  render: function Stages() {
    const [items, setItems] = useState(['Assessment', 'Document Review', 'Career Planning']);
    return (
      <SortableList
        items={items}
        nameOf={(item) => item}
        onMove={setItems}
        row={(item, { index }) => `${index + 1}. ${item}`}
      />
    );
  },
};
