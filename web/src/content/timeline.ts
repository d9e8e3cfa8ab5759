import type { Passage } from './types.ts';

interface Milestone extends Passage {
  year: string;
}

/** How Waymark came about, oldest first. */
export const timeline: { title: string; lead: string; items: readonly Milestone[] } = {
  title: 'Nine years on the road',
  lead: 'From a borrowed classroom to 22 states, one waymark after the other.',
  items: [
    {
      year: '2017',
      title: 'Eleven students',
      text: 'A borrowed classroom in Satara, Saturdays from nine to noon.',
    },
    {
      year: '2018',
      title: 'The five waymarks',
      text: 'What worked in the first year becomes five stages, with feedback in writing after each.',
    },
    {
      year: '2020',
      title: 'By telephone',
      text: 'Schools are closed. Mentors call, every week, and no student loses their place.',
    },
    {
      year: '2022',
      title: 'Clubs',
      text: 'Science, technology, arts, commerce and sports, each with mentors from the field.',
    },
    {
      year: '2024',
      title: 'Educators join',
      text: 'Teachers ask for the same. They get counsellors and stages of their own.',
    },
    {
      year: '2026',
      title: 'Waymark online',
      text: 'Path, feedback and next step on one page, for students, educators and mentors alike.',
    },
  ],
};
