import { defineConfig } from 'vitest/config';

/** Test files of which some tests need a PostgreSQL server; they run only where there is one. */
const programs = ['crash', 'start-at-once', 'backup/programs', 'roles'];

/**
 * Test files that run on both databases, because their statements and transactions could behave
 * differently.
 */
const onPostgres = [
  'create-admin',
  'upgrade',
  'backup/backup',
  'demo/load',
  'platform/database/{away,listen-server,migrate,server}',
  'platform/http/idempotency',
  'modules/audit/{audit,retention}',
  'modules/auth/{caller-races,email/email-change-races,text-as-typed}',
  'modules/events/events',
  'modules/{day-filters,lists,list-tables,text-order-and-search}',
  'modules/batches/batches',
  'modules/clubs/clubs',
  'modules/mentors/{mentors,silent}',
  'modules/people-import/import',
  'modules/people/{assignment,list-people,reassign-people,roster,submit-form,update-person}',
  'modules/overview/overview',
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
    // Modules keep no state between servers, so files share the loaded modules.
    isolate: false,
  },
});
