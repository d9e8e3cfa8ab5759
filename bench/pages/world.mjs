/** What the backend of the benchmark holds, in the documented shape; the same every time. */

const stageNames = [
  'Counselling',
  'Assessment',
  'Review',
  'Applications',
  'Interview',
  'Admission',
];
const statuses = ['completed', 'in progress', 'not started'];

const both = (id) => ({ _id: id, id });
const many = (count, record) => Array.from({ length: count }, (_, index) => record(index + 1));

const clubs = many(8, (n) => ({
  ...both(`club${n}`),
  name: `Club ${n}`,
  description: `Where we build and explain things of kind ${n}`,
  clubFor: 'student',
  stages: stageNames.map((name, index) => ({
    ...both(`club${n}-stage${index + 1}`),
    name,
    description: `What happens at the ${name.toLowerCase()}`,
  })),
}));
const clubReference = ({ _id, id, name, clubFor }) => ({ _id, id, name, clubFor });
const clubOf = (n) => clubs[n % clubs.length];

const mentors = many(20, (n) => ({
  ...both(`mentor${n}`),
  name: `Mentor ${n}`,
  email: `mentor${n}@example.org`,
  phone: '9820000000',
  assignedClub: clubReference(clubOf(n)),
  experience: `${n} years`,
  specialization: 'Engineering',
  studentsCount: 10,
  status: 'active',
}));

/** The first `n % 7` stages have begun, the last of them is not yet over. */
function progressOf(n, club) {
  const begun = n % 7;
  const stageProgress = club.stages.map((stage, index) => ({
    ...stage,
    status: statuses[index < begun - 1 || begun === 6 ? 0 : index < begun ? 1 : 2],
    feedback: index < begun ? `Well done, go on like this (${n})` : null,
    date: index < begun ? `2026-0${index + 1}-1${n % 10}T10:00:00.000Z` : null,
  }));
  const completed = stageProgress.filter(({ status }) => status === 'completed').length;
  return {
    stages: stageProgress,
    progress: Math.round((completed / stageProgress.length) * 100),
    currentStage: begun === 0 ? null : stageProgress[begun - 1].name,
    lastUpdated: begun === 0 ? null : stageProgress[begun - 1].date,
  };
}

const students = many(200, (n) => ({
  ...both(`student${n}`),
  name: `Student ${n}`,
  email: `student${n}@example.org`,
  phone: '9700000000',
  role: 'student',
  gender: 'Female',
  school: `School ${n % 30}`,
  class: `${9 + (n % 4)}th`,
  education: `School ${n % 30}`,
  status: n % 10 === 0 ? 'pending' : 'active',
  assignedClub: clubOf(n).id,
  assignedMentor: mentors[n % mentors.length].id,
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

const tracked = many(1_000, (n) => ({
  ...both(`student${n}`),
  name: `Student ${n}`,
  mentor: mentors[n % mentors.length].name,
  club: clubOf(n).name,
  ...progressOf(n, clubOf(n)),
}));

const mentored = many(40, (n) => ({
  ...both(`student${n}`),
  name: `Student ${n}`,
  email: `student${n}@example.org`,
  phone: '9700000000',
  role: 'student',
  class: `${9 + (n % 4)}th`,
  school: `School ${n % 30}`,
  club: clubReference(clubs[0]),
  joinDate: '2026-01-05T10:00:00.000Z',
  ...progressOf(n, clubs[0]),
}));

const percents = tracked.map(({ progress }) => progress);

/** Answers by path. */
export const answers = {
  '/api/mentor/profile': { ...mentors[7], assignedClub: clubReference(clubs[0]) },
  '/api/mentor/students': mentored,
  '/api/mentor/dashboard/stats': {
    totalStudents: 40,
    activeStudents: 28,
    completedSessions: 9,
    pendingUpdates: 3,
  },
  '/api/mentor/clubs/club1/stages': clubs[0].stages,
  '/api/admin/students': students,
  '/api/admin/clubs': clubs,
  '/api/admin/mentors': mentors,
  '/api/admin/student-progress': tracked,
  '/api/admin/student-progress/summary': {
    total: percents.length,
    completed: percents.filter((percent) => percent === 100).length,
    inProgress: percents.filter((percent) => percent > 0 && percent < 100).length,
    averageProgress: Math.round(percents.reduce((sum, percent) => sum + percent, 0) / 1_000),
  },
};
