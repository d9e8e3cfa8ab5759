import type { PersonFilter, PersonSort } from '../../gen/schema.generated.ts';
import { cutPage, type Page, type PageOf } from '../../paging.ts';
import type { Query } from '../../rest/call.ts';
import { clubIdOf, type Audience } from '../clubs/club.ts';
import { mentorIdOf } from '../mentors/mentor.ts';
import type { Person } from './person.ts';

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
    status: filter.status?.trim() || null,
    clubId: filter.clubId || null,
    mentorId: filter.mentorId || null,
    sort: field && (sort.direction === 'DESC' ? `-${field}` : field),
    page: page.number,
    limit: page.size,
  };
}

function upstreamField(audience: Audience): Record<PersonSort['field'], string> {
  return {
    NAME: 'name',
    EMAIL: 'email',
    ACADEMIC: audience === 'student' ? 'class' : 'institution',
    STATUS: 'status',
    CREATED_AT: 'createdAt',
  };
}

/** Answers the same question out of the whole list, for a backend that gives only that. */
export function listLocally<P extends Person>(all: P[], query: PeopleQuery): PageOf<P> {
  const found = all.filter((person) => matches(person, query.filter));
  return cutPage(query.sort ? sorted(found, query.sort) : found, query.page);
}

function matches(person: Person, filter: PersonFilter): boolean {
  const search = filter.search?.trim().toLowerCase() ?? '';
  const status = filter.status?.trim().toLowerCase() ?? '';
  return (
    searched(person).some((text) => (text ?? '').toLowerCase().includes(search)) &&
    (status === '' || statusOf(person) === status) &&
    (!filter.clubId || clubIdOf(person.club) === filter.clubId) &&
    (!filter.mentorId || mentorIdOf(person.mentor) === filter.mentorId)
  );
}

function searched(person: Person): (string | null | undefined)[] {
  return person.audience === 'student'
    ? [person.name, person.email, person.formDetails?.schoolName]
    : [
        person.name,
        person.email,
        person.formDetails?.institution,
        person.formDetails?.currentPosition,
      ];
}

/** The status to compare by; an absent one counts as active. */
function statusOf(person: Person): string {
  return (person.status ?? 'active').toLowerCase();
}

// As people count: 9th before 10th, and case does not matter.
const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

/** Sorted by one field; what has no value stands last either way, ties keep their order. */
function sorted<P extends Person>(people: P[], { field, direction }: PersonSort): P[] {
  const sign = direction === 'DESC' ? -1 : 1;
  return people.toSorted((one, other) => {
    const a = sortValue(one, field);
    const b = sortValue(other, field);
    if (a === null || b === null) return Number(a === null) - Number(b === null);
    return sign * collator.compare(a, b);
  });
}

function sortValue(person: Person, field: PersonSort['field']): string | null {
  switch (field) {
    case 'NAME':
      return person.name;
    case 'EMAIL':
      return person.email;
    case 'ACADEMIC':
      return (
        (person.audience === 'student'
          ? person.formDetails?.class
          : person.formDetails?.institution) ?? null
      );
    case 'STATUS':
      return statusOf(person);
    case 'CREATED_AT':
      return person.createdAt;
  }
}
