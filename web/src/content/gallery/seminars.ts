import { galleryPictures } from '../pictures/gallery.ts';
import type { CategoryItem } from './types.ts';

export const seminars: readonly CategoryItem[] = [
  {
    shape: 'large',
    caption: 'Stream choice seminar, Nashik',
    keep: 'left',
    picture: galleryPictures.streamSeminar,
    alt: 'A speaker shows a road that parts in three to a full hall.',
  },
  {
    shape: 'regular',
    caption: 'Parents’ evening, Satara',
    picture: galleryPictures.parentsEvening,
    alt: 'Parents and a mentor sit around a table with tea.',
  },
  {
    shape: 'regular',
    caption: 'Career fair under the trees, Kolhapur',
    picture: galleryPictures.careerFair,
    alt: 'Three stalls with striped roofs below a row of trees.',
  },
  {
    shape: 'regular',
    caption: 'Robotics day, class 9',
    picture: galleryPictures.roboticsDay,
    alt: 'Two students on either side of a small robot on wheels.',
  },
  {
    shape: 'large',
    caption: 'Saturday talk under the banyan, Wai',
    picture: galleryPictures.villageTalk,
    alt: 'A mentor talks to children who sit in the shade of a large tree.',
  },
  {
    shape: 'large',
    caption: 'Ten professions, one panel, Pune',
    picture: galleryPictures.panel,
    alt: 'Four guests on a stage behind a long table with microphones.',
  },
  {
    shape: 'regular',
    caption: 'Club day with kites, Baramati',
    picture: galleryPictures.kites,
    alt: 'Two children let kites fly above hills.',
  },
];
