import type { Page } from '@playwright/test';
import { DEMO_PASSWORD } from '../fixtures/cast.ts';
import { Rest } from '../fixtures/rest.ts';
import { expect, test } from '../fixtures/test.ts';
import { contact, tours } from '../fixtures/views.ts';
import { expectAccessible, expectNoHorizontalScroll } from '../steps/expectAccessible.ts';
import { expectNoCspViolations, recordCspViolations } from '../steps/policy.ts';
import { signedIn } from '../steps/session.ts';

const WIDE = { width: 1440, height: 900 };
const PHONE = { width: 360, height: 740 };
const MODES = ['light', 'dark'] as const;
type Mode = (typeof MODES)[number];
const NARROWEST = 320;

const expectMode = (page: Page, mode: Mode) =>
  expect(page.locator('html')).toHaveAttribute('data-theme', mode);

// The tests are independent of each other.
test.describe.configure({ mode: 'parallel' });

/**
 * Each page is opened at phone size, in light and dark mode in turn, and checked in both modes and
 * sizes: with all rules in the mode in which it was opened, with those about colours in the other.
 */
for (const [who, { role, pages }] of Object.entries(tours)) {
  test(`pages are accessible and comply with the policy: ${who}`, async ({
    openBrowser,
    product,
    front,
  }) => {
    // Each page is analysed four times, which takes long beside the other suites.
    test.setTimeout(pages.length * 60_000);
    const session = role && (await Rest.logIn(product.rest, `${role}@waymark.test`, DEMO_PASSWORD));
    const page = await openBrowser(session && signedIn(front, session));
    await recordCspViolations(page);
    for (const [index, { name, open }] of pages.entries()) {
      const [opened, turned] = index % 2 === 0 ? MODES : MODES.toReversed();
      const check = async (mode: Mode, size: typeof WIDE) => {
        await page.emulateMedia({ colorScheme: mode });
        await page.setViewportSize(size);
        await expectMode(page, mode);
        const where = `${name}, ${mode}, ${size.width} wide`;
        await expectAccessible(page, where, mode === opened ? 'all rules' : 'colours');
      };
      await page.emulateMedia({ colorScheme: opened });
      await page.setViewportSize(PHONE);
      await open(page);
      await check(opened, PHONE);
      await check(turned, PHONE);
      await check(turned, WIDE);
      await check(opened, WIDE);
      await expectNoCspViolations(page, name);
      await page.setViewportSize({ width: NARROWEST, height: 640 });
      await expectNoHorizontalScroll(page, name);
    }
  });
}

test('figures do not wrap in the narrowest columns', async ({ openBrowser }) => {
  const page = await openBrowser({ viewport: { width: 768, height: 900 } });
  await page.goto('/');
  // Waits for the web fonts: the fallback font has a different height.
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const heightOf = async (figure: string) =>
    (await page.getByText(figure, { exact: true }).first().boundingBox())?.height ?? 0;
  expect((await heightOf('5000+')) / (await heightOf('95%'))).toBeCloseTo(1, 1);
});

test('a dashboard without JavaScript shows a notice with padding', async ({ openBrowser }) => {
  const page = await openBrowser({ javaScriptEnabled: false });
  await page.goto('/student');
  const line = await page.locator('body > noscript').boundingBox();
  expect(line?.height).toBeGreaterThan(48);
});

test('the contact dialog does not overflow on a phone at 200% text size', async ({
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
