// Does a release reach two apis and two bffs behind nginx without a failed request? Sends mixed reads
// and saves, runs an expand migration, then replaces the apis and the bffs one after the other.
//
//   --seconds 120   --rate: operations a second, a third of the measured peak by default
//   --old FOLDER    a built checkout of the release before; by default this build, and the next
//                   release is this build with one migration more
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { root } from '../../scripts/lib/root.mjs';
import { isGood, measurePeak, openLoop, outcomesOf, quantile } from './lib/client.mjs';
import { createGoals } from './lib/goals.mjs';
import { withStack } from './lib/stack.mjs';
import { openTraffic } from './lib/traffic.mjs';

const { values: options } = parseArgs({
  options: {
    seconds: { type: 'string', default: '120' },
    rate: { type: 'string' },
    old: { type: 'string' },
  },
});
const seconds = Number(options.seconds);

/** This build with one migration more. @returns its folder */
function makeNextRelease() {
  const folder = mkdtempSync(path.join(tmpdir(), 'waymark-release-'));
  for (const part of [
    'settings.mjs',
    'limits.mjs',
    'package.json',
    'api/package.json',
    'api/dist',
    'api/migrations',
  ]) {
    cpSync(path.join(root, part), path.join(folder, part), { recursive: true });
  }
  for (const part of ['node_modules', 'bff'])
    symlinkSync(path.join(root, part), path.join(folder, part));
  writeFileSync(
    path.join(folder, 'api/migrations/9999_bench.expand.sql'),
    'alter table people add column bench text; create index on people (bench);',
  );
  return folder;
}

const next = options.old === undefined ? makeNextRelease() : root;
const goals = createGoals();
try {
  await withStack({ apis: 2, bffs: 2, nginx: true, release: options.old }, async (stack) => {
    const traffic = await openTraffic(stack);
    const peak = await measurePeak(traffic.mixed);
    const rate = Math.round(Number(options.rate ?? peak / 3));
    console.log(`Peak ${Math.round(peak)} operations a second; ${rate} are sent.`);

    const load = openLoop({ rate, seconds, send: traffic.mixed });
    const pause = () => sleep((seconds * 1_000) / 12);
    await pause();
    execFileSync(process.execPath, [path.join(next, 'api/dist/migrate.js')], {
      env: { ...process.env, DATABASE_MIGRATION_URL: stack.database.url },
      stdio: 'inherit',
    });
    for (const [n, api] of stack.apis.entries()) {
      await pause();
      console.log(`api ${n + 1} is replaced.`);
      await stack.replaceApi(api, next);
    }
    for (const [n, bff] of stack.bffs.entries()) {
      await pause();
      console.log(`bff ${n + 1} is replaced.`);
      await bff.stop();
      await bff.start(next);
    }
    const answers = await load;
    const failed = answers.filter((answer) => !isGood(answer));
    console.log(
      `${answers.length} operations, ${traffic.saved()} saves among them, p99 ${quantile(answers, 0.99)} ms.`,
    );
    goals.check('0 failed requests', JSON.stringify(outcomesOf(failed)), failed.length === 0);
    const lost = await traffic.lost();
    goals.check('0 lost writes', lost, lost === 0);
  });
} finally {
  if (options.old === undefined) rmSync(next, { recursive: true, force: true });
}
goals.finish();
