import type { PersonFilter, PersonSort, ProgressBand } from '../../gen/schema.generated.ts';
import type { Listing } from '../../lists/listing.ts';
import type { Page } from '../../lists/paging.ts';
import type { Query } from '../../rest/call.ts';
import type { Audience } from '../clubs/audience.ts';
import { mentorIdOf } from '../mentors/entity.ts';
import { bandOf } from '../progress/derive.ts';
import type { Person } from './entity.ts';
import type { PersonRow } from './personRow.ts';

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
): Listing<PersonRow<A>> {
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

/** What a row tells of whom it is, be it of a student or an educator. */
type Row = Omit<PersonRow<Audience>, 'withProgress' | 'whole'>;

function matches(row: Row, filter: PersonFilter, called: PeopleCalled): boolean {
  const search = filter.search?.trim().toLowerCase() ?? '';
  const status = filter.status?.trim().toLowerCase() ?? '';
  return (
    (search === '' || searched(row).some((text) => text?.toLowerCase().includes(search))) &&
    (status === '' || statusOf(row) === status) &&
    (!filter.clubId || called.club.has(row.clubId)) &&
    (!filter.mentorId || called.mentor.has(mentorIdOf(row.mentor)))
  );
}

/** Without any progress nothing has started. */
export function isInBand({ progress }: Pick<Person, 'progress'>, band: ProgressBand): boolean {
  return bandOf(progress?.percent ?? 0) === band;
}

function searched(row: Row): (string | null)[] {
  return row.audience === 'student'
    ? [row.name, row.email, row.schoolName]
    : [row.name, row.email, row.institution, row.currentPosition];
}

/** The status to compare by; an absent one counts as active. */
function statusOf({ status }: Row): string {
  return (status ?? 'active').toLowerCase();
}

function sortValue(row: Row, field: PersonSort['field']): string | number | null {
  switch (field) {
    case 'NAME':
      return row.name;
    case 'EMAIL':
      return row.email;
    case 'ACADEMIC':
      return row.audience === 'student' ? classNumber(row.class) : row.institution;
    case 'STATUS':
      return statusOf(row);
    case 'CREATED_AT':
      return row.createdAt;
  }
}

/** Classes count: 9th before 10th. */
function classNumber(name: string | null): number | null {
  const digits = /\d{1,9}/.exec(name ?? '');
  return digits && Number(digits[0]);
}
