import type { Meta, Story } from '../../testing/story.ts';
import { MentorCard } from './MentorCard.tsx';

export default { component: MentorCard } satisfies Meta;

const MEERA = {
  name: 'Meera Kulkarni',
  specialization: 'Engineering and design',
  email: 'meera@example.org',
  phone: '98220 41877',
};

export const Assigned = {
  args: { heading: 'Your Mentor', mentor: MEERA, emptyText: '' },
} satisfies Story<typeof MentorCard>;

export const OfAnotherClub = {
  args: {
    heading: 'Your Counsellor',
    mentor: MEERA,
    otherClub: 'Young Scientists',
    emptyText: '',
  },
} satisfies Story<typeof MentorCard>;

export const NotAssigned = {
  args: {
    heading: 'Your Mentor',
    mentor: null,
    emptyText: 'A mentor is matched to you by your interests.',
  },
} satisfies Story<typeof MentorCard>;
