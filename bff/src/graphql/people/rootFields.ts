import type { GraphQLResolveInfo } from 'graphql';
import type { Audience } from '../../domain/account.ts';
import type { MutationResolvers, QueryResolvers } from '../../gen/resolvers.generated.ts';
import type { Context } from '../context.ts';
import { listQuery } from '../paging.ts';
import { educatorPayload, peoplePayload, personPayload, studentPayload } from '../payloads.ts';
import { selectionOf } from '../selection.ts';

/** The agreed steps come with the progress. */
function needsProgress(info: GraphQLResolveInfo): boolean {
  const selection = selectionOf(info);
  return selection.has('progress') || selection.has('agreedSteps');
}

// Where the progress is selected too, both calls start in parallel.
function one<A extends Audience>(audience: A) {
  return (
    _root: object,
    { id }: { id: string },
    { backend }: Context,
    info: GraphQLResolveInfo,
  ) => {
    if (needsProgress(info)) backend.progress.startOfPerson(audience, id);
    return backend.people.one(audience, id);
  };
}

function own<A extends Audience>(audience: A) {
  return (_root: object, _args: object, { backend }: Context, info: GraphQLResolveInfo) => {
    if (needsProgress(info)) backend.progress.startOwn(audience);
    return backend.people.own(audience);
  };
}

export const peopleQueries = {
  students: (_root, args, { backend }) => backend.people.page('student', listQuery(args)),
  educators: (_root, args, { backend }) => backend.people.page('educator', listQuery(args)),
  formSubmissions: (_root, args, { backend }) => backend.submissions.page(listQuery(args)),
  student: one('student'),
  educator: one('educator'),
  myStudentProfile: own('student'),
  myEducatorProfile: own('educator'),
} satisfies Partial<QueryResolvers>;

export const peopleMutations = {
  assignMentors: async (_root, { input: { mentorId = null, ...batch } }, { backend }) =>
    peoplePayload(await backend.people.changeSeveral(batch, { mentorId })),
  assignClubs: async (_root, { input: { clubId = null, ...batch } }, { backend }) =>
    peoplePayload(await backend.people.changeSeveral(batch, { clubId })),
  setStatuses: async (_root, { input: { status, ...batch } }, { backend }) =>
    peoplePayload(await backend.people.changeSeveral(batch, { status })),
  saveInterestProfile: async (_root, { input }, { backend }) =>
    studentPayload(await backend.people.saveInterests(input)),
  removeInterestProfile: async (_root, { input }, { backend }) =>
    studentPayload(await backend.people.removeInterests(input.idempotencyKey)),
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
  assignMentor: async (_root, { input: { audience, mentorId = null, ...input } }, { backend }) =>
    personPayload(await backend.people.assignMentor(audience, { ...input, mentorId })),
  assignClub: async (_root, { input: { audience, clubId = null, ...input } }, { backend }) =>
    personPayload(await backend.people.assignClub(audience, { ...input, clubId })),
  reassignPeople: async (_root, { input: { fromMentorId, toMentorId } }, { backend }) =>
    peoplePayload(await backend.people.reassign(fromMentorId, toMentorId)),
} satisfies Partial<MutationResolvers>;
