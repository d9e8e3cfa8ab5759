import type { Audience } from '../../domain/audience.ts';
import type { PersonOf } from '../../domain/person.ts';
import { readPersonOf } from '../entities/person.ts';
import { readOwnClub } from '../entities/personFields.ts';
import { invalidAnswer } from '../failures/upstreamError.ts';
import type { Reply, RestClient } from '../http/client.ts';
import type { ListCall } from '../lists/answer.ts';
import type { Lists } from '../lists/lists.ts';
import type { PeopleCalls } from '../port.ts';
import { refKey } from '../reading/reference.ts';
import { recordOf, recordsOf } from '../reading/unwrap.ts';
import { listingFor, type PeopleDependencies } from './listPeople.ts';
import { createPeopleLoaders } from './loaders.ts';
import { readAlone, wrappersOf } from './readAlone.ts';
import { createPeopleWrites } from './writes.ts';

/** What other calls need beside those of the port. */
export interface PeopleSource extends PeopleCalls {
  /** All people of GET /api/admin/students or /api/admin/educators */
  all<A extends Audience>(audience: A): Promise<PersonOf<A>[]>;
  /** The club that each person of the same list belongs to: its id, or its name. */
  memberships(audience: Audience): Promise<string[]>;
}

export function createPeopleCalls(
  rest: RestClient,
  lists: Lists,
  dependencies: PeopleDependencies,
): PeopleSource {
  const listOf = (audience: Audience): ListCall => ({
    path: `/api/admin/${audience}s`,
    wrappers: [`${audience}s`],
  });

  const peopleIn = <A extends Audience>(reply: Reply, audience: A): PersonOf<A>[] =>
    recordsOf(reply).map((record) => readPersonOf[audience](record, 'admin'));

  async function byIds<A extends Audience>(audience: A, ids: string[]): Promise<PersonOf<A>[]> {
    const found = peopleIn(await lists.byIds(listOf(audience), ids), audience);
    const asked = new Set(ids);
    return found.filter(({ id }) => asked.has(id));
  }

  async function one<A extends Audience>(audience: A, id: string): Promise<PersonOf<A>> {
    const reply = await rest.get(`/api/admin/${audience}s/{id}`, { params: { id } });
    const record = recordOf(reply, ...wrappersOf(audience));
    // The record of another person is no answer.
    if (record.id() !== id) record.fail('id');
    return readAlone(reply, record, audience, 'admin');
  }

  async function own<A extends Audience>(audience: A): Promise<PersonOf<A>> {
    const reply = await rest.get(`/api/${audience}/profile`);
    return readAlone(reply, recordOf(reply, ...wrappersOf(audience)), audience, audience);
  }

  const loaders = createPeopleLoaders(byIds);
  const whole: PeopleCalls['whole'] = ({ audience, id, reader }) =>
    reader === 'admin' ? loaders[audience].load(id) : Promise.resolve(null);

  return {
    page: (audience, query) =>
      lists.page(listOf(audience), {
        ...listingFor(audience, query, dependencies),
        read: (reply) => peopleIn(reply, audience),
      }),

    async all(audience) {
      return peopleIn(await lists.whole(listOf(audience)), audience);
    },

    async memberships(audience) {
      return recordsOf(await lists.whole(listOf(audience))).flatMap(
        (record) => refKey(readOwnClub(record, 'admin')) ?? [],
      );
    },

    one,

    whole,

    email(person) {
      if (person.email !== undefined) return person.email;
      return whole(person).then((found) => {
        if (found !== null) return found.email;
        // The list does not include a person whom another call named.
        const call = `GET /api/admin/${person.audience}s`;
        throw invalidAnswer({ call, address: call }, 'email');
      });
    },

    own,

    ...createPeopleWrites(rest, { one, own }),
  };
}
