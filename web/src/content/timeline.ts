import type { CutOut, Passage } from './types.ts';
import { pictureSet } from './pictureSet.ts';

const files = import.meta.glob<string>('./pictures/timeline/*', {
  query: '?no-inline',
  import: 'default',
  eager: true,
});

/** Each picture and its height in the widest file. */
export const timelinePictures = pictureSet(files, [160, 320], {
  classroom: 384,
  waymarks: 384,
  telephone: 384,
  signpost: 384,
  educator: 384,
  online: 384,
});

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
