import { titles } from './titles.ts';

interface Award {
  /** Final value of the counter. */
  value: number;
  /** Suffix of the number; may be empty. */
  suffix: string;
  label: string;
}

/** Twelve numbers, each counted up when it scrolls into view. */
export const awards: { title: string; lead: string; items: readonly Award[] } = {
  title: titles.awards,
  lead: 'Nine years in twelve figures, as of June 2026.',
  items: [
    { value: 14, suffix: '', label: 'National awards' },
    { value: 38, suffix: '', label: 'State honours' },
    { value: 5000, suffix: '+', label: 'Students guided' },
    { value: 212, suffix: '', label: 'Partner schools' },
    { value: 22, suffix: '', label: 'States reached' },
    { value: 200, suffix: '+', label: 'Mentors trained' },
    { value: 640, suffix: '', label: 'Seminars held' },
    { value: 96, suffix: '', label: 'College visits' },
    { value: 31, suffix: '', label: 'Press features' },
    { value: 18, suffix: '', label: 'Certifications' },
    { value: 9, suffix: '', label: 'Years of practice' },
    { value: 11, suffix: '', label: 'Languages spoken' },
  ],
};
