import { useState } from 'react';
import type { Meta } from '../../../testing/story.ts';
import { Segmented } from './Segmented.tsx';

export default { component: Segmented } satisfies Meta;

const STATUSES = ['All', 'Active', 'Pending'].map((value) => ({ value, label: value }));

export const Statuses = {
  render: function Statuses() {
    const [status, setStatus] = useState('All');
    return <Segmented label="Status" options={STATUSES} value={status} onChange={setStatus} />;
  },
};
