import type { Meta, Story } from '../../testing/story.ts';
import { ContactList } from './MentorCard.tsx';

export default { component: ContactList } satisfies Meta;

export const EmailAndPhone = {
  args: { email: 'meera@example.org', phone: '98220 41877' },
} satisfies Story<typeof ContactList>;
