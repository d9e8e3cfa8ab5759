import { defineConfig } from 'vitest/config';

/** Tests that need a PostgreSQL server in part; without one they are not run. */
const programs = ['start-at-once', 'backup/programs', 'roles'];

/**
 * What also runs on PostgreSQL: statements and transactions that the two might treat differently.
 * The rest would check the same again.
 */
const onPostgres = [
  'create-admin',
  'upgrade',
  'backup/backup',
  'demo/load',
  'platform/database/{away,listen-server,migrate}',
  'platform/http/idempotency',
  'modules/audit/{audit,retention}',
  'modules/events/events',
  'modules/{lists,list-tables}',
  'modules/clubs/clubs',
  'modules/mentors/mentors',
  'modules/people/{assignment,list-people,roster,submit-form,update-person}',
  'modules/progress/save-progress',
  'modules/update-mails/update-mails',
];

const testsOf = (names: string[]) => names.map((name) => `src/${name}.test.ts`);

export default defineConfig({
  test: {
    name: 'api',
    ...(process.env['TEST_DATABASE_URL'] === undefined
      ? { include: ['src/**/*.test.ts'], exclude: testsOf(programs) }
      : { include: testsOf([...programs, ...onPostgres]) }),
    environment: 'node',
    testTimeout: 20_000,
    expect: { poll: { timeout: 10_000 } },
    globalSetup: 'src/testing/global-setup.ts',
    // No module keeps anything between two servers, so that each file need not load them all anew.
    isolate: false,
  },
});
