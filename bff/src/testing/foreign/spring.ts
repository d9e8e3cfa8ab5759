import { Answer, type Answers } from '../upstream.ts';

const profile = {
  id: 'b2b5e0c2-6a53-4c3c-9d53-0d1f0c7c8a11',
  name: 'Asha Rao',
  email: 'asha@example.org',
  phone: '+91 98765 43210',
  status: 'ACTIVE',
  formSubmitted: true,
  createdAt: 1_767_945_600_000,
  assignedClub: 'Science',
  assignedMentor: null,
  dateOfBirth: '01/05/2010',
  age: 15,
  city: 'Pune',
  class: '10th',
  schoolName: 'DAV',
  interests: 'Chess, Go',
};

/** Recorded from a Spring server: UUIDs, upper-case enums, dates as epoch milliseconds. */
export const spring: Answers = {
  'POST /api/auth/login': {
    jwt: 't',
    user: { id: profile.id, name: profile.name, email: profile.email, role: 'ROLE_STUDENT' },
  },
  'GET /api/auth/me': { ...profile, role: 'ROLE_STUDENT' },
  'GET /api/student/profile': { student: profile },
  'GET /api/student/progress': new Answer(500, { error: 'Internal Server Error' }),
  'GET /api/student/clubs': { content: [{ id: 'c1', name: 'Science' }], totalElements: 1 },
};
