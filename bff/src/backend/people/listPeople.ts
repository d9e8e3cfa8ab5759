import type { Audience } from '../../domain/account.ts';
import type { Person, PersonFilter, PersonOf, PersonSort } from '../../domain/person.ts';
import { enumParameter, sortOf, stageParameter, type Listing } from '../lists/listing.ts';
import { referenceKeys } from '../lists/referenceKeys.ts';
import type { ListQuery } from '../../domain/page.ts';
import type { ClubSource, MentorSource } from '../sources.ts';
import { peopleWithGap } from './assignmentGaps.ts';
import { isAtStage, isInBand } from '../entities/derive.ts';
import { isWaitingSince, type DayOf } from '../entities/waiting.ts';
import type { Query } from '../http/call.ts';
import { asciiDigits } from '@waymark/node-kit/digits';
import { refKey } from '../reading/reference.ts';
import { searchMatcher } from '../lists/search.ts';

/** Calls of other domains that a list of people needs. */
export interface PeopleDependencies {
  clubs: Pick<ClubSource, 'lookup' | 'resolve'>;
  mentors: Pick<MentorSource, 'lookup' | 'own'>;
  /** Reads the progress of people whose records do not include it. */
  readProgress: (audience: Audience, people: Person[]) => Promise<void>;
  /** Replaces ids of stages in the progress of these people by names. */
  nameStages: (people: Person[]) => Promise<void>;
  dayOf: DayOf;
}

type Keys = ReadonlySet<string | null | undefined>;

/** What the filter needs in addition to the rows: loaded before they are matched. */
interface FilterKeys {
  /** Ids and unique names by which rows refer to the club and mentor of the filter. */
  club: Keys;
  mentor: Keys;
  /** Ids of the people with the gap of the filter. */
  withGap: Keys;
}

/** The list query, with the data that its filters need in addition to the rows. */
export function listingFor<A extends Audience>(
  audience: A,
  { filter, sort, page }: ListQuery<PersonFilter, PersonSort>,
  { clubs, mentors, readProgress, nameStages, dayOf }: PeopleDependencies,
): Omit<Listing<PersonOf<A>>, 'read'> {
  const { band, clubId, mentorId, assignment, currentStage, waitingBefore } = filter;
  const isStage = typeof currentStage === 'string';
  const isFound = searchOf(filter.search);
  const keys: FilterKeys = { club: new Set(), mentor: new Set(), withGap: new Set() };
  return {
    page,
    query: upstreamQuery(filter),
    matches: (row) =>
      isFound(row) &&
      matches(row, filter, keys) &&
      (!isStage || isAtStage(row, currentStage)) &&
      (!waitingBefore || isWaitingSince(row, waitingBefore, dayOf)),
    sort: sortOf(sort, sortFields(audience)),
    idOf: ({ id }) => id,
    async complete(people) {
      // References are compared only where the filter needs them.
      const [ofClub, ofMentor, withGap] = await Promise.all([
        clubId &&
          referenceKeys(
            clubId,
            people.map(({ club }) => club),
            (key) => clubs.lookup(key, 'admin', audience),
          ),
        mentorId &&
          referenceKeys(
            mentorId,
            people.map(({ mentor }) => mentor),
            (key) => mentors.lookup(key, 'admin'),
          ),
        assignment && peopleWithGap(people, assignment, { clubs, mentors }),
        (band || isStage || waitingBefore) && readProgress(audience, people),
      ]);
      if (currentStage) await nameStages(people);
      keys.club = ofClub || keys.club;
      keys.mentor = ofMentor || keys.mentor;
      keys.withGap = withGap ?? keys.withGap;
    },
  };
}

/** The filter as parameters of the REST call. */
function upstreamQuery(filter: PersonFilter): Query {
  return {
    search: filter.search?.trim() || null,
    status: filter.status?.trim().toLowerCase() || null,
    clubId: filter.clubId || null,
    mentorId: filter.mentorId || null,
    band: enumParameter(filter.band),
    assignment: enumParameter(filter.assignment),
    consent: filter.consent && 'missing',
    stage: stageParameter(filter.currentStage),
    waitingBefore: filter.waitingBefore,
  };
}

function matches(person: Person, filter: PersonFilter, keys: FilterKeys): boolean {
  const status = filter.status?.trim().toLowerCase() ?? '';
  return (
    (status === '' || statusOf(person) === status) &&
    (!filter.clubId || keys.club.has(refKey(person.club))) &&
    (!filter.mentorId || keys.mentor.has(refKey(person.mentor))) &&
    (!filter.assignment || keys.withGap.has(person.id)) &&
    (!filter.band || isInBand(person, filter.band)) &&
    (!filter.consent || (person.audience === 'student' && person.consentMissing === true))
  );
}

/** A condition for the search in the texts of a person, or at the beginning of the id. */
function searchOf(search: string | null | undefined): (person: Person) => boolean {
  const isFound = searchMatcher(search, searched);
  const id = search?.trim().toLowerCase() ?? '';
  return (person) => isFound(person) || idBegins(person, id);
}

/** Length of the shortened ids on screens, which can be searched for. */
const SHORT_ID_LENGTH = 8;

function idBegins({ id }: Person, search: string): boolean {
  const own = id.toLowerCase();
  return own === search || (search.length >= SHORT_ID_LENGTH && own.startsWith(search));
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

function sortFields(audience: Audience) {
  return {
    NAME: { parameter: 'name', by: ({ name }: Person) => name, areNames: true },
    EMAIL: { parameter: 'email', by: ({ email }: Person) => email },
    ACADEMIC: {
      parameter: audience === 'student' ? 'class' : 'institution',
      by: academicOf,
      areNames: true,
    },
    STATUS: { parameter: 'status', by: statusOf },
    CREATED_AT: { parameter: 'createdAt', by: ({ createdAt }: Person) => createdAt },
  };
}

function academicOf(person: Person): string | number | null {
  return person.audience === 'student'
    ? classNumber(person.formDetails?.class ?? null)
    : (person.formDetails?.institution ?? null);
}

/** Numeric order: 9th before 10th. */
function classNumber(name: string | null): number | null {
  const digits = /\d{1,9}/.exec(asciiDigits(name ?? ''));
  return digits && Number(digits[0]);
}
