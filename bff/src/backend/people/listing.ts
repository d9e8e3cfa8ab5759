import type { PersonFilter, PersonSort, ProgressBand } from '../../gen/schema.generated.ts';
import type { Listing } from '../lists/listing.ts';
import type { Page } from '../lists/paging.ts';
import { keyIn } from '../reading/reference.ts';
import { unlessError } from '../reading/orError.ts';
import type { Query } from '../http/call.ts';
import type { Audience } from '../../graphql/audience.ts';
import { bandOf } from '../entities/derive.ts';
import type { Person, PersonOf } from '../../domain/person.ts';

/** Which people are asked for, in which order. */
export interface PeopleQuery {
  filter: PersonFilter;
  sort: PersonSort | null;
  page: Page;
}

/** What the rows may call the club and the mentor that are asked for: the ids, maybe the names. */
export interface PeopleCalled {
  club: ReadonlySet<string | null | undefined>;
  mentor: ReadonlySet<string | null | undefined>;
}

/** The question as the backend is asked, should it be able to filter and sort. */
function upstreamQuery(audience: Audience, { filter, sort }: PeopleQuery): Query {
  const field = sort && upstreamField(audience)[sort.field];
  return {
    search: filter.search?.trim() || null,
    status: filter.status?.trim().toLowerCase() || null,
    clubId: filter.clubId || null,
    mentorId: filter.mentorId || null,
    band: filter.band && upstreamBand[filter.band],
    sort: field && (sort.direction === 'DESC' ? `-${field}` : field),
  };
}

const upstreamBand: Record<ProgressBand, string> = {
  HIGH: 'high',
  MEDIUM: 'medium',
  LOW: 'low',
  NOT_STARTED: 'not-started',
};

function upstreamField(audience: Audience): Record<PersonSort['field'], string> {
  return {
    NAME: 'name',
    EMAIL: 'email',
    ACADEMIC: audience === 'student' ? 'class' : 'institution',
    STATUS: 'status',
    CREATED_AT: 'createdAt',
  };
}

/** What is asked of the list; `called` is what the rows call others, as soon as that is known. */
export function peopleListing<A extends Audience>(
  audience: A,
  query: PeopleQuery,
  called: PeopleCalled,
): Listing<PersonOf<A>> {
  const { filter, sort, page } = query;
  const { band } = filter;
  return {
    page,
    query: upstreamQuery(audience, query),
    matches: (row) => matches(row, filter, called) && (!band || isInBand(row, band)),
    sort: sort && { by: (row) => sortValue(row, sort.field), direction: sort.direction },
    idOf: ({ id }) => id,
  };
}

function matches(person: Person, filter: PersonFilter, called: PeopleCalled): boolean {
  const search = filter.search?.trim().toLowerCase() ?? '';
  const status = filter.status?.trim().toLowerCase() ?? '';
  return (
    (search === '' || searched(person).some((text) => text?.toLowerCase().includes(search))) &&
    (status === '' || statusOf(person) === status) &&
    (!filter.clubId || called.club.has(keyIn(person.club))) &&
    (!filter.mentorId || called.mentor.has(keyIn(person.mentor)))
  );
}

/** Without any progress nothing has started. */
export function isInBand({ progress }: Pick<Person, 'progress'>, band: ProgressBand): boolean {
  return bandOf(progress?.percent ?? 0) === band;
}

function searched(person: Person): (string | null)[] {
  return person.audience === 'student'
    ? [person.name, person.email, unlessError(person.formDetails.schoolName)]
    : [
        person.name,
        person.email,
        unlessError(person.formDetails.institution),
        unlessError(person.formDetails.currentPosition),
      ];
}

/** The status to compare by; an absent one counts as active. */
function statusOf({ status }: Person): string {
  return (status ?? 'active').toLowerCase();
}

function sortValue(person: Person, field: PersonSort['field']): string | number | null {
  switch (field) {
    case 'NAME':
      return person.name;
    case 'EMAIL':
      return person.email;
    case 'ACADEMIC':
      return person.audience === 'student'
        ? classNumber(unlessError(person.formDetails.class))
        : unlessError(person.formDetails.institution);
    case 'STATUS':
      return statusOf(person);
    case 'CREATED_AT':
      return person.createdAt;
  }
}

/** Classes count: 9th before 10th. */
function classNumber(name: string | null): number | null {
  const digits = /\d{1,9}/.exec(name ?? '');
  return digits && Number(digits[0]);
}
