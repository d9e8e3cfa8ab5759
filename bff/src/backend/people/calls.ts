import DataLoader from 'dataloader';
import type { Audience } from '../../domain/account.ts';
import type { Club } from '../../domain/club.ts';
import type { Mentor } from '../../domain/mentor.ts';
import type { Reference } from '../../domain/reference.ts';
import type { PartialPerson, Person, PersonOf } from '../../domain/person.ts';
import { withAccount } from '../entities/nestedAccount.ts';
import { readOwnClub, readPersonOf } from '../entities/person.ts';
import { invalidAnswer, type UpstreamError } from '../failures/upstreamError.ts';
import type { Reply, RestClient } from '../http/client.ts';
import type { ListCall } from '../lists/answer.ts';
import type { Lists } from '../lists/lists.ts';
import { resolved } from '../lists/resolved.ts';
import { mapMaybePromise } from '../../mapMaybePromise.ts';
import { fieldOf } from '../reading/fieldOf.ts';
import type { PeopleSource } from '../sources.ts';
import type { RecordReader } from '../reading/recordReader.ts';
import { refKey } from '../reading/reference.ts';
import { recordOf, recordsOf } from '../reading/unwrap.ts';
import { listingFor, type PeopleDependencies } from './listPeople.ts';
import { createBatches } from './batches.ts';
import { createInterestCalls } from './interests.ts';
import { createReassignment } from './reassign.ts';
import { setStatus } from './setStatus.ts';
import { createPeopleWrites, wrappersOf } from './writes.ts';

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
    recordsOf(reply).map((record) => readPersonOf[audience](withAccount(record), 'admin'));

  async function byIds<A extends Audience>(audience: A, ids: string[]): Promise<PersonOf<A>[]> {
    const found = peopleIn(await lists.byIds(listOf(audience), ids), audience);
    const wanted = new Set(ids);
    return found.filter(({ id }) => wanted.has(id));
  }

  async function one<A extends Audience>(audience: A, id: string): Promise<PersonOf<A>> {
    const reply = await rest.get(`/api/admin/${audience}s/{id}`, { params: { id } });
    const record = personOf(reply, audience);
    // A record with another id is an invalid answer.
    if (record.id() !== id) record.fail('id');
    return readPersonOf[audience](record, 'admin', { version: reply.etag });
  }

  async function all<A extends Audience>(audience: A): Promise<PersonOf<A>[]> {
    return peopleIn(await lists.whole(listOf(audience)), audience);
  }

  async function own<A extends Audience>(audience: A): Promise<PersonOf<A>> {
    const reply = await rest.get(`/api/${audience}/profile`);
    const record = personOf(reply, audience);
    return readPersonOf[audience](record, audience, { version: reply.etag });
  }

  const loaders = createPeopleLoaders(byIds);
  const whole: PeopleSource['whole'] = ({ audience, id, reader }) =>
    reader === 'admin' ? loaders[audience].load(id) : Promise.resolve(null);
  const field = <P extends PartialPerson, K extends keyof P>(person: P, key: K) =>
    fieldOf(person, key, () => whole(person) as Promise<P | null>);
  /** The whole record for a reference, of which null would mean that there is none. */
  async function listed(person: PartialPerson, field: string): Promise<Person> {
    const found: Person | null = await whole(person);
    if (found === null) throw notInPeople(person, field);
    return found;
  }
  const { clubs, mentors } = dependencies;
  const writes = {
    ...createPeopleWrites(rest, { one, own }),
    ...createInterestCalls(rest, { own }),
  };

  return {
    page: (audience, query) =>
      lists.page(listOf(audience), {
        ...listingFor(audience, query, dependencies),
        read: (reply) => peopleIn(reply, audience),
      }),

    all,

    async memberships(audience) {
      return recordsOf(await lists.whole(listOf(audience))).flatMap(
        (record) => refKey(readOwnClub(record, 'admin')) ?? [],
      );
    },

    one,

    whole,

    field,

    club(person) {
      const given = person.club;
      const reference =
        given === undefined ? listed(person, 'club').then(({ club }) => club) : given;
      const lookup = (key: string) => clubs.lookup(key, person.reader, person.audience);
      return mapMaybePromise<Reference<Club>, Club | null>(reference, (club) =>
        resolved(club, lookup, referringCall(person, 'clubs'), 'assignedClub'),
      );
    },

    mentor(person) {
      // A mentor can only read their own people.
      if (person.reader === 'mentor') return mentors.own();
      const given = person.mentor;
      const reference =
        given === undefined ? listed(person, 'mentor').then(({ mentor }) => mentor) : given;
      const lookup = (key: string) => mentors.lookup(key, person.reader);
      return mapMaybePromise<Reference<Mentor>, Mentor | null>(reference, (mentor) =>
        resolved(mentor, lookup, referringCall(person, 'mentors'), 'assignedMentor'),
      );
    },

    email(person) {
      return mapMaybePromise(field(person, 'email'), (email) => {
        if (email === null) throw notInPeople(person, 'email');
        return email;
      });
    },

    own,

    ...writes,

    changeSeveral: createBatches(rest, {
      ...writes,
      setStatus: (audience, change) => setStatus(rest, { one }, audience, change),
    }),

    reassign: createReassignment(rest, { all, assignMentor: writes.assignMentor }, mentors),
  };
}

/** The record in a reply. An account in it is part of it, not the record. */
function personOf(reply: Reply, audience: Audience): RecordReader {
  const record = recordOf(reply, audience, 'profile');
  return record.optionalId() === null
    ? recordOf(reply, ...wrappersOf(audience))
    : withAccount(record);
}

function notInPeople({ audience }: PartialPerson, field: string): UpstreamError {
  const call = `GET /api/admin/${audience}s`;
  return invalidAnswer({ call, address: call }, field);
}

/** The call that lacks a reference's entity: the admin's list of these, else the person's call. */
function referringCall({ audience, reader }: PartialPerson, list: 'clubs' | 'mentors'): string {
  if (reader === 'admin') return `GET /api/admin/${list}`;
  return reader === 'mentor' ? 'GET /api/mentor/students' : `GET /api/${audience}/profile`;
}

/** Whole records by id for the admin: one list call for each audience. */
type PeopleLoaders = { [A in Audience]: DataLoader<string, PersonOf<A> | null> };

function createPeopleLoaders(
  byIds: <A extends Audience>(audience: A, ids: string[]) => Promise<PersonOf<A>[]>,
): PeopleLoaders {
  const loaderFor = <A extends Audience>(audience: A): DataLoader<string, PersonOf<A> | null> =>
    new DataLoader(
      async (ids) => {
        const found = await byIds(audience, [...new Set(ids)]);
        const byId = new Map(found.map((person) => [person.id, person]));
        return ids.map((id) => byId.get(id) ?? null);
      },
      // The list itself is cached until the next write.
      { cache: false },
    );
  return { student: loaderFor('student'), educator: loaderFor('educator') };
}
