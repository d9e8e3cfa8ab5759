import { founder } from './founder.ts';
import { portraits } from './pictures/portraits.ts';
import { titles } from './titles.ts';
import type { Person } from './types.ts';

interface Member extends Person {
  /** A sentence about the person, shown on wide screens. */
  about: string;
}

export const team: { title: string; lead: string; items: readonly Member[] } = {
  title: titles.team,
  lead: 'Five who know each other’s students by name.',
  items: [
    {
      name: founder.name,
      role: founder.role,
      about: 'Taught physics for seventeen years; reads forms every Monday.',
      portrait: founder.face,
    },
    {
      name: 'Farhan Siddiqui',
      role: 'Science careers',
      about: 'Ran a hospital laboratory before he ran a classroom.',
      portrait: { picture: portraits.farhan, ground: 'art-rose' },
    },
    {
      name: 'Kavita Iyer',
      role: 'Commerce and law',
      about: 'Chartered accountant, debating coach, patient with spreadsheets.',
      portrait: { picture: portraits.kavita, ground: 'art-hill-1' },
    },
    {
      name: 'Jaspreet Gill',
      role: 'Partner schools',
      about: 'Knows the timetable of most of our 212 schools by heart.',
      portrait: { picture: portraits.jaspreet, ground: 'art-hill-2' },
    },
    {
      name: 'Thomas Kurian',
      role: 'Assessment',
      about: 'Explains every result until it needs no explaining.',
      portrait: { picture: portraits.thomas, ground: 'art-hill-3' },
    },
  ],
};
