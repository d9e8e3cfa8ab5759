import { galleryPictures } from '../pictures/gallery.ts';
import type { GalleryItem } from './types.ts';

export const visits: readonly GalleryItem[] = [
  {
    category: 'College Visits',
    shape: 'regular',
    caption: 'Sahyadri Institute of Technology, Pune',
    picture: galleryPictures.sahyadri,
    alt: 'A college of red stone with a dome and arcades.',
  },
  {
    category: 'College Visits',
    shape: 'large',
    caption: 'Kala Bhavan school of design, Ahmedabad',
    picture: galleryPictures.designSchool,
    alt: 'Brick halls with large round openings among trees.',
  },
  {
    category: 'College Visits',
    shape: 'large',
    caption: 'Nilgiri Agricultural University, Ooty',
    picture: galleryPictures.hillCampus,
    alt: 'Low houses with pitched roofs on terraced hills.',
  },
  {
    category: 'College Visits',
    shape: 'regular',
    caption: 'Victoria Commerce College, Mumbai',
    picture: galleryPictures.clockTower,
    alt: 'A long hall with a clock tower and palm trees.',
  },
  {
    category: 'College Visits',
    shape: 'regular',
    caption: 'In the chemistry laboratory, Hyderabad',
    picture: galleryPictures.chemistry,
    alt: 'Flasks, a burner and a microscope on a bench before a student in a white coat.',
  },
  {
    category: 'College Visits',
    shape: 'regular',
    caption: 'The reading room, Kolkata',
    picture: galleryPictures.library,
    alt: 'High shelves of books, a ladder and a student who reads.',
  },
  {
    category: 'College Visits',
    shape: 'large',
    caption: 'A night at the observatory, Nainital',
    picture: galleryPictures.observatory,
    alt: 'A white dome with a telescope below the stars.',
  },
];
