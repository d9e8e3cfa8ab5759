import { galleryPictures } from '../pictures/gallery.ts';
import type { CategoryItem } from './types.ts';

export const media: readonly CategoryItem[] = [
  {
    shape: 'tall',
    caption: 'A Marathi daily, June 2026',
    picture: galleryPictures.marathiDaily,
    alt: 'A page of a newspaper with a picture of a path.',
  },
  {
    shape: 'regular',
    caption: 'The radio hour for class 10',
    picture: galleryPictures.radioHour,
    alt: 'A microphone and two people with headphones in a studio.',
  },
  {
    shape: 'regular',
    caption: 'Breakfast television, results week',
    picture: galleryPictures.television,
    alt: 'A camera films two people on a sofa.',
  },
  {
    shape: 'regular',
    caption: 'Cover story of a teachers’ monthly',
    picture: galleryPictures.magazine,
    alt: 'A magazine with a teacher on its cover, beside a cup of tea.',
  },
  {
    shape: 'regular',
    caption: '“Which stream?”, the podcast',
    picture: galleryPictures.podcast,
    alt: 'A telephone shows a sound wave, with earphones beside it.',
  },
  {
    shape: 'regular',
    caption: 'Press day after the board results',
    picture: galleryPictures.pressTable,
    alt: 'Microphones of many stations in front of a speaker.',
  },
  {
    shape: 'regular',
    caption: 'A wall newspaper, Jalgaon',
    picture: galleryPictures.wallNewspaper,
    alt: 'Two students pin sheets to a school notice board.',
  },
];
