import { buildIfNeeded } from '../build.mjs';
import { checks } from '../checks.mjs';
import { serverEnvironment } from '../read-settings.mjs';
import { findBrowser } from './browser.mjs';
import { nodeVersionsSuite, playwrightSuite, singleSuite, vitestSuite } from './suites.mjs';

/**
 * The suites of `npm test -- …`, in the order in which they start: first the build, which others
 * need, then the longest, so that both processors finish at the same time.
 */
export const suiteWords = {
  build: 'build, weight of pages and supported browsers',
  generated: 'generated code and catalogs are up to date, translations complete',
  web: 'web',
  api: 'api on PostgreSQL',
  bff: 'bff',
  'node-kit': 'what api and bff share',
  'api-embedded': 'api on PGlite, where statements could differ',
  lint: 'lint and formatting',
  'journeys-postgres': 'journeys on PostgreSQL',
  types: 'types',
  'journeys-single': 'a journey through one bff process',
  contract: 'the contract with clients of the last release',
  sizes: 'lines and files within their budget',
  start: 'start and stop',
  journeys: 'journeys through two bff processes, on the embedded database',
};

/** Suites that run only when they are named. */
export const optionalWords = {
  'node-versions': 'node-kit, api and bff on Node 22 and 24',
};

/** The function of each suite. `postgresUrl` is a server for temporary databases; `redisUrl` may be missing. */
export function allSuites(postgresUrl, redisUrl) {
  // The tests set their settings themselves.
  const env = serverEnvironment(process.env, {});
  delete env.TEST_DATABASE_URL;
  if (redisUrl) env.TEST_REDIS_URL = redisUrl;
  const onPostgres = { ...env, TEST_DATABASE_URL: postgresUrl };
  const check = (name) => () => singleSuite(checks[name]);
  const journeys = (project) => async () =>
    playwrightSuite(project, { ...onPostgres, E2E_BROWSER: await findBrowser() });
  return {
    generated: () =>
      singleSuite(async () => {
        const drift = await checks['generated code']();
        return drift.code === 0 ? checks.translations() : drift;
      }),
    contract: check('contract'),
    sizes: check('sizes'),
    lint: check('lint'),
    types: check('types'),
    api: () => vitestSuite('api', onPostgres),
    'api-embedded': () => vitestSuite('api', env, { config: 'vitest.embedded.config.ts' }),
    bff: () => vitestSuite('bff', env),
    'node-kit': () => vitestSuite('node-kit', env),
    'node-versions': () => nodeVersionsSuite([22, 24], ['node-kit', 'api', 'bff'], env),
    web: () => vitestSuite('web', env),
    build: () =>
      singleSuite(async () => {
        await buildIfNeeded(['api', 'bff', 'web']);
        const weight = await checks['weight of pages']();
        return weight.code === 0 ? checks['supported browsers']() : weight;
      }),
    start: () => vitestSuite('scripts', onPostgres),
    journeys: journeys('embedded'),
    'journeys-single': journeys('single'),
    'journeys-postgres': journeys('postgres'),
  };
}
