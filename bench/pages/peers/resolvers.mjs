/** Resolvers as a typical project writes them, with DataLoader; the stock peer differs in its calls. */
export function statusOf(percent) {
  if (percent === 100) return 'COMPLETED';
  return percent > 0 ? 'IN_PROGRESS' : 'NOT_STARTED';
}

/** A page of a whole list. */
export function pageOf(all, { number, size }) {
  const items = all.slice((number - 1) * size, number * size);
  return { all, items, totalCount: all.length, pageCount: Math.ceil(all.length / size) };
}

export function summaryOf(rows) {
  const percents = rows.map(({ progress }) => progress);
  const sum = percents.reduce((total, percent) => total + percent, 0);
  return {
    total: percents.length,
    completed: percents.filter((percent) => percent === 100).length,
    inProgress: percents.filter((percent) => percent > 0 && percent < 100).length,
    averagePercent: Math.round(sum / percents.length),
  };
}

const id = ({ _id }) => _id;

/** Fields that need no call in addition to that of their record. */
export const plainFields = {
  Person: { __resolveType: () => 'Student' },
  Student: { id, progress: (student) => student, formDetails: (student) => student },
  StudentFormDetails: {
    class: (student) => student.formDetails?.class ?? student.class,
    schoolName: (student) => student.formDetails?.schoolName ?? student.school,
  },
  Mentor: { id },
  Club: { id, clubFor: ({ clubFor }) => clubFor.toUpperCase() },
  Stage: { id },
  Progress: {
    percent: ({ progress }) => progress,
    status: ({ progress }) => statusOf(progress),
    stages: ({ _id, stages }) => stages.map((stage) => ({ personId: _id, stage })),
  },
  StageProgress: {
    id: ({ personId, stage }) => `${personId}~${stage._id}`,
    status: ({ stage }) => stage.status.toUpperCase().replace(' ', '_'),
    feedback: ({ stage }) => stage.feedback,
    date: ({ stage }) => stage.date,
  },
  ProgressRecord: {
    person: (row) => row,
    mentorName: ({ mentor }) => mentor,
    clubName: ({ club }) => club,
    progress: (row) => row,
  },
  ProgressRecordPage: { summary: ({ all }) => summaryOf(all) },
};

export const resolvers = {
  ...plainFields,
  Query: {
    mentorDashboard: () => ({}),
    students: async (_root, { page }, { read }) => pageOf(await read('admin/students'), page),
    progressRecords: async (_root, { page }, { read }) =>
      pageOf(await read('admin/student-progress'), page),
  },
  MentorDashboard: {
    mentor: (_root, _args, { profile }) => profile.load('own'),
    stats: (_root, _args, { read }) => read('mentor/dashboard/stats'),
    people: async (_root, { page }, { read }) => pageOf(await read('mentor/students'), page),
  },
  Student: {
    ...plainFields.Student,
    club: async ({ club, assignedClub }, _args, { clubs, profile }) =>
      assignedClub ? clubs.load(assignedClub) : club && (await profile.load('own')).assignedClub,
    mentor: ({ assignedMentor }, _args, { mentors }) => mentors.load(assignedMentor),
  },
  Mentor: {
    ...plainFields.Mentor,
    club: ({ assignedClub }, _args, { clubs }) =>
      typeof assignedClub === 'string' ? clubs.load(assignedClub) : assignedClub,
  },
  Club: { ...plainFields.Club, stages: ({ _id }, _args, { stages }) => stages.load(_id) },
};
