import { titles } from '../../../content/titles.ts';

/** The chapters in order, with anchor and title. */
export const chapters = [
  { id: 'about', title: titles.founder },
  { id: 'services', title: titles.services },
  { id: 'features', title: titles.features },
  { id: 'figures', title: titles.awards },
  { id: 'gallery', title: titles.gallery },
  { id: 'clubs', title: titles.clubs },
  { id: 'team', title: titles.team },
  { id: 'contact', title: titles.contact },
] as const;

export type ChapterId = (typeof chapters)[number]['id'];
