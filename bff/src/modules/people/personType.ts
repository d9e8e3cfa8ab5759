import type { GraphQLResolveInfo } from 'graphql';
import type { Context } from '../../context.ts';
import type { PersonResolvers } from '../../gen/resolvers.generated.ts';
import { keyIn, toldIn } from '../../lists/reference.ts';
import { carried } from '../../resolving/carried.ts';
import { whenKnown } from '../../resolving/whenKnown.ts';
import { invalidAnswer } from '../../rest/upstreamError.ts';
import { resolveClub } from '../clubs/loaders.ts';
import { history } from '../history/history.ts';
import { resolveMentor } from '../mentors/loaders.ts';
import type { ProgressOwner } from '../progress/entity.ts';
import { identifiedProgress } from '../progress/stagesOfClub.ts';
import type { PartialPerson } from './entity.ts';
import { listOf } from './loaders.ts';

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
