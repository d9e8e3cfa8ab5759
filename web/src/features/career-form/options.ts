import type { FieldName } from './answers.ts';

const OPTIONS: Partial<Record<FieldName, readonly string[]>> = {
  gender: ['Male', 'Female', 'Other'],
  class: ['9th', '10th', '11th', '12th'],
  academicStream: ['Science', 'Commerce', 'Arts', 'Other'],
  currentPosition: [
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
  ],
  experience: ['0-2 years', '3-5 years', '6-10 years', '11-15 years', '16-20 years', '20+ years'],
  qualifications: [
    "Bachelor's Degree",
    "Master's Degree",
    'PhD',
    'Post-Doctorate',
    'Professional Certification',
    'Other',
  ],
};

/** The list's spelling of a stored answer ("science" is "Science"); another answer as it is. */
export function listed(field: FieldName, answer: string): string {
  const same = (option: string) => option.toLowerCase() === answer.toLowerCase();
  return OPTIONS[field]?.find(same) ?? answer;
}

/** The choices of a field; an earlier answer outside the list stays one of them. */
export function optionsOf(field: FieldName, answer: string): { value: string; label: string }[] {
  const options = OPTIONS[field] ?? [];
  const all = answer === '' || options.includes(answer) ? options : [...options, answer];
  return all.map((option) => ({ value: option, label: option }));
}
