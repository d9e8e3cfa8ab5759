import { galleryPictures } from '../pictures/gallery.ts';
import type { CategoryItem } from './types.ts';

export const awards: readonly CategoryItem[] = [
  {
    shape: 'regular',
    caption: 'National Career Educator Award, 2025',
    picture: galleryPictures.nationalEducator,
    alt: 'A gold cup with two handles on a plinth between curtains.',
  },
  {
    shape: 'tall',
    caption: 'Lamp of Learning for rural schools, 2023',
    picture: galleryPictures.ruralLamp,
    alt: 'A brass oil lamp with five flames on a tall stand.',
  },
  {
    shape: 'regular',
    caption: 'State Mentor of the Year, 2024',
    picture: galleryPictures.stateMentor,
    alt: 'A mentor takes a shield from the hands of an official on a stage.',
  },
  {
    shape: 'tall',
    caption: 'Young Scientists’ district medal, 2026',
    picture: galleryPictures.youngScientists,
    alt: 'A medal on a striped ribbon.',
  },
  {
    shape: 'regular',
    caption: 'Innovation in guidance, 2022',
    picture: galleryPictures.innovationStar,
    alt: 'A glass star on a dark base, lit from above.',
  },
  {
    shape: 'tall',
    caption: 'Citizens’ award, Satara, 2021',
    picture: galleryPictures.citizensAward,
    alt: 'An obelisk with a rosette between two branches of laurel.',
  },
  {
    shape: 'tall',
    caption: 'The team with the governor’s plaque',
    picture: galleryPictures.teamHonour,
    alt: 'Three colleagues hold a plaque above their heads.',
  },
  {
    shape: 'regular',
    caption: 'Nine years on one shelf',
    picture: galleryPictures.honourShelf,
    alt: 'A shelf with cups, a shield, a plaque and a plant.',
  },
];
