import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'node-kit',
    include: ['src/**/*.test.ts'],
    environment: 'node',
    // Modules keep no state, so files share the loaded modules.
    isolate: false,
  },
});
