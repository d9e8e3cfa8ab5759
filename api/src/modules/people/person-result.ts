import { Type, type Static } from 'typebox';
import type { Result } from '../../domain/result.ts';
import { personResponse } from './person-record.ts';
import type { Person } from './person.ts';
import { PersonRecords } from './schemas.ts';

/** Result of a change of several people for one of them. */
export const PersonResult = Type.Object(
  {
    id: Type.String({ description: 'Of the person' }),
    record: Type.Optional(Type.Union([PersonRecords.student, PersonRecords.educator])),
    etag: Type.Optional(Type.String({ description: 'ETag of the record' })),
    code: Type.Optional(
      Type.String({
        description:
          'Why there is no record: VALIDATION, NOT_FOUND, PRECONDITION_FAILED, or NOT_DONE because another person was refused',
        examples: ['VALIDATION'],
      }),
    ),
    message: Type.Optional(Type.String()),
  },
  { title: 'PersonResult' },
);
export type PersonResult = Static<typeof PersonResult>;

/** Result for a person: the record, or the refusal. */
export function personResult(id: string, result: Result<Person>, day: string): PersonResult {
  if (!result.ok) return { id, code: result.failure.code, message: result.failure.message };
  const { body, etag } = personResponse(result.value, day);
  return { id, record: body, etag };
}

/** Results for people, in their order. */
export function personResults(
  people: readonly { id: string }[],
  results: Result<Person>[],
  day: string,
): PersonResult[] {
  return results.map((result, place) => personResult(people[place]?.id ?? '', result, day));
}

/** The only person whose record is in a response, for the audit; undefined for none or several. */
export function onlyPerson(results: { record?: { id: string } }[]): string | undefined {
  const [id, ...more] = results.flatMap(({ record }) => record?.id ?? []);
  return more.length === 0 ? id : undefined;
}

/** Number of changed people, for the audit. */
export function countChanged(results: PersonResult[]): number {
  return results.filter(({ record }) => record).length;
}
