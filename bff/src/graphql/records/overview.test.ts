import { gql } from 'graphql-tag';
import { expect, test } from 'vitest';
import { startBff } from '../../testing/bff.ts';
import { stoppedAt } from '../../testing/clock.ts';
import { overviewRecord } from '../../testing/records.ts';
import { Answer } from '../../testing/upstream.ts';
import { listsOfSix } from './listsOfSix.testing.ts';

const overview = gql`
  query ($audience: ClubAudience, $clubId: ID, $by: OverviewPeriod! = WEEK) {
    overview(audience: $audience, clubId: $clubId, by: $by) {
      stages {
        club {
          name
        }
        stage
        count
      }
      bands {
        band
        count
      }
      submissions {
        from
        count
      }
      mentors {
        mentor {
          name
        }
        count
      }
      longestWaiting {
        name
        since
      }
      silentMentors {
        mentor {
          name
        }
        count
        since
      }
    }
  }
`;

interface Figures {
  stages: { club: { name: string } | null; stage: string | null; count: number }[];
  bands: { band: string; count: number }[];
  submissions: { from: string; count: number }[];
  mentors: { mentor: { name: string }; count: number }[];
  longestWaiting: { name: string; since: string }[];
  silentMentors: { mentor: { name: string }; count: number; since: string }[];
}

/** The figures without zeros. */
function brief({ stages, bands, submissions, longestWaiting, ...of }: Figures) {
  return {
    stages: stages.map(({ club, stage, count }) => [club?.name ?? null, stage, count]),
    bands: bands.map(({ count }) => count),
    submissions: submissions.flatMap(({ from, count }) => (count > 0 ? [[from, count]] : [])),
    mentors: of.mentors.map(({ mentor, count }) => [mentor.name, count]),
    longestWaiting: longestWaiting.map(({ name }) => name),
    silentMentors: of.silentMentors.map(({ mentor, count, since }) => [mentor.name, count, since]),
  };
}

const NOW = '2026-11-18T06:30:00.000Z';

const ofAll = {
  stages: [
    ['Álgebra', 'First', 1],
    ['Robotics', null, 1],
    ['Robotics', 'Second', 1],
    ['Robotics', 'Third', 1],
    ['Staff', null, 1],
    [null, null, 1],
  ],
  bands: [1, 1, 1, 3],
  submissions: [
    ['2026-08-31', 1],
    ['2026-11-09', 1],
    ['2026-11-16', 1],
  ],
  mentors: [
    ['Meera', 3],
    ['zubin', 2],
    ['Asha', 0],
  ],
  longestWaiting: ['Farid', 'Chitra', 'Ananya', 'Bilal', 'Esha'],
  silentMentors: [
    ['zubin', 1, '2026-08-01T03:30:00.000Z'],
    ['Meera', 3, '2026-10-19T03:30:00.000Z'],
  ],
};
const ofRobotics = {
  stages: ofAll.stages.slice(1, 4),
  bands: [0, 1, 1, 1],
  submissions: ofAll.submissions.slice(1),
  mentors: [['Meera', 2]],
  longestWaiting: ['Chitra', 'Ananya', 'Bilal'],
  silentMentors: [['Meera', 2, '2026-10-03T04:30:00.000Z']],
};
const ofEducators = {
  stages: [['Staff', null, 1]],
  bands: [0, 0, 0, 1],
  submissions: [],
  mentors: [
    ['zubin', 1],
    ['Asha', 0],
  ],
  longestWaiting: ['Farid'],
  silentMentors: [['zubin', 1, '2026-08-01T03:30:00.000Z']],
};
const ofMonths = {
  ...ofAll,
  submissions: [
    ['2026-08-01', 2],
    ['2026-11-01', 2],
  ],
};

test.each<[object, object]>([
  [{}, ofAll],
  [{ by: 'MONTH' }, ofMonths],
  [{ clubId: 'robotics' }, ofRobotics],
  [{ audience: 'EDUCATOR' }, ofEducators],
  [{ audience: 'EDUCATOR', clubId: 'staff' }, ofEducators],
  [{ audience: 'STUDENT', clubId: 'robotics' }, ofRobotics],
])(
  'where the backend lacks the call, %j is counted, each list read once',
  async (query, figures) => {
    stoppedAt(NOW);
    for (const references of ['objects', 'ids'] as const) {
      const bff = await startBff(listsOfSix(references));

      const { data, errors } = await bff.ask(overview, query);

      expect(errors).toBeUndefined();
      const found = data?.['overview'] as Figures;
      expect(brief(found)).toEqual(figures);
      expect(found.submissions).toHaveLength(12);
      expect(new Set(bff.callsMade()).size).toBe(bff.callsMade().length);
    }
  },
);

test('is one call', async () => {
  const bff = await startBff({ 'GET /api/admin/overview': overviewRecord });

  const { data, errors } = await bff.ask(overview, {
    audience: 'STUDENT',
    clubId: 'c',
    by: 'MONTH',
  });

  expect(errors).toBeUndefined();
  expect(data?.['overview']).toEqual({
    stages: [{ club: { name: 'Club 1' }, stage: null, count: 3 }],
    bands: [{ band: 'HIGH', count: 2 }],
    submissions: [{ from: '2026-11-23', count: 4 }],
    mentors: [{ mentor: { name: 'Mentor 1' }, count: 5 }],
    longestWaiting: [{ name: 'Student 1', since: '2026-09-01T10:00:00.000Z' }],
    silentMentors: [{ mentor: { name: 'Mentor 1' }, count: 1, since: '2026-09-01T10:00:00.000Z' }],
  });
  expect(bff.callsMade()).toEqual(['GET /api/admin/overview?audience=student&clubId=c&by=month']);
});

test('a part of the call that is unreadable is null, with an error', async () => {
  const bff = await startBff({ 'GET /api/admin/overview': { ...overviewRecord, bands: 'none' } });

  const { data, errors } = await bff.ask(overview);

  expect(data?.['overview']).toMatchObject({ bands: null, mentors: [{ count: 5 }] });
  expect(errors).toMatchObject([
    { path: ['overview', 'bands'], extensions: { code: 'UPSTREAM_INVALID' } },
  ]);
});

const failed = new Answer(500, { message: 'No' });

test.each([
  ['form-submissions', ['submissions']],
  ['mentors', ['mentors', 'silentMentors']],
  ['student-progress', ['stages', 'bands', 'longestWaiting', 'silentMentors']],
])('where %s fails, only its figures are null', async (list, parts) => {
  stoppedAt(NOW);
  const bff = await startBff({ ...listsOfSix('objects'), [`GET /api/admin/${list}`]: failed });

  const { data, errors = [] } = await bff.ask(overview);

  const found = data?.['overview'] as Record<string, unknown>;
  expect(Object.keys(found).filter((key) => found[key] === null)).toEqual(parts);
  expect(errors.map(({ path }) => path?.[1]).sort()).toEqual(parts.toSorted());
});

test('a call that fails is not counted instead', async () => {
  const bff = await startBff({ ...listsOfSix('objects'), 'GET /api/admin/overview': failed });

  const { data, errors } = await bff.ask(gql`{ overview { bands { count } } }`);

  expect(data).toEqual({ overview: { bands: null } });
  expect(errors).toMatchObject([{ extensions: { code: 'UPSTREAM_UNAVAILABLE' } }]);
});

test('only the lists of the selected figures are read', async () => {
  const bff = await startBff(listsOfSix('objects'));

  await bff.ask(gql`{ overview(audience: STUDENT) { bands { count } } }`);

  expect(bff.callsMade()).toEqual([
    'GET /api/admin/overview?audience=student&by=week',
    'GET /api/admin/student-progress',
    'GET /api/admin/students',
  ]);
});
