import { useState } from 'react';
import type { Meta } from '../testing/story.ts';
import { Pager } from './Pager.tsx';

export default { component: Pager } satisfies Meta;

export const ManyPages = {
  render: function ManyPages() {
    const [page, setPage] = useState(7);
    return <Pager page={page} pageCount={482} label="Pages of students" onPage={setPage} />;
  },
};

export const ThreePages = {
  render: function ThreePages() {
    const [page, setPage] = useState(1);
    return <Pager page={page} pageCount={3} label="Pages of mentors" onPage={setPage} />;
  },
};
