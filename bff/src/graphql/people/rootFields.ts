import type { GraphQLResolveInfo } from 'graphql';
import type { Audience } from '../../domain/account.ts';
import type { MutationResolvers, QueryResolvers } from '../../gen/resolvers.generated.ts';
import type { Context } from '../context.ts';
import { listQuery } from '../paging.ts';
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
  assignMentors: (_root, { input: { mentorId = null, ...batch } }, { backend }) =>
    backend.people.changeSeveral(batch, { mentorId }),
  assignClubs: (_root, { input: { clubId = null, ...batch } }, { backend }) =>
    backend.people.changeSeveral(batch, { clubId }),
  setStatuses: (_root, { input: { status, ...batch } }, { backend }) =>
    backend.people.changeSeveral(batch, { status }),
  saveInterestProfile: (_root, { input }, { backend }) => backend.people.saveInterests(input),
  removeInterestProfile: (_root, { input }, { backend }) =>
    backend.people.removeInterests(input.idempotencyKey),
  submitStudentForm: (_root, { input }, { backend }) => backend.people.submitForm('student', input),
  submitEducatorForm: (_root, { input }, { backend }) =>
    backend.people.submitForm('educator', input),
  updateMyStudentProfile: (_root, { input }, { backend }) =>
    backend.people.updateOwn('student', input),
  updateMyEducatorProfile: (_root, { input }, { backend }) =>
    backend.people.updateOwn('educator', input),
  updateStudent: (_root, { input }, { backend }) => backend.people.update('student', input),
  updateEducator: (_root, { input }, { backend }) => backend.people.update('educator', input),
  assignMentor: (_root, { input: { audience, mentorId = null, ...input } }, { backend }) =>
    backend.people.assignMentor(audience, { ...input, mentorId }),
  assignClub: (_root, { input: { audience, clubId = null, ...input } }, { backend }) =>
    backend.people.assignClub(audience, { ...input, clubId }),
  reassignPeople: (_root, { input: { fromMentorId, toMentorId } }, { backend }) =>
    backend.people.reassign(fromMentorId, toMentorId),
} satisfies Partial<MutationResolvers>;
