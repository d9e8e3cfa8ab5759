import { awards } from './awards.ts';
import { certifications } from './certifications.ts';
import { media } from './media.ts';
import { titles } from '../titles.ts';
import { seminars } from './seminars.ts';
import {
  galleryCategories,
  type CategoryItem,
  type GalleryCategory,
  type GalleryItem,
} from './types.ts';
import { visits } from './visits.ts';

/** Picking order; with it every page of 12 fills its rows of 4 and of 2. */
const CATEGORIES: readonly [GalleryCategory, readonly CategoryItem[]][] = [
  ['Awards & Recognition', awards],
  ['Seminars & Events', seminars],
  ['College Visits', visits],
  ['Certifications', certifications],
  ['Media Coverage', media],
];
const LONGEST = Math.max(...CATEGORIES.map(([, items]) => items.length));

/** Texts, filters and pictures of the gallery. The pictures alternate between the categories. */
export const gallery = {
  title: titles.gallery,
  filters: ['All', ...galleryCategories],
  items: Array.from({ length: LONGEST }, (_, turn) =>
    CATEGORIES.flatMap(([category, items]): GalleryItem[] =>
      items.slice(turn, turn + 1).map((item) => ({ ...item, category })),
    ),
  ).flat(),
} as const;

export type GalleryFilter = (typeof gallery.filters)[number];

const isTall = ({ shape }: GalleryItem) => shape === 'tall';

/**
 * Pictures of a filter. A single category starts with the tall pictures, so that its rows are
 * filled.
 */
export function itemsOf(filter: GalleryFilter): readonly GalleryItem[] {
  if (filter === 'All') return gallery.items;
  const items = gallery.items.filter(({ category }) => category === filter);
  return [...items.filter(isTall), ...items.filter((item) => !isTall(item))];
}
