import { galleryPictures } from '../pictures/gallery.ts';
import type { CategoryItem } from './types.ts';

export const certifications: readonly CategoryItem[] = [
  {
    shape: 'regular',
    caption: 'Career counsellor diploma, 2024',
    picture: galleryPictures.counsellorDiploma,
    alt: 'A framed diploma with a seal and a ribbon.',
  },
  {
    shape: 'regular',
    caption: 'Psychometric practice, level A',
    picture: galleryPictures.psychometrics,
    alt: 'A document with a chart, a stamp and a pen.',
  },
  {
    shape: 'regular',
    caption: 'Adolescent wellbeing, staff training',
    picture: galleryPictures.wellbeing,
    alt: 'Four people on chairs listen to a trainer.',
  },
  {
    shape: 'tall',
    caption: 'Mentor’s oath, batch of 2026',
    picture: galleryPictures.scroll,
    alt: 'A rolled certificate with a ribbon, standing among laurel.',
  },
  {
    shape: 'regular',
    caption: 'Child safety in every session',
    picture: galleryPictures.childSafety,
    alt: 'Two children beside a large shield with a check mark.',
  },
  {
    shape: 'regular',
    caption: 'Data protection, audited 2025',
    picture: galleryPictures.dataProtection,
    alt: 'A folder with a lock on a desk, beside a screen.',
  },
  {
    shape: 'regular',
    caption: 'Forty new mentors, Nagpur',
    picture: galleryPictures.graduates,
    alt: 'A row of mentors holds up certificates.',
  },
];
