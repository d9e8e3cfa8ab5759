/**
 * One club, mentor, student and educator in the shape of the schema, and a page of a list. Each
 * builder takes the fields that a test changes.
 */

interface Fields {
  id?: string;
  name?: string;
  [field: string]: unknown;
}

const STAGES = [
  'Initial Counseling',
  'Assessment',
  'Document Review',
  'Planning',
  'Final Guidance',
];

/** Robotics Club, a student club with five stages. */
export const club = ({ id = 'c1', name = 'Robotics Club', ...more }: Fields = {}) => ({
  id,
  name,
  description: `${name} meets on Saturdays`,
  clubFor: 'STUDENT',
  membersCount: 42,
  version: `"${id}"`,
  stages: STAGES.map((stage, index) => ({ id: `s${index + 1}`, name: stage, description: null })),
  ...more,
});

/** Meera Kulkarni, a mentor of the Robotics Club without people. */
export const mentor = ({ id = 'm1', name = 'Meera Kulkarni', ...more }: Fields = {}) => ({
  id,
  name,
  email: `${id}@example.org`,
  phone: '98900 27514',
  specialization: 'General',
  experience: 'Not specified',
  status: null,
  studentsCount: 0,
  version: `"${id}"`,
  club: club(),
  ...more,
});

const person = (id: string) => ({
  id,
  email: `${id}@example.org`,
  phone: '98220 41736',
  status: 'active',
  formSubmitted: true,
  version: `"${id}"`,
  club: club(),
  mentor: mentor(),
  nextSession: null,
  agreedSteps: null,
});

/** Asha Rao, a student of the 11th grade in the Robotics Club, with Meera Kulkarni. */
export const student = ({ id = 'p1', name = 'Asha Rao', ...more }: Fields = {}) => ({
  __typename: 'Student',
  ...person(id),
  name,
  interestProfile: null,
  interestConsentDue: null,
  education: 'Modern High School',
  formDetails: {
    class: '11th',
    schoolName: 'Modern High School',
    academicStream: 'Science',
    tenthPercentage: 91.4,
    twelfthPercentage: null,
    interests: ['Robotics'],
    dateOfBirth: '2010-03-14',
    age: 16,
    gender: 'Female',
    address: 'Lane 6',
    city: null,
    state: null,
    emergencyContact: null,
    parentContact: null,
    preferredLanguage: null,
    futureAspirations: null,
    achievements: null,
  },
  ...more,
});

/** Sunita Menon, a teacher. */
export const educator = ({ id = 'p9', name = 'Sunita Menon', ...more }: Fields = {}) => ({
  __typename: 'Educator',
  ...person(id),
  name,
  formDetails: { currentPosition: 'Teacher', institution: 'Modern High School', age: null },
  ...more,
});

/** The page of a list with these rows, ten on a page. */
export const pageOf = (items: readonly unknown[], totalCount = items.length) => ({
  items,
  totalCount,
  pageCount: Math.max(1, Math.ceil(totalCount / 10)),
});
