/** Data of the benchmark's backend in the documented shapes: always the same, ids as MongoDB makes them. */
import { createHash } from 'node:crypto';

const stageNames = [
  'Counselling',
  'Assessment',
  'Review',
  'Applications',
  'Interview',
  'Admission',
];
const statuses = ['completed', 'in progress', 'not started'];

/** Ten digits of one value in each answer; the backend counts them up where answers change. */
export const firstVersion = 1_000_000_000;
const changingText = `No. ${firstVersion}`;
/** The records, one of them with a text that changes. */
const changing = (records, key) => records.with(3, { ...records[3], [key]: changingText });

/** 24 hexadecimal digits. */
const idOf = (name) => createHash('sha256').update(name).digest('hex').slice(0, 24);
/** Names sort as they are listed: this bff orders a mentor's people by name. */
const studentName = (n) => `Student ${String(n).padStart(4, '0')}`;
const many = (count, record) => Array.from({ length: count }, (_, index) => record(index + 1));

const clubs = many(8, (n) => ({
  _id: idOf(`club ${n}`),
  name: `Club ${n}`,
  description: `Builds and explains things of kind ${n}`,
  clubFor: 'student',
  stages: stageNames.map((name) => ({
    _id: idOf(`club ${n} ${name}`),
    name,
    description: `What happens at the ${name.toLowerCase()}`,
  })),
}));
const clubOf = (n) => clubs[n % clubs.length];

const mentors = many(20, (n) => ({
  _id: idOf(`mentor ${n}`),
  name: `Mentor ${n}`,
  email: `mentor${n}@example.org`,
  phone: '9820000000',
  assignedClub: clubOf(n)._id,
  experience: `${n} years`,
  specialization: 'Engineering',
  studentsCount: 10,
  status: 'active',
}));
const mentorOf = (n) => mentors[n % mentors.length];

/** The first `n % 7` stages have begun; the last of these is in progress. */
function progressOf(n, of) {
  const begun = n % 7;
  const stages = of.map((stage, index) => ({
    ...stage,
    status: statuses[index < begun - 1 || begun === 6 ? 0 : index < begun ? 1 : 2],
    feedback: index < begun ? `Well done, continue like this (${n})` : null,
    date: index < begun ? `2026-0${index + 1}-1${n % 10}T10:00:00.000Z` : null,
  }));
  const completed = stages.filter(({ status }) => status === 'completed').length;
  return {
    stages,
    progress: Math.round((completed / stages.length) * 100),
    currentStage: begun === 0 ? null : stages[begun - 1].name,
    lastUpdated: begun === 0 ? null : stages[begun - 1].date,
  };
}

const student = (n) => ({
  _id: idOf(`student ${n}`),
  name: studentName(n),
  email: `student${n}@example.org`,
  phone: '9700000000',
});

const students = many(50, (n) => ({
  ...student(n),
  role: 'student',
  gender: 'Female',
  school: `School ${n % 30}`,
  class: `${9 + (n % 4)}th`,
  education: `School ${n % 30}`,
  status: n % 10 === 0 ? 'pending' : 'active',
  assignedClub: clubOf(n)._id,
  assignedMentor: mentorOf(n)._id,
  formSubmitted: true,
  formDetails: {
    dateOfBirth: '2010-04-01',
    age: 16,
    gender: 'Female',
    city: 'Pune',
    class: `${9 + (n % 4)}th`,
    schoolName: `School ${n % 30}`,
    tenthPercentage: 88.5,
    interests: ['Robotics', 'Chess'],
    futureAspirations: 'I want to learn how things are made, and to help my family.',
  },
  createdAt: '2026-01-05T10:00:00.000Z',
}));

/** Stages of a progress record have names, no ids. */
const namedStages = stageNames.map((name) => ({ name }));
const tracked = many(1_000, (n) => ({
  _id: idOf(`student ${n}`),
  name: studentName(n),
  mentor: mentorOf(n).name,
  club: clubOf(n).name,
  ...progressOf(n, namedStages),
}));

const mentored = many(40, (n) => ({
  ...student(n),
  class: `${9 + (n % 4)}th`,
  school: `School ${n % 30}`,
  club: clubs[0]._id,
  joinDate: '2026-01-05T10:00:00.000Z',
  ...progressOf(n, clubs[0].stages),
}));

const { _id, name, clubFor } = clubs[0];

/** Answers by path. */
export const answers = {
  '/api/mentor/profile': {
    ...mentors[7],
    name: changingText,
    assignedClub: { _id, name, clubFor },
  },
  '/api/mentor/students': changing(mentored, 'school'),
  '/api/mentor/dashboard/stats': {
    totalStudents: 40,
    activeStudents: 28,
    completedSessions: 9,
    pendingUpdates: firstVersion,
  },
  [`/api/mentor/clubs/${_id}/stages`]: changing(clubs[0].stages, 'name'),
  '/api/admin/students': changing(students, 'phone'),
  '/api/admin/clubs': changing(clubs, 'name'),
  '/api/admin/mentors': changing(mentors, 'name'),
  '/api/admin/student-progress': changing(tracked, 'mentor'),
};
