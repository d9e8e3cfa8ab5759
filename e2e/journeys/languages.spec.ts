import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, test } from '../fixtures/test.ts';
import { foreignTexts, toDevanagari } from '../steps/languages.ts';
import type { Page } from '@playwright/test';

interface Chunk {
  file: string;
}

const manifest = JSON.parse(
  readFileSync(new URL('../../web/dist/.vite/manifest.json', import.meta.url), 'utf8'),
) as Record<string, Chunk>;

const catalogs = Object.entries(manifest).flatMap(([key, { file }]) =>
  key.startsWith('src/locales/') ? [{ key, file }] : [],
);

/** Replaces the Hindi messages by the English ones in Devanagari letters. */
async function withPseudoCatalogs(page: Page) {
  const fileOf = (key: string) => catalogs.find((one) => one.key === key)?.file ?? key;
  for (const { key, file } of catalogs.filter((one) => one.key.includes('/hi/'))) {
    await page.route(`**/${file}`, async (route) => {
      const english = fileOf(key.replace('/hi/', '/en/'));
      const response = await route.fetch({
        url: new URL(`/${english}`, route.request().url()).href,
      });
      const body = (await response.text()).replace(
        /JSON\.parse\(((['"`])[^]*?\2)\)/,
        (_all, literal: string) => {
          const messages = JSON.parse(String(runInNewContext(literal))) as unknown;
          return `JSON.parse(${JSON.stringify(JSON.stringify(toDevanagari(messages)))})`;
        },
      );
      await route.fulfill({ response, body });
    });
  }
}

for (const language of ['hi', 'mr'] as const) {
  test(`the login page has no text in another language than ${language}`, async ({
    openBrowser,
  }) => {
    const page = await openBrowser();
    await page.goto(`/${language}/login`);
    await expect(page.locator('html')).toHaveAttribute('lang', `${language}-IN`);
    await page.getByRole('button', { name: 'लॉग इन' }).click();
    await expect(page.getByText(/^ईमेल लि/)).toBeVisible();
    expect(await foreignTexts(page)).toEqual([]);
  });
}

test('each text of the login page comes from a catalog, and fits a third longer', async ({
  openBrowser,
}) => {
  const page = await openBrowser({ viewport: { width: 320, height: 640 } });
  await withPseudoCatalogs(page);
  await page.goto('/hi/login');
  await page.getByRole('button').last().click();
  await expect(page.locator('[aria-invalid=true]')).toHaveCount(2);
  expect(await foreignTexts(page)).toEqual([]);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - window.innerWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
});

// Without `openBrowser`: the browser reports the failed response as an error.
test('no id of a message is displayed while a catalog is missing', async ({ browser, front }) => {
  for (const { key, file } of catalogs.filter((one) => one.key.includes('/mr/'))) {
    const page = await browser.newPage({ baseURL: front });
    await page.route(`**/${file}`, (route) => route.fulfill({ status: 503, body: '' }));
    await page.goto('/mr/login');
    const isShell = key.endsWith('shell.po');
    await expect(
      isShell
        ? page.getByRole('link', { name: 'पुन्हा लोड करा' })
        : page.getByText('हे पान चालेनासे झाले'),
    ).toBeVisible();
    await page.unroute(`**/${file}`);
    await page.reload();
    await expect(page.getByLabel('पासवर्ड', { exact: true })).toBeVisible();
    await page.close();
  }
});

test('a page without the language opens in English', async ({ openBrowser }) => {
  const page = await openBrowser();
  await page.goto('/hi/student?tab=x');
  await expect(page).toHaveURL('/login');
  await page.goto('/hi/login');
  await page.getByRole('link', { name: 'पंजीकरण करें' }).click();
  await expect(page).toHaveURL('/hi/register');
  await expect(page.getByLabel('पूरा नाम')).toBeVisible();
  await page.goto('/hi/privacy');
  await expect(page).toHaveURL('/privacy');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-IN');
});

test('the letters of Hindi and Marathi are loaded on their pages alone', async ({
  openBrowser,
}) => {
  const page = await openBrowser();
  const loaded: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('devanagari')) loaded.push(request.resourceType());
  });
  await page.goto('/login');
  await page.getByLabel('Email').fill('आशा');
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  expect(loaded).toEqual([]);
  await page.goto('/hi/login');
  await expect
    .poll(() => page.evaluate(() => document.fonts.check('600 16px "Waymark Devanagari"', 'लॉग')))
    .toBe(true);
  expect(loaded.filter((type) => type === 'font')).toHaveLength(1);
  expect(loaded.filter((type) => type === 'stylesheet')).toHaveLength(1);
});
