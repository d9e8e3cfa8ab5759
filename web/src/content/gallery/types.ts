import type { Illustration } from '../types.ts';

export const galleryCategories = [
  'Awards & Recognition',
  'Seminars & Events',
  'Media Coverage',
  'College Visits',
  'Certifications',
] as const;

/** Names of the categories in the URL. */
export const categoryAddress: Readonly<Record<GalleryCategory, string>> = {
  'Awards & Recognition': 'awards',
  'Seminars & Events': 'seminars',
  'Media Coverage': 'media',
  'College Visits': 'visits',
  Certifications: 'certifications',
};

export type GalleryCategory = (typeof galleryCategories)[number];

/** A picture of a category. */
export interface CategoryItem extends Illustration {
  caption: string;
  /**
   * Size in the grid: 1 × 1, 1 × 2 or 2 × 2 cells. A page of twelve with two tall and two large
   * pictures fills whole rows of four.
   */
  shape: 'regular' | 'tall' | 'large';
  /** Side to keep when a cell crops the picture; default: the middle. */
  keep?: 'left' | 'right';
}

/** A picture of the gallery. */
export interface GalleryItem extends CategoryItem {
  category: GalleryCategory;
}
