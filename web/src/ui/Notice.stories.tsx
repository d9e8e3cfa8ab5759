import type { Meta, Story } from '../testing/story.ts';
import { FormAlert } from './Notice.tsx';

export default { component: FormAlert } satisfies Meta;

export const WithDetail = {
  args: { title: 'Please fill all required fields', detail: 'School name is missing.' },
} satisfies Story<typeof FormAlert>;
