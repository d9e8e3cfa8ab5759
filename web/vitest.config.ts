import { defineConfig } from 'vitest/config';
import { plugins } from './plugins.ts';

const WITH_MOTION = ['src/**/*.motion.test.tsx'];

export default defineConfig({
  plugins,
  test: {
    environment: 'jsdom',
    // Testing Library cleans up automatically only with a global afterEach.
    globals: true,
    // One more than Vitest's default on two cores: in `npm test` this suite takes longest.
    maxWorkers: 2,
    // A render creates many short-lived objects: in a larger new space fewer of them are copied.
    execArgv: ['--max-semi-space-size=64'],
    testTimeout: 60_000,
    expect: { poll: { timeout: 30_000 } },
    restoreMocks: true,
    unstubGlobals: true,
    unstubEnvs: true,
    setupFiles: ['src/testing/resetGlobals.ts'],
    projects: [
      {
        extends: true,
        // Not isolated: setup.ts resets the state after each test, and loading the modules takes
        // longer than most tests.
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
        // With the animations, which setup.ts disables for the other tests.
        test: { name: 'motion', include: WITH_MOTION, setupFiles: ['src/testing/setup.ts'] },
      },
      {
        extends: true,
        // Not isolated: they render nothing and have no module state.
        test: {
          name: 'rules',
          include: ['src', 'codegen', 'build', 'worker'].map((folder) => `${folder}/**/*.test.ts`),
          isolate: false,
        },
      },
    ],
  },
});
