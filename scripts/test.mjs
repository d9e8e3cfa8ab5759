// `npm test`: everything that must hold, from generated code to journeys in a browser.
import './lib/require-node.mjs';
import { availableParallelism } from 'node:os';
import { buildIfNeeded } from './lib/build.mjs';
import { checks } from './lib/checks.mjs';
import { installIfNeeded } from './lib/install.mjs';
import { serverEnvironment } from './lib/read-settings.mjs';
import { findBrowser } from './lib/testing/browser.mjs';
import { findPostgres } from './lib/testing/postgres.mjs';
import { inParallel, Report } from './lib/testing/report.mjs';
import { playwrightSuite, singleSuite, vitestSuite } from './lib/testing/suites.mjs';
import { refuseArguments, runMain } from './lib/user-error.mjs';

/** Runs all suites and returns how many tests failed. */
async function testAll(postgres) {
  const report = new Report();
  // The tests say themselves which settings hold.
  const env = serverEnvironment(process.env, {});
  delete env.TEST_DATABASE_URL;
  const onPostgres = { ...env, TEST_DATABASE_URL: postgres.url };
  const check = (name) => () => report.suite(name, () => singleSuite(checks[name]));
  let built = false;
  const build = async () => {
    const tiers = () => buildIfNeeded(['api', 'bff', 'web']).then(() => ({ code: 0, output: '' }));
    built = await report.suite('build', () => singleSuite(tiers));
  };

  await check('generated code')();
  await inParallel(Math.min(4, availableParallelism()), [
    () => report.suite('api on PGlite', () => vitestSuite('api', env)),
    check('lint'),
    () => report.suite('api on PostgreSQL', () => vitestSuite('api', onPostgres)),
    check('types'),
    () => report.suite('web', () => vitestSuite('web', env)),
    () => report.suite('bff', () => vitestSuite('bff', env)),
    build,
  ]);

  // The rest runs what was built, and measures time: one after the other.
  const running = async (suite) => {
    if (!built) throw new Error('Not run: the build failed.');
    return suite();
  };
  const journeys = (project) => async () => {
    const e2e = { ...onPostgres, E2E_BROWSER: await findBrowser() };
    return playwrightSuite(project, e2e);
  };
  await report.suite('start and stop', () => running(() => vitestSuite('scripts', onPostgres)));
  await report.suite('journeys, embedded', () => running(journeys('embedded')));
  await report.suite('journeys, PostgreSQL', () => running(journeys('postgres')));
  report.total();
  return report.failed;
}

await runMain(async () => {
  refuseArguments('npm test');
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(130));
  await installIfNeeded();
  const postgres = await findPostgres();
  console.log(`Testing on PGlite and on PostgreSQL (${postgres.from}).`);
  try {
    const failed = await testAll(postgres);
    process.exitCode = failed > 0 ? 1 : 0;
  } finally {
    await postgres.stop();
  }
});
