import { awards } from '../../../content/awards.ts';
import { clubs } from '../../../content/clubs.ts';
import { contact } from '../../../content/contact.ts';
import { founder } from '../../../content/founder.ts';
import { services } from '../../../content/services.ts';
import { team } from '../../../content/team.ts';

/** The chapters of the prospectus in their order: where each stands, and how it is called. */
export const chapters = [
  { id: 'letter', title: founder.title },
  { id: 'services', title: services.title },
  { id: 'figures', title: awards.title },
  { id: 'clubs', title: clubs.title },
  { id: 'team', title: team.title },
  { id: 'contact', title: contact.title },
] as const;

export type ChapterId = (typeof chapters)[number]['id'];
