import { UserError } from '../user-error.mjs';

/** Collects the results of suites and prints a line for each at its end. */
export class Report {
  passed = 0;
  failed = 0;
  skipped = 0;

  /** Runs and counts one suite; prints the whole output of a failed one. Returns whether it passed. */
  async suite(name, run) {
    const start = Date.now();
    console.log(`  ${name} …`);
    const result = await run().catch((error) => ({
      passed: 0,
      failed: 1,
      skipped: 0,
      output: error instanceof UserError ? error.message : error.stack,
    }));
    this.passed += result.passed;
    this.failed += result.failed;
    this.skipped += result.skipped;
    const hasPassed = result.failed === 0;
    const skipped = result.skipped > 0 ? `, ${result.skipped} skipped` : '';
    const seconds = Math.round((Date.now() - start) / 1000);
    console.log(
      `${hasPassed ? '✓' : '✗'} ${name}: ${result.passed} passed, ${result.failed} failed${skipped} (${seconds} s)`,
    );
    if (!hasPassed) console.log(`${result.output.trim()}\n`);
    return hasPassed;
  }

  /** The last line of a run. */
  total() {
    if (this.skipped > 0) console.log(`${this.skipped} skipped`);
    console.log(`${this.passed} passed, ${this.failed} failed`);
  }
}

/** Runs tasks, at most `limit` at once, in the order given. */
export async function inParallel(limit, tasks) {
  const waiting = [...tasks];
  const worker = async () => {
    for (let task = waiting.shift(); task; task = waiting.shift()) await task();
  };
  await Promise.all(Array.from({ length: limit }, worker));
}
