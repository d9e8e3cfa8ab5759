import type { ProgressRecordFilter, ProgressRecordSort } from '../../domain/progressRecord.ts';
import { bandOf, isAtStage, statusOf } from '../entities/derive.ts';
import type { Query } from '../http/call.ts';
import { enumParameter, sortOf, stageParameter, type Listing } from '../lists/listing.ts';
import type { ListQuery } from '../../domain/page.ts';
import { refKey } from '../reading/reference.ts';
import { referenceKeys } from '../lists/referenceKeys.ts';
import { searchMatcher } from '../lists/search.ts';
import type { ClubSource, MentorSource, PeopleSource, ProgressSource } from '../sources.ts';
import type { Audience } from '../../domain/account.ts';
import type { ProgressRow } from './row.ts';

const sortFields = {
  NAME: { parameter: 'name', by: ({ name }: ProgressRow) => name, areNames: true },
  PERCENT: { parameter: 'progress', by: ({ percent }: ProgressRow) => percent },
  LAST_UPDATED: { parameter: 'lastUpdated', by: ({ lastUpdated }: ProgressRow) => lastUpdated },
};

/** The filter as parameters of the REST call. */
function upstreamQuery(filter: ProgressRecordFilter): Query {
  return {
    search: filter.search?.trim() || null,
    status: enumParameter(filter.status),
    clubId: filter.clubId || null,
    mentorId: filter.mentorId || null,
    band: enumParameter(filter.band),
    stage: stageParameter(filter.currentStage),
  };
}

/** Calls that find the clubs and mentors of entries that have only a name or an id. */
interface Lookups {
  clubs: Pick<ClubSource, 'lookup'>;
  mentors: Pick<MentorSource, 'lookup'>;
  people: Pick<PeopleSource, 'whole'>;
  nameStages: ProgressSource['nameStages'];
}

/** The list query. */
export function progressRecordListing(
  audience: Audience,
  { filter, sort, page }: ListQuery<ProgressRecordFilter, ProgressRecordSort>,
  { clubs, mentors, people, nameStages }: Lookups,
): Omit<Listing<ProgressRow>, 'read'> {
  const { clubId, mentorId, band, currentStage } = filter;
  const isFound = searchMatcher(filter.search, ({ name, mentorName, clubName }: ProgressRow) => [
    name,
    mentorName,
    clubName,
  ]);
  const find = (key: string) => clubs.lookup(key, 'admin', audience);

  /** Names of clubs and mentors of which the row has only the id. */
  async function nameReferences(row: ProgressRow): Promise<void> {
    if (row.mentorName === null && typeof row.mentor === 'string') {
      row.known.mentorName = (await mentors.lookup(row.mentor, 'admin'))?.name ?? null;
    }
    if (row.clubName === null && typeof row.club === 'string') {
      row.known.clubName = (await find(row.club))?.name ?? null;
    }
  }

  /** Mentors of rows with only a name: by the name if it is unique, else from the list of people. */
  async function readMentor(row: ProgressRow): Promise<void> {
    if (row.mentor !== undefined) return;
    const { id, mentorName } = row;
    const named = mentorName === null ? null : await mentors.lookup(mentorName, 'admin');
    row.known.mentor =
      named ?? (await people.whole({ audience, id, reader: 'admin' }))?.mentor ?? null;
  }

  let mentorKeys: ReadonlySet<string | null> = new Set([mentorId ?? null]);
  let clubKeys: ReadonlySet<string | null> = new Set([clubId ?? null]);
  return {
    page,
    query: upstreamQuery(filter),
    sort: sortOf(sort, sortFields),
    idOf: ({ id }) => id,
    matches: (row) =>
      isFound(row) &&
      (!filter.status || statusOf(row.percent) === filter.status) &&
      (!band || bandOf(row.percent) === band) &&
      (typeof currentStage !== 'string' || isAtStage(row, currentStage)) &&
      (!mentorId || mentorKeys.has(refKey(row.mentor))) &&
      (!clubId ||
        (row.club === undefined ? row.clubName !== null : clubKeys.has(refKey(row.club)))),
    async complete(rows) {
      if (filter.search?.trim()) await Promise.all(rows.map(nameReferences));
      if (currentStage) await nameStages(rows);
      if (mentorId) {
        await Promise.all(rows.map(readMentor));
        const references = rows.map(({ mentor }) => mentor);
        mentorKeys = await referenceKeys(mentorId, references, (key) =>
          mentors.lookup(key, 'admin'),
        );
      }
      if (!clubId) return;
      await Promise.all(
        rows.map(async (row) => {
          if (row.club !== undefined) return;
          // By the name if it is unique, else from the list of people.
          const club = row.clubName === null ? null : await find(row.clubName);
          row.known.club =
            club ?? (await people.whole({ audience, id: row.id, reader: 'admin' }))?.club ?? null;
        }),
      );
      const references = rows.map(({ club }) => club);
      clubKeys = await referenceKeys(clubId, references, find);
    },
  };
}
