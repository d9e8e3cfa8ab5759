import { Answer, type Answers } from '../upstream.ts';

const wrapped = (data: unknown) => ({ success: true, data });
const times = { createdAt: '2026-01-10T08:00:00.000Z', updatedAt: '2026-02-01T08:00:00.000Z' };
const stages = ['Assessment', 'Exploration', 'Planning'];
const club = { _id: '65f0c0ffee0000000000c1b1', name: 'Science', description: 'About science' };
const student = {
  _id: '65f0c0ffee00000000005701',
  name: 'Asha Rao',
  email: 'asha@example.org',
  phone: '9876543210',
  status: 'Active',
  formSubmitted: true,
  assignedClub: club._id,
  assignedMentor: null,
  formDetails: {
    dateOfBirth: '2010-05-01',
    age: 15,
    city: 'Pune',
    class: '10th',
    schoolName: 'DAV',
    interests: ['Chess'],
  },
  ...times,
};

/** Recorded from an Express server on MongoDB: `_id`, all in `data`, references as ids. */
export const express: Answers = {
  'POST /api/auth/login': wrapped({
    token: 't',
    user: { _id: 'a1', name: 'Admin', email: 'admin@example.org', role: 'admin' },
  }),
  'GET /api/auth/me': new Answer(401, { success: false, message: 'No token' }),
  'GET /api/admin/clubs': wrapped([{ ...club, clubFor: 'student', stages }]),
  'GET /api/admin/mentors': wrapped([
    {
      _id: '65f0c0ffee00000000003e01',
      name: 'Ravi Shah',
      email: 'ravi@example.org',
      phone: '9876543211',
      specialization: 'Physics',
      experience: '5 years',
      status: 'active',
      assignedClub: club._id,
    },
  ]),
  'GET /api/admin/students': wrapped([student]),
  [`GET /api/admin/students/${student._id}`]: wrapped(student),
};
