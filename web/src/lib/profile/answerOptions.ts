/** Options of the select fields, as stored by the forms. */
export const ANSWER_OPTIONS = {
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
} as const;
