/** Option lists of the forms. */
export const POSITIONS = [
  'Teacher',
  'Lecturer',
  'Assistant Professor',
  'Associate Professor',
  'Professor',
  'Principal',
  'Vice Principal',
  'Head of Department',
  'Research Scholar',
  'PhD Student',
  'Other',
] as const;
export type Position = (typeof POSITIONS)[number];

export const EXPERIENCES = [
  '0-2 years',
  '3-5 years',
  '6-10 years',
  '11-15 years',
  '16-20 years',
  '20+ years',
] as const;
export type Experience = (typeof EXPERIENCES)[number];

export const QUALIFICATIONS = [
  "Bachelor's Degree",
  "Master's Degree",
  'PhD',
  'Post-Doctorate',
  'Professional Certification',
  'Other',
] as const;
export type Qualification = (typeof QUALIFICATIONS)[number];

export const CLASSES = ['9th', '10th', '11th', '12th'] as const;
export type ClassName = (typeof CLASSES)[number];

export type Stream = 'science' | 'commerce' | 'arts' | 'other';
export type Gender = 'Male' | 'Female' | 'Other';
