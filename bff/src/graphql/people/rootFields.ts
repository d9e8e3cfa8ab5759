import type { MutationResolvers, QueryResolvers } from '../../gen/resolvers.generated.ts';
import { fromAudience } from '../audience.ts';
import { listQuery } from '../paging.ts';
import { educatorPayload, peoplePayload, personPayload, studentPayload } from '../payloads.ts';
import { selectionOf } from '../selection.ts';

export const peopleQueries = {
  students: (_root, args, { backend }) => backend.people.page('student', listQuery(args)),
  educators: (_root, args, { backend }) => backend.people.page('educator', listQuery(args)),
  // Where the progress is selected too, both calls start in parallel.
  student: (_root, { id }, { backend }, info) => {
    if (selectionOf(info).has('progress')) backend.progress.startOfPerson('student', id);
    return backend.people.one('student', id);
  },
  educator: (_root, { id }, { backend }, info) => {
    if (selectionOf(info).has('progress')) backend.progress.startOfPerson('educator', id);
    return backend.people.one('educator', id);
  },
  myStudentProfile: (_root, _args, { backend }, info) => {
    if (selectionOf(info).has('progress')) backend.progress.startOwn('student');
    return backend.people.own('student');
  },
  myEducatorProfile: (_root, _args, { backend }, info) => {
    if (selectionOf(info).has('progress')) backend.progress.startOwn('educator');
    return backend.people.own('educator');
  },
} satisfies Partial<QueryResolvers>;

export const peopleMutations = {
  submitStudentForm: async (_root, { input }, { backend }) =>
    studentPayload(await backend.people.submitForm('student', input)),
  submitEducatorForm: async (_root, { input }, { backend }) =>
    educatorPayload(await backend.people.submitForm('educator', input)),
  updateMyStudentProfile: async (_root, { input }, { backend }) =>
    studentPayload(await backend.people.updateOwn('student', input)),
  updateMyEducatorProfile: async (_root, { input }, { backend }) =>
    educatorPayload(await backend.people.updateOwn('educator', input)),
  updateStudent: async (_root, { input }, { backend }) =>
    studentPayload(await backend.people.update('student', input)),
  updateEducator: async (_root, { input }, { backend }) =>
    educatorPayload(await backend.people.update('educator', input)),
  assignMentor: async (_root, { input: { audience, mentorId = null, ...input } }, { backend }) => {
    const assignment = { ...input, mentorId };
    return personPayload(await backend.people.assignMentor(fromAudience(audience), assignment));
  },
  assignClub: async (_root, { input: { audience, clubId = null, ...input } }, { backend }) => {
    const assignment = { ...input, clubId };
    return personPayload(await backend.people.assignClub(fromAudience(audience), assignment));
  },
  reassignPeople: async (_root, { input: { fromMentorId, toMentorId } }, { backend }) => {
    return peoplePayload(await backend.people.reassign(fromMentorId, toMentorId));
  },
} satisfies Partial<MutationResolvers>;
