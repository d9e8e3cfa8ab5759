import { expect, test, vi } from 'vitest';
import { Report } from './report.mjs';

test.each([
  ['✓ a suite: 3 passed, 0 failed (0 s)', { passed: 3, failed: 0, skipped: 0 }, []],
  ['✗ a suite: 2 passed, 1 failed, 4 skipped (0 s)', { passed: 2, failed: 1, skipped: 4 }, ['why']],
  [
    '✓ a suite: 3 passed, 1 at the second try only, 0 failed (0 s)',
    { passed: 3, failed: 0, skipped: 0, unsteady: 1 },
    ['why'],
  ],
])('a suite is told as "%s"', async (line, counts, more) => {
  const said = vi.spyOn(console, 'log').mockReset().mockReturnValue(undefined);
  const report = new Report();

  const held = await report.suite('a suite', () => Promise.resolve({ ...counts, output: ' why ' }));

  expect(held).toBe(counts.failed === 0);
  expect(said.mock.calls.map(([text]) => text.trim())).toEqual(['a suite …', line, ...more]);
});
