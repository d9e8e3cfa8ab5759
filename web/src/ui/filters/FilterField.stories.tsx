import type { Meta, Story } from '../../testing/story.ts';
import { FilterField } from './FilterField.tsx';

export default { component: FilterField } satisfies Meta;

const args = {
  label: 'Progress',
  placeholder: 'All',
  options: [{ value: 'high', label: 'High, 80%+' }],
  value: '',
  marksValue: true,
  onChange: () => undefined,
};

export const All = { args } satisfies Story<typeof FilterField>;

export const Marked = { args: { ...args, value: 'high' } } satisfies Story<typeof FilterField>;
