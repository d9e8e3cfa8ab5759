import { portraits } from './pictures/portraits.ts';
import { titles } from './titles.ts';
import type { CutOut, Person } from './types.ts';
import { pictureSet } from './pictureSet.ts';

const files = import.meta.glob<string>('./pictures/founder/*', {
  query: '?no-inline',
  import: 'default',
  eager: true,
});

/** Each picture and its height in the widest file. */
export const founderPictures = pictureSet(files, [400, 800], {
  sunita: 944,
});

interface Founder {
  /** Heading of the section. */
  title: string;
  name: string;
  role: string;
  credentials: readonly string[];
  quotation: string;
  /** Biography in two short paragraphs. */
  profile: readonly string[];
  /** Large portrait beside the quotation. */
  portrait: CutOut;
  /** Small portrait for the team section. */
  face: Person['portrait'];
}

export const founder: Founder = {
  title: titles.founder,
  name: 'Sunita Deshmukh',
  role: 'Founder',
  credentials: ['M.Sc. Physics', 'M.Ed.', 'Certified career counsellor'],
  quotation: 'No child is bad at choosing. Most were simply never shown where the roads go.',
  profile: [
    'Sunita Deshmukh taught physics for seventeen years in Satara and Pune. She began Waymark in 2017 with eleven students in a borrowed classroom, after watching her best pupil take the wrong stream for want of one good conversation.',
    'She still reads forms every Monday morning, and still asks each new mentor the same question: who helped you choose?',
  ],
  portrait: {
    picture: founderPictures.sunita,
    alt: 'Sunita Deshmukh, founder, in round glasses and a plum saree, with her hair tied up.',
    ground: 'art-hill-2',
  },
  face: { picture: portraits.sunita, ground: 'art-hill-2' },
};
