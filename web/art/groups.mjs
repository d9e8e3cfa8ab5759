import { awards } from './draw/awards.mjs';
import { certifications } from './draw/certifications.mjs';
import { clubs } from './draw/clubs.mjs';
import { media } from './draw/media.mjs';
import { portraits } from './draw/portraits.mjs';
import { scenes } from './draw/scenes.mjs';
import { seminars } from './draw/seminars.mjs';
import { timeline } from './draw/timeline.mjs';
import { visits } from './draw/visits.mjs';

/** Each folder of pictures, the name of its index, and the widths at which its pictures are shown. */
export const groups = [
  {
    folder: 'gallery',
    constant: 'galleryPictures',
    widths: [400, 800, 1200],
    drawings: { ...awards, ...seminars, ...media, ...visits, ...certifications },
  },
  { folder: 'scenes', constant: 'scenes', widths: [480, 960], drawings: scenes },
  { folder: 'clubs', constant: 'clubPictures', widths: [200, 400], drawings: clubs },
  { folder: 'timeline', constant: 'timelinePictures', widths: [160, 320], drawings: timeline },
  { folder: 'portraits', constant: 'portraits', widths: [160, 320, 480], drawings: portraits },
  {
    folder: 'founder',
    constant: 'founderPictures',
    widths: [400, 800],
    drawings: { sunita: portraits.sunita },
  },
];
