import type { GraphQLResolveInfo } from 'graphql';
import type { Backend } from '../../backend/port.ts';
import type { Audience } from '../../domain/audience.ts';
import type { PartialPerson } from '../../domain/person.ts';
import type { Role } from '../../domain/user.ts';
import type { PersonResolvers } from '../../gen/resolvers.generated.ts';
import type { Context } from '../context.ts';
import { fieldOf } from '../fieldOf.ts';
import { mapMaybePromise } from '../mapMaybePromise.ts';
import { selects } from '../selection.ts';
import { history } from './history.ts';

export const Person: Pick<PersonResolvers, '__resolveType'> = {
  __resolveType: ({ audience }) => (audience === 'student' ? 'Student' : 'Educator'),
};

/** Reads the whole record of a person. */
export const wholePerson =
  ({ people }: Backend) =>
  <A extends Audience>(person: { audience: A; id: string; reader: Role }) =>
    people.whole(person);

/** The fields that students and educators resolve in the same way. */
export const personFields = {
  email: (person: PartialPerson, _args: object, { backend }: Context) =>
    backend.people.email(person),

  phone: (person: PartialPerson, _args: object, { backend }: Context) =>
    fieldOf(person, 'phone', wholePerson(backend)),

  status: (person: PartialPerson, _args: object, { backend }: Context) =>
    fieldOf(person, 'status', wholePerson(backend)),

  formSubmitted: (person: PartialPerson, _args: object, { backend }: Context) =>
    fieldOf(person, 'formSubmitted', wholePerson(backend)),

  createdAt: (person: PartialPerson, _args: object, { backend }: Context) =>
    fieldOf(person, 'createdAt', wholePerson(backend)),

  version: (person: PartialPerson, _args: object, { backend }: Context) =>
    fieldOf(person, 'version', wholePerson(backend)),

  club: (person: PartialPerson, _args: object, { backend }: Context) =>
    mapMaybePromise(fieldOf(person, 'club', wholePerson(backend)), (reference) =>
      backend.clubs.resolve(reference, person.reader, person.audience),
    ),

  mentor(person: PartialPerson, _args: object, { backend }: Context) {
    // The people a mentor may read are those assigned to that mentor.
    if (person.reader === 'mentor') return backend.mentors.own();
    return mapMaybePromise(fieldOf(person, 'mentor', wholePerson(backend)), (reference) =>
      backend.mentors.resolve(reference, person.reader),
    );
  },

  progress: (
    person: PartialPerson,
    _args: object,
    { backend }: Context,
    info: GraphQLResolveInfo,
  ) => backend.progress.ofPerson(person, (field) => selects(info, field)),

  history,
};
