/** Rows of the peers: each record of a page becomes a plain object once, with the schema's names. */
export const statuses = {
  completed: 'COMPLETED',
  'in progress': 'IN_PROGRESS',
  'not started': 'NOT_STARTED',
};

export function statusOf(percent) {
  if (percent === 100) return 'COMPLETED';
  return percent > 0 ? 'IN_PROGRESS' : 'NOT_STARTED';
}

/** A page of a whole list. */
export function pageOf(all, { number, size }, toRow = (record) => record) {
  const items = all.slice((number - 1) * size, number * size).map(toRow);
  return { items, totalCount: all.length, pageCount: Math.ceil(all.length / size) };
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

export const toStudent = (record) => ({
  id: record._id,
  name: record.name,
  email: record.email,
  phone: record.phone,
  status: record.status,
  clubId: record.assignedClub,
  mentorId: record.assignedMentor,
  formDetails: record.formDetails,
});

export const toMentor = ({ _id, name, assignedClub }) => ({ id: _id, name, clubId: assignedClub });

export const toClub = ({ _id, name, clubFor }) => ({
  id: _id,
  name,
  clubFor: clubFor.toUpperCase(),
});

export const toStage = ({ _id, name, description }) => ({ id: _id, name, description });

/** The own profile has its club as a record. */
export const toOwnMentor = ({ _id, name, assignedClub }) => ({
  id: _id,
  name,
  club: toClub(assignedClub),
});

/** People of a mentor belong to the mentor's club. */
export const toMentored = (record, club) => ({
  __typename: 'Student',
  id: record._id,
  name: record.name,
  email: record.email,
  club,
  formDetails: { class: record.class, schoolName: record.school },
  progress: toProgress(record),
});

const toProgress = ({ _id, progress, currentStage, lastUpdated, stages }) => ({
  percent: progress,
  status: statusOf(progress),
  currentStage,
  lastUpdated,
  stages: stages.map((stage) => ({
    id: `${_id}~${stage._id}`,
    status: statuses[stage.status],
    feedback: stage.feedback,
    date: stage.date,
    stage: toStage(stage),
  })),
});

export const toProgressRecord = (record) => ({
  person: { __typename: 'Student', id: record._id, name: record.name },
  mentorName: record.mentor,
  clubName: record.club,
  currentStage: record.currentStage,
  lastUpdated: record.lastUpdated,
  progress: {
    percent: record.progress,
    status: statusOf(record.progress),
    stages: record.stages.map(({ name, status, feedback, date }) => ({
      status: statuses[status],
      feedback,
      date,
      stage: { name },
    })),
  },
});
