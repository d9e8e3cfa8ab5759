import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { DEMO_PASSWORD } from '../fixtures/cast.ts';
import { Rest } from '../fixtures/rest.ts';
import { expect, test } from '../fixtures/test.ts';
import { foreignTexts, lengthened } from '../steps/languages.ts';
import { signedIn } from '../steps/session.ts';
import { WALKS } from '../steps/walks.ts';
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

/** Makes each message of a language a third longer. */
async function withLongMessages(page: Page, language: 'hi' | 'mr') {
  for (const { file } of catalogs.filter(({ key }) => key.includes(`/${language}/`))) {
    await page.route(`**/${file}`, async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace(
        /JSON\.parse\(((['"`])[^]*?\2)\)/,
        (_all, literal: string) => {
          const messages = JSON.parse(String(runInNewContext(literal))) as unknown;
          return `JSON.parse(${JSON.stringify(JSON.stringify(lengthened(messages)))})`;
        },
      );
      await route.fulfill({ response, body });
    });
  }
}

test('each text of a complete page comes from a catalog, and fits a third longer', async ({
  product,
  front,
  openBrowser,
}) => {
  test.slow();
  for (const [index, { role, path, walk }] of WALKS.entries()) {
    const language = index % 2 === 0 ? 'hi' : 'mr';
    const session = role && (await Rest.logIn(product.rest, `${role}@waymark.test`, DEMO_PASSWORD));
    const viewport = { width: 320, height: 640 };
    const page = await openBrowser({ viewport, ...(session && signedIn(front, session)) });
    await withLongMessages(page, language);
    await page.goto(`/${language}${path}`);
    await expect(page.locator('html')).toHaveAttribute('lang', `${language}-IN`);
    await expect(page.getByText('खखख').first()).toBeAttached();
    await walk(page);
    await page.context().close();
  }
});

/**
 * A catalog of each kind: of all pages, of a prerendered page, of a page behind a login, and the
 * English one of a part whose translation is not signed.
 */
const MISSING = [
  { key: 'mr/shell', path: '/mr/login', text: 'पासवर्ड' },
  { key: 'mr/account', path: '/mr/login', text: 'पासवर्ड' },
  { key: 'mr/dashboard', path: '/mr/student', text: 'आपली प्रगती' },
  { key: 'en/consent', path: '/mr/career-form', text: 'आपल्याबद्दल' },
];

// Without `openBrowser`: the browser reports the failed response as an error.
test('no id of a message is displayed while a catalog is missing', async ({
  browser,
  front,
  product,
}) => {
  const student = await Rest.logIn(product.rest, 'student@waymark.test', DEMO_PASSWORD);
  for (const { key, path, text } of MISSING) {
    const context = path === '/mr/login' ? {} : signedIn(front, student);
    const page = await browser.newPage({ baseURL: front, ...context });
    const file = catalogs.find((one) => one.key.includes(key))?.file;
    await page.route(`**/${file}`, (route) => route.fulfill({ status: 503, body: '' }));
    await page.goto(path);
    await expect(
      key === 'mr/shell'
        ? page.getByRole('link', { name: 'पुन्हा लोड करा' })
        : page.getByText('हे पान चालेनासे झाले'),
    ).toBeVisible();
    await page.unroute(`**/${file}`);
    // The page may be about to reload itself, as after a new release.
    await expect(async () => {
      await page.reload();
      await expect(page.getByText(text, { exact: true }).last()).toBeVisible({ timeout: 5_000 });
    }).toPass();
    await page.close();
  }
});

test('a page without the language opens in English', async ({ openBrowser }) => {
  const page = await openBrowser();
  await page.goto('/hi/mentor?tab=x');
  await expect(page).toHaveURL('/login');
  await page.goto('/hi/login');
  await page.getByRole('link', { name: 'पंजीकरण करें' }).click();
  await expect(page).toHaveURL('/hi/register');
  await expect(page.getByLabel('पूरा नाम')).toBeVisible();
  await page.goto('/hi/privacy');
  await expect(page).toHaveURL('/privacy');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-IN');
  await page.goto('/hi/no/such/page');
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi-IN');
  expect(await foreignTexts(page)).toEqual([]);
  // An unknown path has no address in the chosen language.
  await page.evaluate(() => {
    localStorage.setItem('waymark-language', 'mr');
  });
  await page.goto('/no/such/page');
  await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible();
  await expect(page).toHaveURL('/no/such/page');
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

test('a chosen language leads through a login, and back to it on the next visit', async ({
  openBrowser,
}) => {
  const page = await openBrowser({ viewport: { width: 360, height: 740 } });
  await page.goto('/login?club=none');
  await page.getByRole('link', { name: 'हिन्दी' }).click();
  await expect(page).toHaveURL('/hi/login?club=none');
  await page.goto('/login');
  await expect(page).toHaveURL('/hi/login');
  await page.getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL('/login');
  await page.getByRole('link', { name: 'मराठी' }).click();
  await page.getByLabel('ईमेल').fill('student@waymark.test');
  await page.getByLabel('पासवर्ड', { exact: true }).fill(DEMO_PASSWORD);
  await page.locator('form [type=submit]').click();
  await expect(page).toHaveURL('/mr/student');
  await expect(page.getByText('लॉग इन झाले')).toBeVisible();

  // Another device: the account has the language.
  const other = await openBrowser();
  await other.goto('/login');
  await other.getByLabel('Email').fill('student@waymark.test');
  await other.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  await other.locator('form [type=submit]').click();
  await expect(other).toHaveURL('/mr/student');
  await expect(other.getByText('लॉग इन झाले')).toBeVisible();
  await other.getByRole('link', { name: 'English' }).click();
  await expect(other).toHaveURL('/student');

  await test.step('a press is stored before the app has loaded', async () => {
    const slow = await openBrowser();
    await slow.goto('/login');
    await slow.getByRole('link', { name: 'हिन्दी' }).click();
    await expect(slow).toHaveURL('/hi/login');
    // Only the early script loads.
    await slow.route(/\/assets\/(?!color-mode)[^/]+\.js$/, () => undefined);
    await slow.goto('/hi/login', { waitUntil: 'commit' });
    await slow.getByRole('link', { name: 'English' }).click();
    await expect(slow).toHaveURL('/login');
    await slow.unrouteAll({ behavior: 'ignoreErrors' });
    await slow.goto('/login');
    await expect(slow).toHaveURL('/login');
    await expect(slow.getByLabel('Email')).toBeVisible();
  });

  await test.step('Back leads from an English page to the page before', async () => {
    const visitor = await openBrowser();
    await visitor.goto('/mr/login');
    await visitor.getByRole('link', { name: 'Waymark' }).first().click();
    await expect(visitor).toHaveURL('/');
    await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible();
    await visitor.goBack();
    await expect(visitor).toHaveURL('/mr/login');
  });

  await test.step('links between the pages of a student stay in the language', async () => {
    await page.locator('a[href="/mr/my-data"]').last().click();
    await expect(page).toHaveURL('/mr/my-data');
    await page.locator('main a[href="/mr/student"]').click();
    await page.locator('a[href="/mr/interests"]').click();
    await expect(page).toHaveURL('/mr/interests');
  });
});
