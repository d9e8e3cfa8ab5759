import type { GraphQLResolveInfo } from 'graphql';
import type { PartialPerson } from '../../domain/person.ts';
import type { PersonResolvers } from '../../gen/resolvers.generated.ts';
import type { Context } from '../context.ts';
import { selectionOf } from '../selection.ts';
import { history } from './history.ts';

export const Person: Pick<PersonResolvers, '__resolveType'> = {
  __resolveType: ({ audience }) => (audience === 'student' ? 'Student' : 'Educator'),
};

/** Resolves a field that the call that gave the person may not include. */
export const personField =
  <P extends PartialPerson, K extends keyof P>(key: K) =>
  (person: P, _args: object, { backend }: Context) =>
    backend.people.field(person, key);

/** Fields that students and educators resolve in the same way. */
export const personFields = {
  email: (person: PartialPerson, _args: object, { backend }: Context) =>
    backend.people.email(person),

  pendingEmail: personField<PartialPerson, 'pendingEmail'>('pendingEmail'),
  phone: personField<PartialPerson, 'phone'>('phone'),
  status: personField<PartialPerson, 'status'>('status'),
  formSubmitted: personField<PartialPerson, 'formSubmitted'>('formSubmitted'),
  createdAt: personField<PartialPerson, 'createdAt'>('createdAt'),
  version: personField<PartialPerson, 'version'>('version'),

  club: (person: PartialPerson, _args: object, { backend }: Context) => backend.people.club(person),

  mentor: (person: PartialPerson, _args: object, { backend }: Context) =>
    backend.people.mentor(person),

  progress: (
    person: PartialPerson,
    _args: object,
    { backend }: Context,
    info: GraphQLResolveInfo,
  ) => backend.progress.ofPerson(person, selectionOf(info)),

  history,
};
