import type { Experience, Position, Qualification } from './options.ts';

/** A position with institution, experience and degree. */
export type Post = {
  position: Position;
  at: 'school' | 'college';
  experiences: readonly Experience[];
  qualifications: readonly Qualification[];
};

export const POSTS: readonly Post[] = [
  {
    position: 'Teacher',
    at: 'school',
    experiences: ['0-2 years', '3-5 years', '6-10 years', '11-15 years'],
    qualifications: ["Bachelor's Degree", "Master's Degree", 'Professional Certification'],
  },
  {
    position: 'Head of Department',
    at: 'school',
    experiences: ['11-15 years', '16-20 years'],
    qualifications: ["Master's Degree"],
  },
  {
    position: 'Vice Principal',
    at: 'school',
    experiences: ['16-20 years', '20+ years'],
    qualifications: ["Master's Degree"],
  },
  {
    position: 'Principal',
    at: 'school',
    experiences: ['20+ years'],
    qualifications: ["Master's Degree", 'PhD'],
  },
  {
    position: 'Other',
    at: 'school',
    experiences: ['3-5 years', '6-10 years'],
    qualifications: ['Professional Certification', 'Other'],
  },
  {
    position: 'Lecturer',
    at: 'college',
    experiences: ['3-5 years', '6-10 years'],
    qualifications: ["Master's Degree"],
  },
  {
    position: 'Assistant Professor',
    at: 'college',
    experiences: ['3-5 years', '6-10 years', '11-15 years'],
    qualifications: ["Master's Degree", 'PhD'],
  },
  {
    position: 'Associate Professor',
    at: 'college',
    experiences: ['11-15 years', '16-20 years'],
    qualifications: ['PhD', 'Post-Doctorate'],
  },
  {
    position: 'Professor',
    at: 'college',
    experiences: ['20+ years'],
    qualifications: ['PhD', 'Post-Doctorate'],
  },
  {
    position: 'Research Scholar',
    at: 'college',
    experiences: ['0-2 years', '3-5 years'],
    qualifications: ["Master's Degree"],
  },
  {
    position: 'PhD Student',
    at: 'college',
    experiences: ['0-2 years'],
    qualifications: ["Master's Degree"],
  },
];

/** Age range for the experience. */
export const AGES: Record<Experience, readonly [number, number]> = {
  '0-2 years': [24, 27],
  '3-5 years': [27, 31],
  '6-10 years': [31, 37],
  '11-15 years': [36, 43],
  '16-20 years': [41, 49],
  '20+ years': [46, 59],
};
