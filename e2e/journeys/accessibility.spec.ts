import { test } from '../fixtures/test.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../steps/expectAccessible.ts';
import { logInAsDemo } from '../steps/account.ts';
import { tours } from '../fixtures/views.ts';

const WIDTHS = [360, 1440];
const NARROWEST = 320;

for (const [who, { role, pages }] of Object.entries(tours)) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`pages are accessible: ${who}, ${colorScheme}`, async ({ openBrowser }) => {
      const page = await openBrowser({ colorScheme });
      if (role) await logInAsDemo(page, role);
      for (const { name, open } of pages) {
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: 900 });
          await open(page);
          await expectAccessible(page, `${name} at ${width}`);
        }
        await page.setViewportSize({ width: NARROWEST, height: 640 });
        await open(page);
        await expectNoSidewaysScroll(page, name);
      }
    });
  }
}
