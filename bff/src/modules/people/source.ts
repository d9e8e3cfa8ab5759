import { pageOf, type PageOf } from '../../paging.ts';
import type { Reply, RestClient, WriteResult } from '../../rest/client.ts';
import { isRecord } from '../../rest/reader.ts';
import { recordOf, recordsOf } from '../../rest/unwrap.ts';
import type { Audience, Reader } from '../clubs/club.ts';
import { listLocally, upstreamQuery, type PeopleQuery } from './list.ts';
import { readPersonOf } from './normalise.ts';
import type { PersonOf } from './person.ts';

/** The REST calls about students and educators, one set for both. */
export interface PeopleSource {
  /** GET /api/admin/students or /api/admin/educators */
  list<A extends Audience>(audience: A, query: PeopleQuery): Promise<PageOf<PersonOf<A>>>;
  /** GET /api/admin/students/{id} or /api/admin/educators/{id} */
  one<A extends Audience>(audience: A, id: string): Promise<PersonOf<A>>;
  /** GET /api/student/profile or /api/educator/profile */
  own<A extends Audience>(audience: A): Promise<PersonOf<A>>;
  /** POST /api/student/submit-form or /api/educator/submit-form */
  submitForm(audience: Audience, body: object): Promise<WriteResult>;
  /** PUT /api/admin/students/{id}/assign-mentor or /api/admin/educators/{id}/assign-mentor */
  assignMentor(audience: Audience, id: string, mentorId: string | null): Promise<WriteResult>;
  /** PUT /api/admin/students/{id}/assign-club or /api/admin/educators/{id}/assign-club */
  assignClub(audience: Audience, id: string, clubId: string | null): Promise<WriteResult>;
}

export function createPeopleSource(rest: RestClient): PeopleSource {
  return {
    async list(audience, query) {
      const reply = await rest.get(`/api/admin/${audience}s`, {
        query: upstreamQuery(audience, query),
      });
      const people = recordsOf(reply, `${audience}s`).map((record) =>
        readPersonOf[audience](record, 'admin'),
      );
      const isOnePage = reply.total !== null && people.length <= query.page.size;
      return isOnePage
        ? pageOf(people, reply.total ?? people.length, query.page)
        : listLocally(people, query);
    },

    async one(audience, id) {
      const reply = await rest.get(`/api/admin/${audience}s/{id}`, { params: { id } });
      return readPersonOf[audience](recordOf(reply, audience), 'admin');
    },

    async own(audience) {
      const reply = await rest.get(`/api/${audience}/profile`);
      return readPersonOf[audience](recordOf(reply, ...wrappers(audience)), audience);
    },

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

/** The person that a write answers with; null when the answer carries no whole record. */
export function personIn<A extends Audience>(
  reply: Reply,
  audience: A,
  reader: Reader,
): PersonOf<A> | null {
  if (!isRecord(reply.body)) return null;
  const record = recordOf(reply, ...wrappers(audience));
  const isWhole =
    record.optionalId() !== null && record.text('name') !== null && record.text('email') !== null;
  return isWhole ? readPersonOf[audience](record, reader) : null;
}

function wrappers(audience: Audience): string[] {
  return [audience, 'profile', 'user'];
}
