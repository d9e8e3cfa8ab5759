import { expect, test } from '../fixtures/test.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../steps/expectAccessible.ts';
import { logInAsDemo } from '../steps/account.ts';
import { expectPolicyKept, noteViolations } from '../steps/policy.ts';
import { contact, tours } from '../fixtures/views.ts';

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

test('figures stay in one piece where columns are narrowest', async ({ openBrowser }) => {
  const page = await openBrowser({ viewport: { width: 768, height: 900 } });
  await page.goto('/');
  const heightOf = async (figure: string) =>
    (await page.getByText(figure, { exact: true }).first().boundingBox())?.height;
  expect(await heightOf('5000+')).toBe(await heightOf('95%'));
});

test('a dashboard without JavaScript says what it needs, clear of the edge', async ({
  openBrowser,
}) => {
  const page = await openBrowser({ javaScriptEnabled: false });
  await page.goto('/student');
  const line = await page.locator('body > noscript').boundingBox();
  expect(line?.height).toBeGreaterThan(48);
});

test('the contact dialog has room for text of twice the size on a phone', async ({
  openBrowser,
}) => {
  const page = await openBrowser({ viewport: { width: 360, height: 740 } });
  await contact('/').open(page);
  const cut = await page.getByRole('dialog').evaluate((dialog) => {
    document.documentElement.style.fontSize = '200%';
    return [dialog, ...dialog.querySelectorAll('*')]
      .filter((part) => part.getBoundingClientRect().right > window.innerWidth)
      .map((part) => part.outerHTML.slice(0, 80));
  });
  expect(cut).toEqual([]);
});
