import { defineConfig } from 'vitest/config';

// The tests start real servers, one product at a time.
export default defineConfig({
  test: {
    name: 'scripts',
    include: ['**/*.test.mjs'],
    environment: 'node',
    fileParallelism: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
