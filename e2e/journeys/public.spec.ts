import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';
import { openWithoutCode } from '../steps/openWithoutCode.ts';

const PHONE = { viewport: { width: 360, height: 740 } };

const menu = (page: Page) => ({
  button: page.getByRole('button', { name: 'Menu' }),
  entry: page.locator('#public-menu').getByRole('link', { name: 'Team' }),
});

const isHydrated = (page: Page) =>
  expect(menu(page).button).toHaveAttribute('aria-expanded', 'false');

test('the menu of a phone closes on Escape, a click outside and a selection', async ({
  openBrowser,
}) => {
  const page = await openBrowser(PHONE);
  await page.goto('/');
  await isHydrated(page);
  const { button, entry } = menu(page);
  await button.click();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await entry.focus();
  await page.keyboard.press('Escape');
  await expect(entry).toBeHidden();
  await expect(button).toBeFocused();

  await button.click();
  await expect(entry).toBeVisible();
  await page.mouse.click(180, 720);
  await expect(entry).toBeHidden();
  await expect(page).toHaveURL('/');

  await button.click();
  await expect(entry).toBeVisible();
  await button.click();
  await expect(entry).toBeHidden();

  await button.click();
  await entry.click();
  await expect(page).toHaveURL('/#team');
  await expect(entry).toBeHidden();
});

test('a dialog is painted above its scrim', async ({ openBrowser }) => {
  const page = await openBrowser(PHONE);
  await page.goto('/?dialog=contact');
  await expect(page.getByRole('dialog', { name: 'Contact Us' })).toBeVisible();
  const layerOf = (part: string) =>
    page
      .locator(`[data-scope=dialog][data-part=${part}]`)
      .evaluate((element) => Number(getComputedStyle(element).zIndex));
  expect(await layerOf('backdrop')).toBeLessThan(await layerOf('positioner'));
});

test('a tap on the submit button submits although an error message moves it', async ({
  openBrowser,
}) => {
  const page = await openBrowser({ ...PHONE, hasTouch: true });
  await page.goto('/login');
  await page.getByRole('textbox', { name: 'Email' }).tap();
  // The message of the left field moves the button down: a tap near its upper edge would miss it.
  await page.getByRole('button', { name: 'Login' }).tap({ position: { x: 40, y: 6 } });
  await expect(page.getByText('Email is required')).toBeVisible();
  await expect(page.getByText('Password is required')).toBeVisible();
});

test('the menu of a phone works before hydration', async ({ openBrowser }) => {
  const page = await openBrowser(PHONE);
  const release = await openWithoutCode(page, '/');
  const { button, entry } = menu(page);
  await button.click();
  await expect(entry).toBeVisible();
  await release();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Escape');
  await isHydrated(page);
});

for (const width of [360, 1440]) {
  test(`the header is sticky, does not cover headings, and the page has a link to its top: ${width} wide`, async ({
    openBrowser,
  }) => {
    const page = await openBrowser({ viewport: { width, height: 740 } });
    for (const path of ['/', '/test-home', '/old-home']) {
      await page.goto(`${path}#services`);
      const header = page.getByRole('banner');
      const heading = page.getByRole('heading', { name: /^Services/ });
      await expect(heading).toBeInViewport();
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(100);
      // The page may still scroll to the heading.
      await expect(async () => {
        const box = await header.boundingBox();
        expect(box?.y, path).toBe(0);
        expect((await heading.boundingBox())?.y, path).toBeGreaterThan(box?.height ?? 0);
      }).toPass({ timeout: 15_000 });

      await page.getByRole('link', { name: 'Back to top' }).click();
      await expect.poll(() => page.evaluate(() => window.scrollY), path).toBe(0);
    }
  });
}

test('hydration keeps the scroll position', async ({ openBrowser }) => {
  const page = await openBrowser(PHONE);
  const release = await openWithoutCode(page, '/');
  await page.evaluate(() => {
    window.scrollTo({ top: 3_000, behavior: 'instant' });
  });
  await release();
  await isHydrated(page);
  expect(await page.evaluate(() => window.scrollY)).toBe(3_000);
});

test('a new page starts at the top, also after a document navigation', async ({ openBrowser }) => {
  const page = await openBrowser(PHONE);
  await page.goto('/');
  await isHydrated(page);
  await page.evaluate(() => {
    window.scrollTo({ top: 2_000, behavior: 'instant' });
  });
  await page.goto('/test-home');
  await isHydrated(page);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('a join button keeps its club through registration and login to the form', async ({
  openBrowser,
}) => {
  const page = await openBrowser();
  await page.goto('/');
  await page.getByRole('link', { name: /^Join Science/ }).click();
  await expect(page).toHaveURL('/register?club=science');
  await page.getByRole('textbox', { name: 'Full name' }).fill('Ira Sen');
  await page.getByRole('textbox', { name: 'Email' }).fill('ira@public.test');
  await page.getByLabel('Password', { exact: true }).fill('long-enough');
  await page.getByLabel('Confirm password').fill('long-enough');
  await page.getByRole('button', { name: 'Register' }).click();
  await expect(page).toHaveURL('/login?club=science');
  // The URL changes before the registration form disappears, which also has a Password field.
  await expect(page.getByRole('textbox', { name: 'Full name' })).toBeHidden();
  await page.getByLabel('Password', { exact: true }).fill('long-enough');
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page).toHaveURL('/career-form?club=science');
  await page.getByRole('textbox', { name: 'Phone' }).fill('98220 41736');
  await page.getByRole('button', { name: 'Next: School' }).click();
  await page.getByRole('radio', { name: '11th' }).check();
  await page.getByRole('textbox', { name: 'School name' }).fill('Kendriya Vidyalaya');
  for (const step of ['Interests', 'Family', 'Club']) {
    await page.getByRole('button', { name: `Next: ${step}` }).click();
  }
  await expect(page).toHaveURL('/career-form?club=science&step=club');
  await expect(page.getByRole('radio', { name: 'Young Scientists' })).toBeChecked();
  await expect(page.getByText('Young Scientists is chosen because of')).toBeVisible();
});

test('a skeleton is invisible for 200 ms, with reduced motion too', async ({ openBrowser }) => {
  const page = await openBrowser({ reducedMotion: 'reduce' });
  await openWithoutCode(page, '/login');
  const shape = page.locator('main [aria-hidden=true]').first();
  await expect(shape).toHaveCSS('animation-delay', /^0.2s/);
  await expect(shape).toHaveCSS('animation-fill-mode', /^backwards/);
});
