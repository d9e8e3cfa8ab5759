import type { Page } from '@playwright/test';
import { expect } from '../fixtures/test.ts';

declare global {
  interface Window {
    violations: string[];
  }
}

/** Has each document of a page note what its content security policy refuses. */
export async function noteViolations(page: Page) {
  await page.addInitScript(() => {
    window.violations = [];
    document.addEventListener('securitypolicyviolation', (event) => {
      window.violations.push(`${event.violatedDirective} ${event.blockedURI} ${event.sample}`);
    });
  });
}

/** Nothing was refused since the document was opened. */
export async function expectPolicyKept(page: Page, name: string) {
  expect(await page.evaluate(() => window.violations), name).toEqual([]);
}
