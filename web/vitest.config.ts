import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [react()],
  test: {
    environment: 'jsdom',
    // Testing Library cleans up after each test only where it finds a global afterEach.
    globals: true,
    include: ['src/**/*.test.{ts,tsx}', 'codegen/**/*.test.ts'],
    setupFiles: ['src/testing/setup.ts'],
    // Screens are typed into like a user would; a busy machine takes its time.
    testTimeout: 20_000,
    restoreMocks: true,
    unstubGlobals: true,
  },
});
