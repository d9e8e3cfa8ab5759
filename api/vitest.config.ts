import { defineConfig } from 'vitest/config';

/** Tests that start the embedded database, or need the rights of the owner of the tables. */
export const ofEmbedded = [
  'server',
  'stop',
  'forgotten-password',
  'modules/batches/crash',
  'platform/database/embedded',
];

/** Test files of which most tests need a PostgreSQL server. */
const ofServer = [
  'crash',
  'start-at-once',
  'backup/programs',
  'pgbouncer',
  'platform/database/replica',
  'roles',
];

export const filesOf = (names: string[]) => names.map((name) => `src/${name}.test.ts`);

/** With `TEST_DATABASE_URL` all tests run on PostgreSQL, else those that can on PGlite. */
export default defineConfig({
  ssr: { resolve: { conditions: ['waymark-source', 'node'] } },
  test: {
    name: 'api',
    include: ['src/**/*.test.ts'],
    exclude: filesOf(process.env['TEST_DATABASE_URL'] === undefined ? ofServer : ofEmbedded),
    environment: 'node',
    testTimeout: 30_000,
    expect: { poll: { timeout: 20_000 } },
    globalSetup: 'src/testing/global-setup.ts',
    // Modules keep no state between servers, so files share the loaded modules.
    isolate: false,
  },
});
