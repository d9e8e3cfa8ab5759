import type { Meta, Story } from '../testing/story.ts';
import { StatStrip } from './StatStrip.tsx';

export default { component: StatStrip } satisfies Meta;

const LABELS = ['Total Students', 'Total Educators', 'Active Mentors', 'Clubs', 'Form Submitted'];

export const WithAttention = {
  args: {
    items: [
      { label: 'Assigned Students', value: 42, note: 'Robotics Club' },
      { label: 'Active Cases', value: 27, note: 'Currently in progress' },
      { label: 'Sessions Completed', value: 1204, note: 'This month' },
      { label: 'Pending Updates', value: 6, note: 'Need attention', attention: true },
    ],
  },
} satisfies Story<typeof StatStrip>;

export const Loading = {
  args: { loading: true, items: LABELS.map((label) => ({ label })) },
} satisfies Story<typeof StatStrip>;

export const Unknown = {
  args: { items: LABELS.map((label) => ({ label, value: null })) },
} satisfies Story<typeof StatStrip>;

export const Links = {
  args: { items: LABELS.map((label, index) => ({ label, value: 24 * index, to: '/admin' })) },
} satisfies Story<typeof StatStrip>;
