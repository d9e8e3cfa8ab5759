import { test } from '../fixtures/test.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../steps/expectAccessible.ts';
import { logInAsDemo } from '../steps/account.ts';
import { views, type View } from '../fixtures/views.ts';

const WIDTHS = [360, 1440];
const NARROWEST = 320;

for (const [role, pages] of Object.entries(views) as [keyof typeof views, View[]][]) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`pages are accessible: ${role}, ${colorScheme}`, async ({ openBrowser }) => {
      const page = await openBrowser({ colorScheme });
      if (role !== 'visitor') await logInAsDemo(page, role);
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
