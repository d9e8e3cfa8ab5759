import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { logInAsDemo } from '../steps/account.ts';
import { expect, test } from '../fixtures/test.ts';
import { tours } from '../fixtures/views.ts';

declare global {
  interface Window {
    violations: string[];
  }
}

for (const [who, { role, pages }] of Object.entries(tours)) {
  // The browser also notes violations in its console, which fails the test, too.
  test(`pages keep to the content security policy: ${who}`, async ({ openBrowser }) => {
    const page = await openBrowser();
    await page.addInitScript(() => {
      window.violations = [];
      document.addEventListener('securitypolicyviolation', (event) => {
        window.violations.push(`${event.violatedDirective} ${event.blockedURI} ${event.sample}`);
      });
    });
    if (role) await logInAsDemo(page, role);
    for (const { name, open } of pages) {
      await open(page);
      expect(await page.evaluate(() => window.violations), name).toEqual([]);
    }
  });
}

test('the policy itself has no serious gap', async ({ openBrowser }) => {
  const page = await openBrowser();
  const policy = (await page.goto('/'))?.headers()['content-security-policy'] ?? '';
  const findings = new CspEvaluator(new CspParser(policy).csp).evaluate();
  const serious = findings.filter(
    ({ severity }) => severity === Severity.HIGH || severity === Severity.MEDIUM,
  );
  expect(policy).toContain("require-trusted-types-for 'script'");
  expect(serious).toEqual([]);
});
