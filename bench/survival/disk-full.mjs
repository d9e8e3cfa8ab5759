// Does the product write again, without a restart, after the disk of PostgreSQL was full? Needs root
// on Linux, for a small file system in memory.
//
//   --seconds 20: how long the disk is full   --rate 10: saves a second
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, rmdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { parseArgs } from 'node:util';
import { startOwnPostgres } from '../../scripts/lib/testing/own-postgres.mjs';
import { isGood, measurePeak, openLoop, outcomesOf, quantile } from './lib/client.mjs';
import { createGoals } from './lib/goals.mjs';
import { withStack } from './lib/stack.mjs';
import { openTraffic } from './lib/traffic.mjs';

const { values: options } = parseArgs({
  options: {
    seconds: { type: 'string', default: '20' },
    rate: { type: 'string', default: '10' },
  },
});
const seconds = Number(options.seconds);
const rate = Number(options.rate);
const SIZE = '400m';
const AFTER_S = 10;
const CODES = ['UPSTREAM_UNAVAILABLE'];

/**
 * Leaves unused segments of the write-ahead log: PostgreSQL stops when the log cannot grow, and starts
 * again when there is space. This is about tables that cannot grow.
 */
async function reserveLog({ query }) {
  for (let segment = 0; segment < 5; segment += 1) {
    await query(`select pg_logical_emit_message(false, 'bench', '')`);
    await query('select pg_switch_wal()');
  }
  await query('checkpoint');
}

const disk = mkdtempSync(path.join(tmpdir(), 'waymark-disk-'));

/** A PostgreSQL on the small disk. */
async function startPostgres() {
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${SIZE},mode=755`, 'tmpfs', disk]);
  const { url, stop } = await startOwnPostgres(disk);
  return { url, stop: () => stop().then(() => execFileSync('umount', [disk])) };
}

const goals = createGoals();
try {
  await withStack({ postgres: startPostgres }, async (stack) => {
    const traffic = await openTraffic(stack);
    const file = path.join(disk, 'fills');
    await measurePeak(traffic.save, { clients: 2, seconds: 1 });
    await reserveLog(stack.database);
    try {
      execFileSync('dd', ['if=/dev/zero', `of=${file}`, 'bs=4k'], { stdio: 'ignore' });
    } catch {
      // No space left.
    }
    const full = await openLoop({ rate, seconds, send: traffic.save });
    rmSync(file);
    const freed = performance.now();
    const after = await openLoop({ rate, seconds: AFTER_S, send: traffic.save });
    console.log(
      `While full: ${JSON.stringify(outcomesOf(full))}; afterwards: ${JSON.stringify(outcomesOf(after))}.`,
    );
    const failed = full.filter((answer) => !isGood(answer));
    const unclear = failed.filter(({ outcome }) => !CODES.includes(outcome));
    goals.check('saves are refused while it is full', failed.length, failed.length > 0);
    goals.check(
      `each with ${CODES.join()}`,
      JSON.stringify(outcomesOf(unclear)),
      unclear.length === 0,
    );
    goals.check(
      'at once: p95 below 1 s',
      `${quantile(failed, 0.95)} ms`,
      quantile(failed, 0.95) < 1_000,
    );
    const lastFailed = Math.max(freed, ...after.filter((one) => !isGood(one)).map(({ at }) => at));
    const recovery = Math.round(lastFailed - freed);
    goals.check('saves succeed again within 2 s', `${recovery} ms`, recovery <= 2_000);
    const lost = await traffic.lost();
    goals.check('0 lost writes', `${lost} of ${traffic.saved()}`, lost === 0);
  });
} finally {
  rmdirSync(disk);
}
goals.finish();
