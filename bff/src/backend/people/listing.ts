import type { Audience } from '../../domain/audience.ts';
import type {
  AssignmentGap,
  Person,
  PersonFilter,
  PersonOf,
  PersonSort,
} from '../../domain/person.ts';
import type { ProgressBand } from '../../domain/progress.ts';
import { isInBand } from '../entities/derive.ts';
import type { Query } from '../http/call.ts';
import type { Listing } from '../lists/listing.ts';
import type { ListQuery } from '../port.ts';
import { refKey } from '../reading/reference.ts';
import { hasGap, type OddMentors } from './assignmentGaps.ts';

type PeopleQuery = ListQuery<PersonFilter, PersonSort>;

/** What the rows may call the club and the mentor that are asked for: the ids, maybe the names. */
export interface PeopleCalled {
  club: ReadonlySet<string | null | undefined>;
  mentor: ReadonlySet<string | null | undefined>;
  /** Found only where the filter needs it. */
  odd: OddMentors;
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
    assignment: filter.assignment && upstreamGap[filter.assignment],
    consent: filter.consent && 'missing',
    sort: field && (sort.direction === 'DESC' ? `-${field}` : field),
  };
}

const upstreamBand: Record<ProgressBand, string> = {
  HIGH: 'high',
  MEDIUM: 'medium',
  LOW: 'low',
  NOT_STARTED: 'not-started',
};

const upstreamGap: Record<AssignmentGap, string> = {
  NO_CLUB: 'no-club',
  NO_MENTOR: 'no-mentor',
  INACTIVE_MENTOR: 'inactive-mentor',
  MENTOR_OF_OTHER_CLUB: 'mentor-of-other-club',
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
    (search === '' ||
      idBegins(person, search) ||
      searched(person).some((text) => text?.toLowerCase().includes(search))) &&
    (status === '' || statusOf(person) === status) &&
    (!filter.clubId || called.club.has(refKey(person.club))) &&
    (!filter.mentorId || called.mentor.has(refKey(person.mentor))) &&
    (!filter.assignment || hasGap(person, filter.assignment, called.odd)) &&
    (!filter.consent || (person.audience === 'student' && person.consentMissing === true))
  );
}

/** How much of an id is shown of long ones, and has to be searched for. */
const ID_BEGINNING = 8;

function idBegins({ id }: Person, search: string): boolean {
  const own = id.toLowerCase();
  return own === search || (search.length >= ID_BEGINNING && own.startsWith(search));
}

function searched(person: Person): (string | null)[] {
  return person.audience === 'student'
    ? [person.name, person.email, person.formDetails?.schoolName ?? null]
    : [
        person.name,
        person.email,
        person.formDetails?.institution ?? null,
        person.formDetails?.currentPosition ?? null,
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
        ? classNumber(person.formDetails?.class ?? null)
        : (person.formDetails?.institution ?? null);
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
