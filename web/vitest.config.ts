import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

const WITH_MOTION = ['src/**/*.motion.test.tsx'];

export default defineConfig({
  plugins: [react()],
  test: {
    environment: 'jsdom',
    // Testing Library cleans up after each test only where it finds a global afterEach.
    globals: true,
    // Screens are typed into like a user would; a busy machine takes its time.
    testTimeout: 20_000,
    expect: { poll: { timeout: 10_000 } },
    // A screen may be slower than its own timers on a busy machine. What is right fails once at most,
    // and the report counts the retries; what is wrong fails twice.
    retry: 1,
    restoreMocks: true,
    unstubGlobals: true,
    projects: [
      {
        extends: true,
        // What they leave behind is cleared after each test: they share what is loaded, which takes
        // longer than most of them do.
        test: {
          name: 'screens',
          include: ['src/**/*.test.tsx'],
          exclude: WITH_MOTION,
          setupFiles: ['src/testing/setup.ts'],
          isolate: false,
        },
      },
      {
        extends: true,
        // These load the animations, which the others do without (setup.ts).
        test: { name: 'motion', include: WITH_MOTION, setupFiles: ['src/testing/setup.ts'] },
      },
      {
        extends: true,
        // No screen and no module with a state of its own: they share what is loaded.
        test: {
          name: 'rules',
          include: ['src/**/*.test.ts', 'codegen/**/*.test.ts', 'build/**/*.test.ts'],
          isolate: false,
        },
      },
    ],
  },
});
