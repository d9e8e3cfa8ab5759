import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '../root.mjs';
import { bin } from '../run.mjs';

/** Calls `use` with a file for the runner's report and returns the report; null without one. */
async function withReport(use) {
  const folder = mkdtempSync(path.join(tmpdir(), 'waymark-report-'));
  const file = path.join(folder, 'report.json');
  try {
    const { code, output } = await use(file);
    return { code, output, report: readReport(file) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}

/** A suite without a test, or with an exit code but no failed test, has failed. */
function settle({ code, output }, { passed, failed, skipped }) {
  if (passed + failed + skipped === 0) {
    return { passed, failed: 1, skipped, output: `${output}\nNo test ran.` };
  }
  return { passed, failed: failed === 0 && code !== 0 ? 1 : failed, skipped, output };
}

/** Longer timeouts: two suites share the machine. */
const PATIENCE = ['--testTimeout=60000', '--hookTimeout=60000'];

/** One run of Vitest in a folder. */
export async function vitestSuite(folder, env) {
  const { report, ...result } = await withReport((file) => {
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
    return bin('vitest', ['run', ...reporters, ...PATIENCE], {
      cwd: path.join(root, folder),
      env,
    });
  });
  // A file that can't be loaded has failed without a failed test.
  const unloadable = (report?.testResults ?? []).filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  );
  return settle(result, {
    passed: report?.numPassedTests ?? 0,
    failed: (report?.numFailedTests ?? 0) + unloadable.length,
    skipped: (report?.numPendingTests ?? 0) + (report?.numTodoTests ?? 0),
  });
}

/** The journeys of e2e on one of its projects. */
export async function playwrightSuite(project, env) {
  const { report, ...result } = await withReport((file) =>
    bin('playwright', ['test', `--project=${project}`, '--reporter=line,json'], {
      cwd: path.join(root, 'e2e'),
      env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
    }),
  );
  return settle(result, {
    passed: (report?.stats.expected ?? 0) + (report?.stats.flaky ?? 0),
    failed: report?.stats.unexpected ?? 0,
    skipped: report?.stats.skipped ?? 0,
  });
}

/** A check or a step as a suite of one test. */
export async function singleSuite(check) {
  const { code, output } = await check();
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0, output };
}
