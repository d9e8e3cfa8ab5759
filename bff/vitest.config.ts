import { defineConfig } from 'vitest/config';

export default defineConfig({
  // The copy of graphql that Node itself loads; two copies refuse each other's types.
  resolve: { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] },
  test: {
    name: 'bff',
    include: ['{src,check,graphiql}/**/*.test.ts'],
    environment: 'node',
    testTimeout: 20_000,
    expect: { poll: { timeout: 10_000 } },
    // Modules keep no state between servers, so files share the loaded modules.
    isolate: false,
  },
});
