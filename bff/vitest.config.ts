import { defineConfig } from 'vitest/config';

const OF_MEMORY = ['src/**/*.memory.test.ts'];

export default defineConfig({
  // The copy of graphql that Node itself loads; two copies refuse each other's types.
  resolve: { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] },
  ssr: { resolve: { conditions: ['waymark-source', 'node'] } },
  test: {
    environment: 'node',
    testTimeout: 30_000,
    expect: { poll: { timeout: 20_000 } },
    projects: [
      {
        extends: true,
        // Modules keep no state between servers, so files share the loaded modules.
        test: {
          name: 'bff',
          include: ['{src,check,graphiql}/**/*.test.ts'],
          exclude: OF_MEMORY,
          isolate: false,
        },
      },
      {
        extends: true,
        // In a process of their own: the heap of earlier tests delays the collection of objects.
        test: { name: 'memory', include: OF_MEMORY },
      },
    ],
  },
});
