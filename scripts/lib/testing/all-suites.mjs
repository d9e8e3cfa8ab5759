import { buildIfNeeded } from '../build.mjs';
import { checks } from '../checks.mjs';
import { serverEnvironment } from '../read-settings.mjs';
import { findBrowser } from './browser.mjs';
import { playwrightSuite, singleSuite, vitestSuite } from './suites.mjs';

/** The suites of `npm test -- …`, in the order in which they run. */
export const suiteWords = {
  generated: 'generated code is up to date',
  contract: 'the contract with clients of the last release',
  lint: 'lint and formatting',
  types: 'types',
  api: 'api on PGlite',
  'api-postgres': 'api on PostgreSQL',
  bff: 'bff',
  web: 'web',
  build: 'build and weight of pages',
  start: 'start and stop',
  journeys: 'journeys through two bff processes, on the embedded database',
  'journeys-single': 'a journey through one bff process',
  'journeys-postgres': 'journeys on PostgreSQL',
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
    generated: check('generated code'),
    contract: check('contract'),
    lint: check('lint'),
    types: check('types'),
    api: () => vitestSuite('api', env),
    'api-postgres': () => vitestSuite('api', onPostgres),
    bff: () => vitestSuite('bff', env),
    web: () => vitestSuite('web', env),
    build: () =>
      singleSuite(async () => {
        await buildIfNeeded(['api', 'bff', 'web']);
        return checks['weight of pages']();
      }),
    start: () => vitestSuite('scripts', onPostgres),
    journeys: journeys('embedded'),
    'journeys-single': journeys('single'),
    'journeys-postgres': journeys('postgres'),
  };
}
