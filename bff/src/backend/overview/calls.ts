import type { Overview, OverviewQuery } from '../../domain/overview.ts';
import { readClubReference } from '../entities/club.ts';
import { readMentorReference } from '../entities/mentor.ts';
import { readBandCount, readWaitingPerson } from '../entities/mentorStats.ts';
import type { RestClient } from '../http/client.ts';
import type { RecordReader } from '../reading/recordReader.ts';
import { recordOf } from '../reading/unwrap.ts';
import type { OverviewCalls } from '../recordsPort.ts';
import type { ClubSource, MentorSource } from '../sources.ts';

/** Calls of other domains that the overview needs. */
interface OverviewDependencies {
  clubs: Pick<ClubSource, 'resolve'>;
  mentors: Pick<MentorSource, 'lookup'>;
}

type Parts = { [K in keyof Overview]: Awaited<ReturnType<Overview[K]>> };

export function createOverviewCalls(
  rest: RestClient,
  { clubs, mentors }: OverviewDependencies,
): OverviewCalls {
  const readers: { [K in keyof Parts]: (record: RecordReader) => Promise<Parts[K]> | Parts[K] } = {
    stages: (record) =>
      Promise.all(
        record.records('stages').map(async (row) => ({
          club: await clubs.resolve(readClubReference(row, 'club', 'admin'), 'admin'),
          stage: row.text('stage'),
          count: row.requiredWhole('count'),
        })),
      ),
    bands: (record) => record.records('bands').map(readBandCount),
    submissions: (record) =>
      record.records('submissions').map((row) => ({
        from: row.day('from') ?? row.fail('from'),
        count: row.requiredWhole('count'),
      })),
    mentors: (record) => Promise.all(record.records('mentors').map(readLoad)),
    longestWaiting: (record) => record.records('longestWaiting').map(readWaitingPerson),
    silentMentors: (record) =>
      Promise.all(
        record
          .records('silentMentors')
          .map(async (row) => ({ ...(await readLoad(row)), since: row.moment('since') })),
      ),
  };

  async function readLoad(row: RecordReader) {
    const found = readMentorReference(row, 'mentor', 'admin');
    const mentor = typeof found === 'string' ? await mentors.lookup(found, 'admin') : found;
    return { mentor: mentor ?? row.fail('mentor'), count: row.requiredWhole('count') };
  }

  return {
    read({ audience, clubId, by }: OverviewQuery) {
      const part =
        <K extends keyof Parts>(key: K) =>
        async (): Promise<Parts[K]> => {
          const query = { audience, clubId, by: by.toLowerCase() };
          const reply = await rest.get('/api/admin/overview', { query, isOptional: true });
          return readers[key](recordOf(reply, 'overview'));
        };
      return {
        stages: part('stages'),
        bands: part('bands'),
        submissions: part('submissions'),
        mentors: part('mentors'),
        longestWaiting: part('longestWaiting'),
        silentMentors: part('silentMentors'),
      };
    },
  };
}
