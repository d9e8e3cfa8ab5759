import { defineConfig } from 'vitest/config';
import { linguiMacro } from '../web/plugins.ts';

// The tests start real servers, one product at a time.
export default defineConfig({
  // Texts of the web are written with a macro.
  plugins: [linguiMacro()],
  test: {
    name: 'scripts',
    include: ['**/*.test.mjs'],
    environment: 'node',
    fileParallelism: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
