import { galleryPictures } from '../pictures/gallery.ts';
import type { CategoryItem } from './types.ts';

export const visits: readonly CategoryItem[] = [
  {
    shape: 'regular',
    caption: 'Sahyadri Institute of Technology, Pune',
    picture: galleryPictures.sahyadri,
    alt: 'A college of red stone with a dome and arcades.',
  },
  {
    shape: 'large',
    caption: 'Kala Bhavan school of design, Ahmedabad',
    picture: galleryPictures.designSchool,
    alt: 'Brick halls with large round openings among trees.',
  },
  {
    shape: 'large',
    caption: 'Nilgiri Agricultural University, Ooty',
    picture: galleryPictures.hillCampus,
    alt: 'Low houses with pitched roofs on terraced hills.',
  },
  {
    shape: 'regular',
    caption: 'Victoria Commerce College, Mumbai',
    picture: galleryPictures.clockTower,
    alt: 'A long hall with a clock tower and palm trees.',
  },
  {
    shape: 'regular',
    caption: 'In the chemistry laboratory, Hyderabad',
    picture: galleryPictures.chemistry,
    alt: 'Flasks, a burner and a microscope on a bench before a student in a white coat.',
  },
  {
    shape: 'regular',
    caption: 'The reading room, Kolkata',
    picture: galleryPictures.library,
    alt: 'High shelves of books, a ladder and a student who reads.',
  },
  {
    shape: 'large',
    caption: 'A night at the observatory, Nainital',
    picture: galleryPictures.observatory,
    alt: 'A white dome with a telescope below the stars.',
  },
];
