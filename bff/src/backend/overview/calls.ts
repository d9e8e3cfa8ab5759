import type { Overview, OverviewQuery } from '../../domain/overview.ts';
import { readClubReference } from '../entities/club.ts';
import { readMentorReference } from '../entities/mentor.ts';
import { readBandCount, readWaitingPerson } from '../entities/mentorStats.ts';
import { whereSupported } from '../failures/whereSupported.ts';
import type { RestClient } from '../http/client.ts';
import type { Lists } from '../lists/lists.ts';
import type { RecordReader } from '../reading/recordReader.ts';
import { recordOf } from '../reading/unwrap.ts';
import type { OverviewSource } from '../sources.ts';
import { createCounts, type CountDependencies } from './counts.ts';
import { createEveryone, type EveryoneDependencies } from './everyone.ts';
import { createMentorCounts, type MentorDependencies } from './mentors.ts';

/** Calls of other domains that the overview needs. */
type OverviewDependencies = EveryoneDependencies & CountDependencies & MentorDependencies;

type Parts = { [K in keyof Overview]: Awaited<ReturnType<Overview[K]>> };

export function createOverviewCalls(
  rest: RestClient,
  lists: Lists,
  dependencies: OverviewDependencies,
): OverviewSource {
  const { clubs, mentors } = dependencies;
  const everyone = createEveryone(rest, lists, dependencies);
  const { silentIds, ...ofMentors } = createMentorCounts(everyone, dependencies);
  const counts = { ...createCounts(everyone, dependencies), ...ofMentors };
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
    async counts() {
      const record = recordOf(await rest.get('/api/admin/dashboard/counts'), 'counts');
      return {
        students: record.requiredWhole('students'),
        educators: record.requiredWhole('educators'),
        mentors: record.requiredWhole('mentors'),
        clubs: record.requiredWhole('clubs'),
        formSubmitted: record.requiredWhole('formSubmitted'),
      };
    },

    silentMentorIds: silentIds,

    read({ audience, clubId, by }: OverviewQuery) {
      const part =
        <K extends keyof Parts>(key: K) =>
        async (): Promise<Parts[K]> => {
          const query = { audience, clubId, by: by.toLowerCase() };
          const reply = await whereSupported(
            rest.get('/api/admin/overview', { query, isOptional: true }),
          );
          if (reply !== null) return readers[key](recordOf(reply, 'overview'));
          return counts[key]({ audience, clubId, by }) as Promise<Parts[K]>;
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
