import type { ListCall } from '../lists/answer.ts';
import type { Listed } from '../lists/findPage.ts';
import type { Listing } from '../lists/listing.ts';
import type { Lists } from '../lists/lists.ts';
import { keyIn } from '../reading/reference.ts';
import { isRecord } from '../reading/isRecord.ts';
import type { RecordReader } from '../reading/recordReader.ts';
import { recordOf, recordsOf } from '../reading/unwrap.ts';
import type { Reply, RestClient, WriteResult } from '../http/client.ts';
import type { Role } from '../../domain/user.ts';
import type { Audience } from '../../graphql/audience.ts';
import type { PersonOf } from '../../domain/person.ts';
import { readPersonOf } from '../entities/person.ts';
import { readOwnClub } from '../entities/personFields.ts';

/** The REST calls about students and educators, one set for both. */
export interface PeopleSource {
  /** One page of GET /api/admin/students or /api/admin/educators */
  page<A extends Audience>(
    audience: A,
    listing: Listing<PersonOf<A>>,
  ): Promise<Listed<PersonOf<A>>>;
  /** Everybody in the same list. */
  all<A extends Audience>(audience: A): Promise<PersonOf<A>[]>;
  /** The club that each person of the same list belongs to: its id, or its name. */
  memberships(audience: Audience): Promise<string[]>;
  /** GET /api/admin/students/{id} or /api/admin/educators/{id} */
  one<A extends Audience>(audience: A, id: string): Promise<PersonOf<A>>;
  /** The people with these ids, out of the same list. */
  byIds<A extends Audience>(audience: A, ids: string[]): Promise<PersonOf<A>[]>;
  /** GET /api/student/profile or /api/educator/profile */
  own<A extends Audience>(audience: A): Promise<PersonOf<A>>;
  /** PUT /api/admin/students/{id} or /api/admin/educators/{id}: what is left out stays. */
  update(audience: Audience, id: string, body: object, ifMatch?: string): Promise<WriteResult>;
  /** PUT /api/student/profile or /api/educator/profile */
  updateOwn(audience: Audience, body: object, ifMatch?: string): Promise<WriteResult>;
  /** POST /api/student/submit-form or /api/educator/submit-form */
  submitForm(audience: Audience, body: object): Promise<WriteResult>;
  /** PUT /api/admin/students/{id}/assign-mentor or /api/admin/educators/{id}/assign-mentor */
  assignMentor(audience: Audience, id: string, mentorId: string | null): Promise<WriteResult>;
  /** PUT /api/admin/students/{id}/assign-club or /api/admin/educators/{id}/assign-club */
  assignClub(audience: Audience, id: string, clubId: string | null): Promise<WriteResult>;
}

export function createPeopleSource(rest: RestClient, lists: Lists): PeopleSource {
  const listOf = (audience: Audience): ListCall => ({
    path: `/api/admin/${audience}s`,
    wrappers: [`${audience}s`],
  });

  const peopleIn = <A extends Audience>(reply: Reply, audience: A): PersonOf<A>[] =>
    recordsOf(reply).map((record) => readPersonOf[audience](record, 'admin'));

  return {
    page: (audience, listing) =>
      lists.page(listOf(audience), { ...listing, read: (reply) => peopleIn(reply, audience) }),

    async all(audience) {
      return peopleIn(await lists.whole(listOf(audience)), audience);
    },

    async memberships(audience) {
      return recordsOf(await lists.whole(listOf(audience))).flatMap(
        (record) => keyIn(readOwnClub(record, 'admin')) ?? [],
      );
    },

    async one(audience, id) {
      const reply = await rest.get(`/api/admin/${audience}s/{id}`, { params: { id } });
      const record = recordOf(reply, ...wrappers(audience));
      // Somebody else's record is no answer.
      if (record.id() !== id) record.fail('id');
      return readAlone(reply, record, audience, 'admin');
    },

    async byIds(audience, ids) {
      const found = peopleIn(await lists.byIds(listOf(audience), ids), audience);
      const asked = new Set(ids);
      return found.filter(({ id }) => asked.has(id));
    },

    async own(audience) {
      const reply = await rest.get(`/api/${audience}/profile`);
      return readAlone(reply, recordOf(reply, ...wrappers(audience)), audience, audience);
    },

    update: (audience, id, body, ifMatch) =>
      rest.write('PUT', `/api/admin/${audience}s/{id}`, { params: { id }, body, ifMatch }),

    updateOwn: (audience, body, ifMatch) =>
      rest.write('PUT', `/api/${audience}/profile`, { body, ifMatch }),

    submitForm: (audience, body) => rest.write('POST', `/api/${audience}/submit-form`, { body }),

    assignMentor: (audience, id, mentorId) =>
      rest.write('PUT', `/api/admin/${audience}s/{id}/assign-mentor`, {
        params: { id },
        body: { mentorId },
      }),

    assignClub: (audience, id, clubId) =>
      rest.write('PUT', `/api/admin/${audience}s/{id}/assign-club`, {
        params: { id },
        body: { clubId },
      }),
  };
}

/**
 * The person that a write answers with; null when the answer carries nothing of what only a whole
 * record `tells`.
 */
export function personIn<A extends Audience>(
  reply: Reply,
  audience: A,
  { reader, tells }: { reader: Role; tells: string[] },
): PersonOf<A> | null {
  if (!isRecord(reply.body)) return null;
  const record = recordOf(reply, ...wrappers(audience));
  const isWhole = tells.some((key) => record.carries(key));
  return isWhole ? readAlone(reply, record, audience, reader) : null;
}

/** A record that has the answer for itself, so that the answer's tag is the record's. */
function readAlone<A extends Audience>(
  { etag }: Reply,
  record: RecordReader,
  audience: A,
  reader: Role,
): PersonOf<A> {
  return readPersonOf[audience](record, reader, { version: etag });
}

function wrappers(audience: Audience): string[] {
  return [audience, 'profile', 'user'];
}
