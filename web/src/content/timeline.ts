import { timelinePictures } from './pictures/timeline.ts';
import type { CutOut, Passage } from './types.ts';

interface Milestone extends Passage {
  year: string;
  /** Illustration of the milestone. */
  scene: CutOut;
}

/** History of Waymark, oldest first. */
export const timeline: { title: string; lead: string; items: readonly Milestone[] } = {
  title: 'Nine years on the road',
  lead: 'From a borrowed classroom to 22 states, one waymark after the other.',
  items: [
    {
      year: '2017',
      scene: {
        picture: timelinePictures.classroom,
        alt: 'A teacher in a saree before a blackboard with a path on it.',
        ground: 'art-hill-3',
      },
      title: 'Eleven students',
      text: 'A borrowed classroom in Satara, Saturdays from nine to noon.',
    },
    {
      year: '2018',
      scene: {
        picture: timelinePictures.waymarks,
        alt: 'A path with five waymarks on it.',
        ground: 'art-hill-3',
      },
      title: 'The five waymarks',
      text: 'What worked in the first year becomes five stages, with feedback in writing after each.',
    },
    {
      year: '2020',
      scene: {
        picture: timelinePictures.telephone,
        alt: 'A mentor on the screen of a ringing telephone.',
        ground: 'art-clay',
      },
      title: 'By telephone',
      text: 'Schools are closed. Mentors call, every week, and no student loses their place.',
    },
    {
      year: '2022',
      scene: {
        picture: timelinePictures.signpost,
        alt: 'A signpost with five arms in five colours.',
        ground: 'art-rose',
      },
      title: 'Clubs',
      text: 'Science, technology, arts, commerce and sports, each with mentors from the field.',
    },
    {
      year: '2024',
      scene: {
        picture: timelinePictures.educator,
        alt: 'A teacher in a turban behind a pile of books.',
        ground: 'art-hill-3',
      },
      title: 'Educators join',
      text: 'Teachers ask for the same. They get counsellors and stages of their own.',
    },
    {
      year: '2026',
      scene: {
        picture: timelinePictures.online,
        alt: 'A laptop that shows a path with waymarks.',
        ground: 'art-clay',
      },
      title: 'Waymark online',
      text: 'Path, feedback and next step on one page, for students, educators and mentors alike.',
    },
  ],
};
