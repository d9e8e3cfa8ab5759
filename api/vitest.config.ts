import { defaultExclude, defineConfig } from 'vitest/config';

/** They start programs on the embedded database alone: on PostgreSQL they would be the same again. */
const embeddedOnly = ['server', 'stop', 'forgotten-password', 'plugins/database/{embedded,lock}'];

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
