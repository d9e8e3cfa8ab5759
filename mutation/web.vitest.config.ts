import { defineConfig, mergeConfig } from 'vitest/config';
import web from '../web/vitest.config.ts';

/** Without the tests that change the time zone: Stryker runs tests in threads, which share it. */
export default defineConfig(
  mergeConfig(web, {
    test: {
      testTimeout: 120_000,
      exclude: [
        'src/lib/{age,format}.test.ts',
        'src/features/career-form/consent.test.tsx',
        '**/node_modules/**',
      ],
    },
  }),
);
