import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '../root.mjs';
import { bin, npm, run } from '../run.mjs';
import { UserError } from '../user-error.mjs';

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
const PATIENCE = ['--testTimeout=120000', '--hookTimeout=120000'];

/**
 * One run of Vitest in a folder.
 * @param options `config`: another file than the default; `node`: another Node than that of this process
 */
export async function vitestSuite(folder, env, { config, node = process.execPath } = {}) {
  const { report, ...result } = await withReport((file) => {
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
    const vitest = path.join(root, 'node_modules/vitest/vitest.mjs');
    return run(
      node,
      [vitest, 'run', ...(config ? [`--config=${config}`] : []), ...reporters, ...PATIENCE],
      {
        cwd: path.join(root, folder),
        env,
      },
    );
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

/** The newest Node of a line, from the npm package `node`. */
async function nodeOf(line) {
  const script = ['node', '-p', 'process.execPath'];
  const { code, output } = await npm(['exec', '--yes', `--package=node@${line}`, '--', ...script]);
  if (code !== 0) throw new UserError(`Node ${line} can't be installed.\n${output.trim()}`);
  return output.trim().split('\n').at(-1);
}

/** Vitest in folders, on each line of Node, one run after another. */
export async function nodeVersionsSuite(lines, folders, env) {
  const total = { passed: 0, failed: 0, skipped: 0, output: '' };
  for (const line of lines) {
    const node = await nodeOf(line);
    for (const folder of folders) {
      const { passed, failed, skipped, output } = await vitestSuite(folder, env, { node });
      total.passed += passed;
      total.failed += failed;
      total.skipped += skipped;
      if (failed > 0) total.output += `${folder} on Node ${line}\n${output}\n`;
    }
  }
  return total;
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
