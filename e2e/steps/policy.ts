import type { Page } from '@playwright/test';
import { expect } from '../fixtures/test.ts';

declare global {
  interface Window {
    violations: string[];
  }
}

/** Records the violations of the content security policy in each document of a page. */
export async function recordCspViolations(page: Page) {
  await page.addInitScript(() => {
    window.violations = [];
    document.addEventListener('securitypolicyviolation', (event) => {
      window.violations.push(`${event.violatedDirective} ${event.blockedURI} ${event.sample}`);
    });
  });
}

/** Expects no violations since the document was opened. */
export async function expectNoCspViolations(page: Page, name: string) {
  expect(await page.evaluate(() => window.violations), name).toEqual([]);
}
