import { defineConfig, mergeConfig } from 'vitest/config';
import bff from '../bff/vitest.config.ts';

/** Only the tests of shapes and values, without those of very large answers, which are slow. */
export default defineConfig(
  mergeConfig(bff, {
    test: {
      testTimeout: 120_000,
      exclude: [
        '{check,graphiql}/**',
        'src/{graphql,http}/**',
        'src/*.test.ts',
        'src/backend/http/**',
        'src/backend/reading/{deepAnswers,outsizeAnswers}.test.ts',
        'src/acceptance/{callsOf,contract,failures,integrators,inherited,upstream,versions,writes}*',
        'src/acceptance/calls.test.ts',
        '**/node_modules/**',
      ],
    },
  }),
);
