import { awards } from './awards.ts';
import { certifications } from './certifications.ts';
import { media } from './media.ts';
import { titles } from '../titles.ts';
import { seminars } from './seminars.ts';
import { galleryCategories, type GalleryItem } from './types.ts';
import { visits } from './visits.ts';

/** In this order each page of twelve fills its rows, in four columns and in two. */
const SHELVES = [awards, seminars, visits, certifications, media];
const LONGEST = Math.max(...SHELVES.map((shelf) => shelf.length));

/** The gallery: its words, its filters in order, and its pictures in turn from each category. */
export const gallery = {
  title: titles.gallery,
  filters: ['All', ...galleryCategories],
  items: Array.from({ length: LONGEST }, (_, turn) =>
    SHELVES.flatMap((shelf): GalleryItem[] => shelf.slice(turn, turn + 1)),
  ).flat(),
} as const;

export type GalleryFilter = (typeof gallery.filters)[number];

const isTall = ({ shape }: GalleryItem) => shape === 'tall';

/** What a filter leaves. By itself a category fills its rows when tall pictures stand first. */
export function itemsOf(filter: GalleryFilter): readonly GalleryItem[] {
  if (filter === 'All') return gallery.items;
  const left = gallery.items.filter(({ category }) => category === filter);
  return [...left.filter(isTall), ...left.filter((item) => !isTall(item))];
}
