/** Resolvers as a typical project writes them: only for fields that need a call. */
import { pageOf, summaryOf, toMentored, toProgressRecord, toStudent } from './rows.mjs';

const club = (row, _args, { clubs }) => row.club ?? clubs.load(row.clubId);

export const resolvers = {
  Query: {
    mentorDashboard: () => ({}),
    students: async (_root, { page }, { read }) =>
      pageOf(await read('admin/students'), page, toStudent),
    progressRecords: async (_root, { page }, { read }) => {
      const records = await read('admin/student-progress');
      return { ...pageOf(records, page, toProgressRecord), summary: summaryOf(records) };
    },
  },
  MentorDashboard: {
    mentor: (_root, _args, { profile }) => profile.load('own'),
    stats: (_root, _args, { read }) => read('mentor/dashboard/stats'),
    people: async (_root, { page }, { read, profile }) => {
      const [records, { club }] = await Promise.all([read('mentor/students'), profile.load('own')]);
      return pageOf(records, page, (record) => toMentored(record, club));
    },
  },
  Student: {
    club,
    mentor: ({ mentorId }, _args, { mentors }) => mentors.load(mentorId),
  },
  Mentor: { club },
  Club: { stages: ({ id }, _args, { stages }) => stages.load(id) },
};
