/** Subject and work of an educator. */
export type Field = {
  subject: string;
  specialization: string;
  /** Fits in "your work on …". */
  research: string;
  /** `{year}` is replaced by the previous year. */
  publications: readonly string[];
  interests: readonly string[];
};

export const FIELDS: readonly Field[] = [
  {
    subject: 'physics',
    specialization: 'Physics, optics',
    research: 'low-cost optics experiments for schools',
    publications: [
      'Two papers in Physics Education (India), the last in {year}',
      'A laser and a comb: diffraction for class 12, School Science Quarterly, {year}',
    ],
    interests: ['Stargazing', 'Workshop tools', 'Chess'],
  },
  {
    subject: 'mathematics',
    specialization: 'Mathematics education',
    research: 'how pupils explain fractions in their own language',
    publications: ['Fractions in the bazaar, At Right Angles, {year}', 'Three conference papers'],
    interests: ['Puzzles', 'Origami', 'Hindustani music'],
  },
  {
    subject: 'chemistry',
    specialization: 'Organic chemistry',
    research: 'natural dyes of the region',
    publications: ['Five papers on plant pigments, two as first author', 'One review, {year}'],
    interests: ['Dyeing cloth', 'Gardening'],
  },
  {
    subject: 'biology',
    specialization: 'Botany and ecology',
    research: 'sacred groves and what grows in them',
    publications: ['A flora of two groves, with students, {year}', 'Four papers on local ferns'],
    interests: ['Bird watching', 'Botanical drawing', 'Walking'],
  },
  {
    subject: 'history',
    specialization: 'Modern Indian history',
    research: 'school registers as a source for local history',
    publications: ['Who sat in class in 1921?, Economic History Notes, {year}'],
    interests: ['Archives', 'Coins', 'Theatre'],
  },
  {
    subject: 'English',
    specialization: 'English language teaching',
    research: 'reading aloud in multilingual classrooms',
    publications: ['Reading aloud again, Fortell, {year}', 'A reader for class 8, co-author'],
    interests: ['Poetry', 'Translation', 'Radio plays'],
  },
  {
    subject: 'economics',
    specialization: 'Development economics',
    research: 'household budgets of migrant families',
    publications: ['Three working papers', 'Rent before rice, State Economic Review, {year}'],
    interests: ['Cycling', 'Newspapers', 'Cooking'],
  },
  {
    subject: 'computer science',
    specialization: 'Computer science, data structures',
    research: 'teaching programming without a computer',
    publications: ['Unplugged in a class of sixty, conference paper, {year}'],
    interests: ['Open source', 'Board games'],
  },
  {
    subject: 'geography',
    specialization: 'Physical geography',
    research: 'wells and falling water tables',
    publications: ['Forty wells, one monsoon, Indian Geography Notes, {year}'],
    interests: ['Maps', 'Trekking', 'Photography'],
  },
  {
    subject: 'psychology',
    specialization: 'Educational psychology',
    research: 'examination stress among first-generation learners',
    publications: ['A scale for test anxiety in Hindi, {year}', 'Two chapters in edited volumes'],
    interests: ['Counselling', 'Yoga', 'Reading'],
  },
];

export const CERTIFICATIONS: readonly string[] = [
  'CTET, paper II',
  'UGC NET',
  'State Eligibility Test',
  'NISHTHA modules completed',
  'Diploma in Educational Leadership',
  'SWAYAM course on assessment',
  'Scouts and Guides, advanced course',
];

export const EDUCATOR_ACHIEVEMENTS: readonly string[] = [
  'District best teacher award, {year}',
  'Started the science club of {institution}',
  'Ninety-eight per cent board results three years in a row',
  'Resource person for in-service training in {city}',
  'Led the accreditation team of {institution}',
  'Set up a library of 1,200 books from donations',
];
