import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { expect, test } from '../fixtures/test.ts';

// accessibility.spec.ts checks that pages comply with it.
test('the content security policy has no serious weakness', async ({ openBrowser }) => {
  const page = await openBrowser();
  const policy = (await page.goto('/'))?.headers()['content-security-policy'] ?? '';
  const findings = new CspEvaluator(new CspParser(policy).csp).evaluate();
  const serious = findings.filter(
    ({ severity }) => severity === Severity.HIGH || severity === Severity.MEDIUM,
  );
  expect(policy).toContain("require-trusted-types-for 'script'");
  expect(serious).toEqual([]);
});
