import { defaultExclude, defineConfig } from 'vitest/config';

/**
 * On PostgreSQL these would check the same again: they start programs on the embedded database, or
 * what they test has no part in the database.
 */
const embeddedOnly = [
  'server',
  'stop',
  'start-at-once',
  'forgotten-password',
  'domain/*',
  'demo/generate',
  'backup/programs',
  'plugins/database/{embedded,lock}',
  'plugins/{config,limits,mail,metrics,openapi,passwords,request-log,transport}',
  'modules/auth/{new-password,shared-limits}',
  'modules/clubs/plan-stages',
  'modules/people/{form-fields,form-submitted,read-person}',
  'modules/progress/standing',
];

export default defineConfig({
  test: {
    name: 'api',
    include: ['src/**/*.test.ts'],
    exclude: [
      ...defaultExclude,
      ...(process.env['TEST_DATABASE_URL'] === undefined
        ? []
        : embeddedOnly.map((name) => `src/${name}.test.ts`)),
    ],
    environment: 'node',
    testTimeout: 20_000,
    expect: { poll: { timeout: 10_000 } },
    globalSetup: 'src/testing/global-setup.ts',
    // No module keeps anything between two servers, so that each file need not load them all anew.
    isolate: false,
  },
});
