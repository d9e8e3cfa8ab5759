// `npm test`: all checks and tests, from generated code to journeys in a browser.
import './lib/require-node.mjs';
import { availableParallelism } from 'node:os';
import { installIfNeeded } from './lib/install.mjs';
import { allSuites, optionalWords, suiteWords } from './lib/testing/all-suites.mjs';
import { findPostgres } from './lib/testing/postgres.mjs';
import { findRedis } from './lib/testing/redis.mjs';
import { inParallel, Report } from './lib/testing/report.mjs';
import { runMain, UserError } from './lib/user-error.mjs';

const names = { ...suiteWords, ...optionalWords };
const words = Object.keys(names);
const usage = [
  'npm test runs everything but node-versions; npm test -- <suite>… runs a part:',
  ...words.map((word) => `  ${word.padEnd(19)}${names[word]}`),
].join('\n');

/** Has deadlines of its own: it runs when all others have ended. */
const ALONE = 'start';

/** Most of their time is waiting: they run one after another beside the other suites. */
const JOURNEYS = ['journeys', 'journeys-postgres', 'journeys-single'];

/** These run the build. */
const ON_THE_BUILD = [ALONE, ...JOURNEYS];

function chosenSuites(given) {
  const unknown = given.find((word) => !words.includes(word));
  if (unknown) throw new UserError(`There is no suite "${unknown}".\n${usage}`);
  if (given.length === 0) return Object.keys(suiteWords);
  const needsBuild = given.some((word) => ON_THE_BUILD.includes(word));
  return words.filter((word) => given.includes(word) || (needsBuild && word === 'build'));
}

const notBuilt = () => Promise.reject(new UserError('Not run: the build failed.'));

/** Runs the chosen suites and returns how many tests failed. */
async function test(chosen, postgres, redisUrl) {
  const report = new Report();
  const suites = allSuites(postgres.url, redisUrl);
  let building = Promise.resolve(false);
  const run = async (word) => {
    const isReady = !ON_THE_BUILD.includes(word) || (await building);
    const running = report.suite(names[word], isReady ? suites[word] : notBuilt);
    if (word === 'build') building = running;
    await running;
  };

  const tasks = (words) => words.map((word) => () => run(word));
  await Promise.all([
    inParallel(
      Math.min(4, availableParallelism()),
      tasks(chosen.filter((word) => word !== ALONE && !JOURNEYS.includes(word))),
    ),
    inParallel(1, tasks(JOURNEYS.filter((word) => chosen.includes(word)))),
  ]);
  if (chosen.includes(ALONE)) await run(ALONE);
  report.total();
  return report.failed;
}

await runMain(async () => {
  const given = process.argv.slice(2);
  if (given.includes('--help')) {
    console.log(usage);
    return;
  }
  const chosen = chosenSuites(given);
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(130));
  await installIfNeeded();
  const postgres = await findPostgres();
  const redisUrl = await findRedis();
  console.log(`PostgreSQL for the tests: ${postgres.from}. Redis: ${redisUrl ? 'yes' : 'no'}.`);
  try {
    process.exitCode = (await test(chosen, postgres, redisUrl)) > 0 ? 1 : 0;
  } finally {
    await postgres.stop();
  }
});
