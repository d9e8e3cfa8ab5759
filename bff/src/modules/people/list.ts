import type { PersonFilter, PersonSort, ProgressBand } from '../../gen/schema.generated.ts';
import { isPage, pageOutOf } from '../../listing.ts';
import type { Page, PageOf } from '../../paging.ts';
import type { Query } from '../../rest/call.ts';
import type { Audience } from '../clubs/club.ts';
import { bandOf } from '../progress/derive.ts';
import type { Person, PersonOf } from './person.ts';
import type { PersonRow } from './personRow.ts';

/** Which people are asked for, in which order. */
export interface PeopleQuery {
  filter: PersonFilter;
  sort: PersonSort | null;
  page: Page;
}

/** The question as the backend is asked, should it be able to filter, sort and page. */
export function upstreamQuery(audience: Audience, { filter, sort, page }: PeopleQuery): Query {
  const field = sort && upstreamField(audience)[sort.field];
  return {
    search: filter.search?.trim() || null,
    status: filter.status?.trim().toLowerCase() || null,
    clubId: filter.clubId || null,
    mentorId: filter.mentorId || null,
    band: filter.band && upstreamBand[filter.band],
    sort: field && (sort.direction === 'DESC' ? `-${field}` : field),
    page: page.number,
    limit: page.size,
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

/** True when these rows are the page that is asked for, as far as they show it themselves. */
export function isPageAsked<A extends Audience>(
  rows: PersonRow<A>[],
  total: number,
  { filter, page }: PeopleQuery,
): boolean {
  // The band shows only where the rows carry the progress.
  const shown = { ...filter, band: null };
  return isPage(rows.length, total, page) && rows.every((row) => matches(row, shown));
}

/** Answers the same question out of the whole list, for a backend that gives only that. */
export function listLocally<A extends Audience>(
  all: PersonRow<A>[],
  { filter, sort, page }: PeopleQuery,
): PageOf<PersonOf<A>> {
  const found = pageOutOf(all, {
    page,
    matches: (row) => matches(row, filter),
    sort: sort && { by: (row) => sortValue(row, sort.field), direction: sort.direction },
    idOf: ({ id }) => id,
  });
  return { ...found, items: found.items.map((row) => row.whole()) };
}

/** What a row tells of whom it is, be it of a student or an educator. */
type Row = Omit<PersonRow<Audience>, 'withProgress' | 'whole'>;

function matches(row: Row, filter: PersonFilter): boolean {
  const search = filter.search?.trim().toLowerCase() ?? '';
  const status = filter.status?.trim().toLowerCase() ?? '';
  return (
    (search === '' || searched(row).some((text) => text?.toLowerCase().includes(search))) &&
    (status === '' || statusOf(row) === status) &&
    (!filter.clubId || row.clubId === filter.clubId) &&
    (!filter.mentorId || row.mentorId === filter.mentorId) &&
    (!filter.band || isInBand(row, filter.band))
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
