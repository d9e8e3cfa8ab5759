import type { Illustration } from '../types.ts';

export const galleryCategories = [
  'Awards & Recognition',
  'Seminars & Events',
  'Media Coverage',
  'College Visits',
  'Certifications',
] as const;

/** How an address names them. */
export const categoryAddress: Readonly<Record<GalleryCategory, string>> = {
  'Awards & Recognition': 'awards',
  'Seminars & Events': 'seminars',
  'Media Coverage': 'media',
  'College Visits': 'visits',
  Certifications: 'certifications',
};

export type GalleryCategory = (typeof galleryCategories)[number];

/** A picture of the gallery. */
export interface GalleryItem extends Illustration {
  category: GalleryCategory;
  caption: string;
  /**
   * How much of the mosaic it takes: one field, two below each other, or two by two. A page of
   * twelve with two tall and two large ones fills whole rows of four.
   */
  shape: 'regular' | 'tall' | 'large';
  /** The side that stays in sight where a field cuts the picture; its middle when absent. */
  keep?: 'left' | 'right';
}
