import { test } from '../fixtures/test.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../steps/expectAccessible.ts';
import { logInAsDemo } from '../steps/account.ts';
import { expectPolicyKept, noteViolations } from '../steps/policy.ts';
import { tours } from '../fixtures/views.ts';

const WIDTHS = [1440, 360];
const NARROWEST = 320;

for (const [who, { role, pages }] of Object.entries(tours)) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`pages are accessible and keep to the policy: ${who}, ${colorScheme}`, async ({
      openBrowser,
    }) => {
      const page = await openBrowser({ colorScheme });
      await noteViolations(page);
      if (role) await logInAsDemo(page, role);
      for (const { name, open } of pages) {
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: 900 });
          await open(page);
          await expectAccessible(page, `${name} at ${width}`);
          await expectPolicyKept(page, name);
        }
        await page.setViewportSize({ width: NARROWEST, height: 640 });
        await expectNoSidewaysScroll(page, name);
      }
    });
  }
}
