import { portraits } from './pictures/portraits.ts';
import type { Person } from './types.ts';

interface Testimonial extends Person {
  quotation: string;
}

/** Testimonials of students, parents and teachers, shown one at a time. */
export const testimonials: { title: string; items: readonly Testimonial[] } = {
  title: 'In their own words',
  items: [
    {
      name: 'Lakshmi Venkataraman',
      role: 'Class 12, Pune',
      quotation:
        'I came in saying engineering because everyone at home says engineering. Four months later my father was the one asking the mentor about design school.',
      portrait: { picture: portraits.lakshmi, ground: 'art-sky' },
    },
    {
      name: 'Arjun Pawar',
      role: 'Class 11, Satara',
      quotation:
        'Nobody told me what to become. We went through what each stream closes and what it keeps open, and then it was not so hard.',
      portrait: { picture: portraits.arjun, ground: 'art-hill-1' },
    },
    {
      name: 'Zoya Khan',
      role: 'Class 12, Aurangabad',
      quotation:
        'My mentor works in a laboratory like the one I want to work in. She told me the dull parts too. That is why I believed the rest.',
      portrait: { picture: portraits.zoya, ground: 'art-rose' },
    },
    {
      name: 'Meenal Kulkarni',
      role: 'Parent, Nashik',
      quotation:
        'I could read after every session what was said and what comes next. At our dinner table the word career stopped being a quarrel.',
      portrait: { picture: portraits.meenal, ground: 'art-hill-2' },
    },
    {
      name: 'Harkirat Bedi',
      role: 'Teacher, Ludhiana',
      quotation:
        'After twelve years in the same staff room somebody asked where I want to be in five. I am a head of department now, and I sleep well.',
      portrait: { picture: portraits.harkirat, ground: 'art-hill-3' },
    },
    {
      name: 'Rohan D’Souza',
      role: 'First year of commerce, Margao',
      quotation:
        'The plan had dates in it. When everybody panicked in May, I had my documents in one folder and went swimming.',
      portrait: { picture: portraits.rohan, ground: 'art-clay' },
    },
  ],
};
