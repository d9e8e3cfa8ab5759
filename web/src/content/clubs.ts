import { titles } from './titles.ts';
import type { CutOut, Passage } from './types.ts';
import { pictureSet } from './pictureSet.ts';

const files = import.meta.glob<string>('./pictures/clubs/*', {
  query: '?no-inline',
  import: 'default',
  eager: true,
});

/** Each picture and its height in the widest file. */
export const clubPictures = pictureSet(files, [200, 400], {
  science: 480,
  technology: 480,
  arts: 480,
  commerce: 480,
  sports: 480,
});

interface ClubCategory extends Passage {
  /** Also used in the URL and as the name of the colour. */
  category: 'science' | 'technology' | 'arts' | 'commerce' | 'sports';
  /** Label of its button. */
  join: string;
  picture: CutOut;
}

/** The five categories of clubs. */
export const clubs: { title: string; lead: string; items: readonly ClubCategory[] } = {
  title: titles.clubs,
  lead: 'Each club has its own mentors and its own waymarks. You can change club later.',
  items: [
    {
      category: 'science',
      title: 'Science',
      text: 'Laboratories, medicine and research, from field trips to entrance plans.',
      join: 'Join Science',
      picture: {
        picture: clubPictures.science,
        alt: 'A flask with two bubbles',
        ground: 'art-hill-2',
      },
    },
    {
      category: 'technology',
      title: 'Technology',
      text: 'Machines, code and the people who build both.',
      join: 'Join Technology',
      picture: {
        picture: clubPictures.technology,
        alt: 'A small robot, waving',
        ground: 'art-hill-5',
      },
    },
    {
      category: 'arts',
      title: 'Arts',
      text: 'Design, law, film and the humanities.',
      join: 'Join Arts',
      picture: {
        picture: clubPictures.arts,
        alt: 'Three brushes in a clay pot',
        ground: 'art-sky',
      },
    },
    {
      category: 'commerce',
      title: 'Commerce',
      text: 'Accounts, business and economics, with numbers that mean something.',
      join: 'Join Commerce',
      picture: {
        picture: clubPictures.commerce,
        alt: 'Stacks of coins under a rising line',
        ground: 'art-hill-3',
      },
    },
    {
      category: 'sports',
      title: 'Sports',
      text: 'Coaching, sport science and management.',
      join: 'Join Sports',
      picture: {
        picture: clubPictures.sports,
        alt: 'A bat, stumps and a ball',
        ground: 'art-rose',
      },
    },
  ],
};
