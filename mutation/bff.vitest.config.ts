import { defineConfig, mergeConfig } from 'vitest/config';
import bff from '../bff/vitest.config.ts';

/** Without the tests that read no record, and those of very deep answers, which are slow. */
export default defineConfig(
  mergeConfig(bff, {
    test: {
      testTimeout: 120_000,
      exclude: [
        '{check,graphiql}/**',
        'src/*.test.ts',
        'src/backend/reading/deepAnswers.test.ts',
        '**/node_modules/**',
      ],
    },
  }),
);
