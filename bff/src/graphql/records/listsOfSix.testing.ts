import { clubRecord, educatorRecord, mentorRecord, studentRecord } from '../../testing/records.ts';
import type { Answers } from '../../testing/upstream.ts';

/** A moment of a time of Asia/Kolkata. */
const indian = (time: string) => new Date(`${time}+05:30`).toISOString();

const stages = ['First', 'Second', 'Third', 'Fourth'];
const club = (id: string, name: string, clubFor = 'student') => ({
  ...clubRecord(1, clubFor),
  _id: id,
  id,
  name,
  stages: stages.map((stage) => ({ id: `${id}-${stage}`, name: stage })),
});
const clubs = {
  robotics: club('robotics', 'Robotics'),
  chess: club('chess', 'Álgebra'),
  staff: club('staff', 'Staff', 'educator'),
};
const mentor = (id: string, name: string, own: keyof typeof clubs | null, status = 'active') => ({
  ...mentorRecord(),
  _id: id,
  id,
  name,
  status,
  assignedClub: own && clubs[own],
});
const mentors = {
  meera: mentor('meera', 'Meera', 'robotics'),
  zubin: mentor('zubin', 'zubin', null),
  asha: mentor('asha', 'Asha', 'staff'),
  gone: mentor('gone', 'Gone', 'robotics', 'inactive'),
};

interface Values {
  club?: keyof typeof clubs;
  mentor: keyof typeof mentors;
  registered?: string;
  submitted?: string;
  progress?: number;
  stage?: string;
  saved?: string;
}

const people: Record<string, Values> = {
  Ananya: {
    club: 'robotics',
    mentor: 'meera',
    submitted: '2026-11-16T00:00:00',
    progress: 50,
    stage: 'Second',
    saved: '2026-10-02T10:00:00',
  },
  Bilal: {
    club: 'robotics',
    mentor: 'meera',
    submitted: '2026-11-15T23:59:59',
    progress: 25,
    stage: 'Third',
    saved: '2026-10-03T10:00:00',
  },
  Chitra: { club: 'robotics', mentor: 'gone' },
  Dev: {
    club: 'chess',
    mentor: 'zubin',
    submitted: '2026-08-31T00:00:00',
    progress: 100,
    stage: 'First',
    saved: '2026-11-17T10:00:00',
  },
  Esha: { mentor: 'meera', registered: '2026-10-19T09:00:00', submitted: '2026-08-30T23:59:59' },
};
const educators: Record<string, Values> = {
  Farid: { club: 'staff', mentor: 'zubin', registered: '2026-08-01T09:00:00' },
};

/**
 * The documented lists of five students, an educator and four mentors; people without a save have
 * no progress. References are objects or ids.
 */
export function listsOfSix(references: 'objects' | 'ids'): Answers {
  const refer = <T extends { id: string }>(record: T | null) =>
    references === 'ids' ? (record?.id ?? null) : record;
  const person = (base: object, [name, values]: [string, Values]) => ({
    ...base,
    _id: name.toLowerCase(),
    id: name.toLowerCase(),
    name,
    assignedClub: refer(values.club ? clubs[values.club] : null),
    assignedMentor: refer(mentors[values.mentor]),
    createdAt: indian(values.registered ?? '2026-09-01T09:00:00'),
  });
  const students = Object.entries(people).map((one) => person(studentRecord(), one));
  const teachers = Object.entries(educators).map((one) => person(educatorRecord(), one));
  const submissions = [...students, ...teachers].map((record) => {
    const { submitted } = { ...people, ...educators }[record.name] ?? {};
    const formSubmitted = submitted !== undefined;
    const createdAt = submitted && indian(submitted);
    return { ...record, formDetails: null, formSubmitted, createdAt };
  });
  const tracked = Object.entries(people).flatMap(([name, { progress, stage, saved }]) =>
    saved === undefined
      ? []
      : { id: name.toLowerCase(), name, progress, currentStage: stage, lastUpdated: indian(saved) },
  );
  return {
    'GET /api/admin/students': students,
    'GET /api/admin/educators': teachers,
    'GET /api/admin/student-progress': tracked,
    'GET /api/admin/educator-progress': [],
    'GET /api/admin/mentors': Object.values(mentors).map((record) => ({
      ...record,
      assignedClub: refer(record.assignedClub),
    })),
    'GET /api/admin/clubs': Object.values(clubs),
    'GET /api/admin/form-submissions': submissions,
  };
}
