import type { GraphQLResolveInfo } from 'graphql';
import type { Context } from '../../context.ts';
import type { PersonResolvers } from '../../gen/resolvers.generated.ts';
import { keyIn, toldIn } from '../../backend/reading/reference.ts';
import { carried } from '../carried.ts';
import { whenKnown } from '../mapMaybePromise.ts';
import { invalidAnswer } from '../../backend/failures/upstreamError.ts';
import { resolveClub } from '../../backend/clubs/loaders.ts';
import { history } from './history.ts';
import { resolveMentor } from '../../backend/mentors/loaders.ts';
import type { ProgressOwner } from '../../domain/progress.ts';
import { identifiedProgress } from '../../backend/progress/stagesOfClub.ts';
import type { PartialPerson } from '../../domain/person.ts';
import { listOf } from '../../backend/people/loaders.ts';

export const Person: Pick<PersonResolvers, '__resolveType'> = {
  __resolveType: ({ audience }) => (audience === 'student' ? 'Student' : 'Educator'),
};

/** The fields that students and educators resolve in the same way. */
export const personFields = {
  email(person: PartialPerson, _args: object, { peopleLoaders }: Context) {
    const call = `GET /api/admin/${person.audience}s`;
    return whenKnown(
      carried(person, 'email', listOf(person, peopleLoaders)),
      // The list does not know somebody whom another call named.
      (email) => email ?? fail(invalidAnswer({ call, address: call }, 'email')),
    );
  },

  phone: (person: PartialPerson, _args: object, { peopleLoaders }: Context) =>
    carried(person, 'phone', listOf(person, peopleLoaders)),

  status: (person: PartialPerson, _args: object, { peopleLoaders }: Context) =>
    carried(person, 'status', listOf(person, peopleLoaders)),

  formSubmitted: (person: PartialPerson, _args: object, { peopleLoaders }: Context) =>
    carried(person, 'formSubmitted', listOf(person, peopleLoaders)),

  createdAt: (person: PartialPerson, _args: object, { peopleLoaders }: Context) =>
    carried(person, 'createdAt', listOf(person, peopleLoaders)),

  club(person: PartialPerson, _args: object, { clubLoaders, peopleLoaders }: Context) {
    return whenKnown(carried(person, 'club', listOf(person, peopleLoaders)), (reference) =>
      resolveClub(reference, person.reader, clubLoaders, person.audience),
    );
  },

  mentor(person: PartialPerson, _args: object, context: Context) {
    // The people a mentor may read are those assigned to that mentor.
    if (person.reader === 'mentor') return context.mentors.own();
    return whenKnown(
      carried(person, 'mentor', listOf(person, context.peopleLoaders)),
      (reference) => resolveMentor(reference, person.reader, context.mentorLoaders),
    );
  },

  progress(person: PartialPerson, _args: object, context: Context, info: GraphQLResolveInfo) {
    const known = person.progress;
    return whenKnown(
      known === undefined ? readProgress(person, context) : known,
      (progress) =>
        progress && identifiedProgress(progress, context, info, isStageNameEnough(person)),
    );
  },

  history,
};

function readProgress(person: PartialPerson, { progress, progressLoaders }: Context) {
  if (person.reader === 'mentor') return null;
  return person.reader === 'admin'
    ? progressLoaders[person.audience].load(ownerOf(person))
    : progress.own(person.reader, ownerOf(person));
}

function ownerOf({ id, club, reader }: PartialPerson): ProgressOwner {
  return { personId: id, clubId: keyIn(club), reader };
}

/** A person's own stages stand in one place; their ids are made of the club's id and the name. */
function isStageNameEnough({ club, reader }: PartialPerson): boolean {
  const isOwn = reader !== 'admin' && reader !== 'mentor';
  return isOwn && toldIn(club) !== null;
}

function fail(error: Error): never {
  throw error;
}
