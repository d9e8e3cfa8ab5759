/** Numbered records in the clean shape of the documented REST calls. */

export const stageNames = ['Initial Counseling', 'Assessment', 'Document Review'] as const;

const both = (id: string) => ({ _id: id, id });

export function clubRecord(n = 1, clubFor = 'student') {
  return {
    ...both(`club${n}`),
    name: `Club ${n}`,
    description: `About club ${n}`,
    clubFor,
    stages: stageNames.map((name, index) => ({
      ...both(`club${n}-stage${index + 1}`),
      name,
      description: `About ${name}`,
    })),
  };
}

export function clubReference(n = 1, clubFor = 'student') {
  return { ...both(`club${n}`), name: `Club ${n}`, clubFor };
}

export function mentorRecord(n = 1) {
  return {
    ...both(`mentor${n}`),
    name: `Mentor ${n}`,
    email: `mentor${n}@waymark.test`,
    phone: '9800000000',
    assignedClub: clubReference(1),
    experience: '10 years',
    specialization: 'Engineering',
    studentsCount: 12,
    status: 'active',
  };
}

export function mentorReference(n = 1) {
  const { _id, id, name, specialization, email, phone } = mentorRecord(n);
  return { _id, id, name, specialization, email, phone };
}

export function studentRecord(n = 1) {
  return {
    ...both(`student${n}`),
    name: `Student ${n}`,
    email: `student${n}@waymark.test`,
    phone: '9700000000',
    role: 'student',
    gender: 'Female',
    school: `School ${n}`,
    class: '10th',
    education: `School ${n}`,
    status: 'active',
    assignedClub: clubReference(1),
    assignedMentor: mentorReference(1),
    formSubmitted: true,
    formDetails: {
      dateOfBirth: '2010-04-01',
      age: 16,
      gender: 'Female',
      class: '10th',
      schoolName: `School ${n}`,
      tenthPercentage: 88.5,
      interests: ['Robotics', 'Chess'],
    },
    createdAt: '2026-01-05T10:00:00.000Z',
  };
}

export function educatorRecord(n = 1) {
  return {
    ...both(`educator${n}`),
    name: `Educator ${n}`,
    email: `educator${n}@waymark.test`,
    phone: '9600000000',
    role: 'educator',
    institution: `College ${n}`,
    position: 'Teacher',
    status: 'active',
    assignedClub: clubReference(1, 'educator'),
    assignedMentor: mentorReference(1),
    formSubmitted: true,
    formDetails: { currentPosition: 'Teacher', institution: `College ${n}` },
    createdAt: '2026-01-05T10:00:00.000Z',
  };
}

const statuses = ['completed', 'in progress', 'not started'];

export function progressRecord() {
  return {
    stageProgress: clubRecord(1).stages.map((stage, index) => ({
      stage,
      status: statuses[index],
      feedback: index === 0 ? 'A good start.' : null,
      date: index === 0 ? '2026-02-01T10:00:00.000Z' : null,
    })),
    progress: 33,
    currentStage: 'Assessment',
    lastUpdated: '2026-02-01T10:00:00.000Z',
  };
}

/** An entry of the admin's tracker list. */
export function trackerRecord(n = 1) {
  const { stageProgress, ...rest } = progressRecord();
  return {
    ...both(`student${n}`),
    name: `Student ${n}`,
    mentor: 'Mentor 1',
    club: 'Club 1',
    ...rest,
    stages: stageProgress.map(({ stage, ...entry }) => ({ ...stage, ...entry })),
  };
}

type PersonRecord = ReturnType<typeof studentRecord | typeof educatorRecord>;

/** An entry of the list of submissions. */
export function submissionRecord(
  person: Omit<PersonRecord, 'assignedClub' | 'assignedMentor'> & { assignedClub: unknown },
) {
  const { _id, id, name, email, phone, role, formDetails, formSubmitted, assignedClub } = person;
  const createdAt = '2026-03-05T10:00:00.000Z';
  return { _id, id, name, email, phone, role, formDetails, formSubmitted, assignedClub, createdAt };
}

/** An entry of the mentor's list. */
export function mentoredRecord(n = 1) {
  return {
    ...trackerRecord(n),
    mentor: undefined,
    email: `student${n}@waymark.test`,
    phone: '9700000000',
    role: 'student',
    class: '10th',
    school: `School ${n}`,
    club: clubReference(1),
    joinDate: '2026-01-05T10:00:00.000Z',
    aspirations: 'To build robots',
    strengths: ['Robotics'],
    notes: '',
  };
}

export function userRecord(role = 'student') {
  return {
    ...both(`${role}1`),
    name: 'Asha Rao',
    email: `${role}@waymark.test`,
    phone: '9700000000',
    role,
    formSubmitted: true,
  };
}

export const countsRecord = {
  students: 120,
  educators: 40,
  mentors: 8,
  clubs: 5,
  formSubmitted: 130,
};

export const statsRecord = {
  totalStudents: 10,
  activeStudents: 4,
  completedSessions: 3,
  pendingUpdates: 2,
};

/** The next session of a person, as in our api. */
export const sessionRecord = {
  id: 'session1',
  at: '2026-12-01T11:00:00.000Z',
  place: 'Room 12',
  sequence: 1,
  version: '"s1.a"',
};

/** An agreed step of a person, as in our api. */
export const stepRecord = {
  id: 'step1',
  text: 'Visit the lab',
  dueOn: '2026-12-05',
  doneAt: null,
  doneBy: null,
  version: '"t1.a"',
};

/** An answer to feedback, as in our api. */
export const answerRecord = {
  text: 'Thank you',
  at: '2026-02-02T10:00:00.000Z',
  readAt: null,
  isClosed: false,
};

/** The progress with an agreed step, and an answer to the feedback of the first stage. */
export function answeredProgress() {
  const { stageProgress, ...rest } = progressRecord();
  return {
    ...rest,
    stageProgress: stageProgress.map((entry, at) => ({
      ...entry,
      answer: at === 0 ? answerRecord : null,
    })),
    agreedSteps: [stepRecord],
  };
}

/** A concern as an administrator reads it. */
export const concernRecord = {
  id: 'concern1',
  category: 'safety',
  status: 'taken',
  reportedAt: '2026-11-18T13:05:00.000Z',
  takenBy: { id: 'admin1', name: 'Meera' },
  takenAt: '2026-11-19T13:05:00.000Z',
  closedBy: null,
  closedAt: null,
  text: 'Words',
  person: { id: 'student1', name: 'Asha', email: 'asha@b.in', role: 'student' },
  note: null,
};

/** `count` records, numbered from 1. */
export function many<T>(count: number, record: (n: number) => T): T[] {
  return Array.from({ length: count }, (_, index) => record(index + 1));
}

/** An entry of the mentor's list with a status, and optionally feedback, for each stage. */
export function mentoredRecordWithStages(
  n: number,
  statuses: string[],
  { feedback, ...fields }: { feedback?: string | null; [field: string]: unknown } = {},
) {
  const stages = statuses.map((status, index) => ({
    ...both(`club1-stage${index + 1}`),
    name: stageNames[index],
    status,
    feedback: index === 0 ? (feedback ?? null) : null,
    date: null,
  }));
  return {
    ...mentoredRecord(n),
    progress: undefined,
    currentStage: undefined,
    lastUpdated: null,
    stages,
    ...fields,
  };
}

export const overviewRecord = {
  stages: [{ club: clubReference(), stage: null, count: 3 }],
  bands: [{ band: 'high', count: 2 }],
  submissions: [{ from: '2026-11-23', count: 4 }],
  mentors: [{ mentor: mentorReference(), count: 5 }],
  longestWaiting: [{ id: 'student1', name: 'Student 1', since: '2026-09-01T10:00:00.000Z' }],
  silentMentors: [{ mentor: mentorReference(), count: 1, since: '2026-09-01T10:00:00.000Z' }],
};
