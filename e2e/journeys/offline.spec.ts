import type { Browser, Page } from '@playwright/test';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Product } from '../fixtures/product.ts';
import { expect, test } from '../fixtures/test.ts';
import { logInAsDemo } from '../steps/account.ts';
import { expectAccessible } from '../steps/expectAccessible.ts';
import { mentoring } from '../steps/mentoring.ts';
import { expectNoCspViolations, recordCspViolations } from '../steps/policy.ts';

/** Not checked for console errors: failed requests are logged there. */
async function open(browser: Browser, { web }: Product): Promise<Page> {
  const context = await browser.newContext({ baseURL: web, serviceWorkers: 'allow' });
  const page = await context.newPage();
  await recordCspViolations(page);
  return page;
}

/** Waits until the service worker has stored its files. */
const untilInstalled = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(async () => {
        const registration = await navigator.serviceWorker.getRegistration();
        return registration?.active?.state;
      }),
    )
    .toBe('activated');

/** What the browser has stored: names of databases, keys of storage, paths of cached files. */
const storedIn = (page: Page) =>
  page.evaluate(async () => {
    const databases = await indexedDB.databases();
    const files: string[] = [];
    for (const name of await caches.keys()) {
      const requests = await (await caches.open(name)).keys();
      files.push(...requests.map(({ url }) => new URL(url).pathname));
    }
    return { databases: databases.length, keys: Object.keys(localStorage), files };
  });

/** Number of entries in the database of the kept list. */
const keptCount = (page: Page) =>
  page.evaluate(async () => {
    // Opening it before the page does would make it without its store.
    const databases = await indexedDB.databases();
    if (!databases.some(({ name }) => name === 'waymark-kept')) return 0;
    return new Promise<number>((resolve) => {
      const opening = indexedDB.open('waymark-kept');
      opening.onsuccess = () => {
        const { result } = opening;
        const count = result.transaction('kept').objectStore('kept').count();
        count.onsuccess = () => {
          result.close();
          resolve(count.result);
        };
      };
    });
  });

test('a mentor opens the last list without a server, and a logout leaves nothing', async ({
  browser,
  product,
}) => {
  const online = await open(browser, product);
  await logInAsDemo(online, 'mentor');
  // The key is being made: a page that is left at once would lose it.
  await expect.poll(() => keptCount(online)).toBe(1);
  await online.goto('/mentor?tab=update');
  const people = online.getByRole('list', { name: 'Students' }).locator('b');
  await expect(people).toHaveCount(10);
  const [, first = ''] = await people.allTextContents();
  await online.getByRole('link', { name: first }).click();
  await untilInstalled(online);
  // The key and the list.
  await expect.poll(() => keptCount(online)).toBe(2);
  await expectNoCspViolations(online, '/mentor');

  await product.stop();
  const { feedback, save, unsent } = mentoring(online);
  await feedback.fill('Sent when the server is back.');
  await save.click();
  await expect(unsent).toContainText('1 update waiting');
  await feedback.fill('Half a thought');
  await expect.poll(async () => (await storedIn(online)).keys.join()).toContain('progress:');

  const page = await online.context().newPage();
  await online.close();
  await test.step('frame, waiting update, draft and list are there', async () => {
    await page.goto('/mentor');
    await expect(page.getByRole('heading', { name: 'Mentor Dashboard' })).toBeVisible();
    await expect(page.getByText('can’t be reached')).toBeVisible();
    const waiting = page.getByRole('list', { name: 'Updates waiting to be sent' });
    await expect(waiting).toContainText('Sent when the server is back.');
    const drafts = page.getByRole('list', { name: 'Drafts on this device' });
    await expect(drafts).toContainText(`${first}Half a thought`);
    await expect(page.getByText(/^As of .+ Not up to date\.$/)).toBeVisible();
    const list = page.getByRole('list', { name: 'My people' }).getByRole('listitem');
    expect(await list.count()).toBeGreaterThan(10);
    await expect(list.filter({ hasText: first })).toContainText('%');
    await expectAccessible(page, 'offline');
  });

  await test.step('only the code of signed-in pages is cached', async () => {
    const { files } = await storedIn(page);
    expect(files).toContain('/mentor.html');
    const other =
      /^\/(assets\/[^/]+\.(js|css|woff2)|((hi|mr)\/)?(login|student|educator|mentor|admin|my-data)\.html)$/;
    expect(files.filter((file) => !other.test(file))).toEqual([]);
  });

  await test.step('a logout leaves nothing of the user', async () => {
    await page.getByRole('button', { name: 'Logout' }).click();
    await page.getByRole('button', { name: 'Log out', exact: true }).click();
    await expect(page).toHaveURL('/login');
    await expect(page.getByRole('heading', { name: 'Login' })).toBeVisible();
    await expect.poll(() => storedIn(page)).toMatchObject({ databases: 0, keys: [] });
  });

  await test.step('a page in another language opens', async () => {
    await page.goto('/hi/login');
    await expect(page.getByRole('heading', { name: 'लॉग इन' })).toBeVisible();
  });
  await page.context().close();
  await product.start();
});

const dist = fileURLToPath(new URL('../../web/dist', import.meta.url));

test('a new release is offered, and the server can remove the worker', async ({
  browser,
  product,
}) => {
  const folder = await mkdtemp(path.join(tmpdir(), 'waymark-release-'));
  await cp(dist, folder, { recursive: true });
  await product.stop();
  await product.start({ WEB_DIST: folder });
  const page = await open(browser, product);
  await logInAsDemo(page, 'student');
  await page.goto('/student');
  await untilInstalled(page);

  await test.step('offered while nobody types', async () => {
    const worker = path.join(folder, 'service-worker.js');
    const released = await readFile(worker, 'utf8');
    // Another release has no file of the open page.
    await writeFile(worker, released.replace(/\{[^{}]*\/assets\/watchReleases-[^{}]*\},/, ''));
    await Promise.all(['.br', '.gz'].map((extension) => rm(worker + extension)));
    await page.evaluate(async () => {
      await (await navigator.serviceWorker.getRegistration())?.update();
    });
    await expect(page.getByText('A new version is ready')).toBeVisible();
    const reloaded = page.waitForEvent('load');
    await page.getByRole('button', { name: 'Reload', exact: true }).click();
    await reloaded;
    await untilInstalled(page);
    await expect(page.getByRole('button', { name: 'Logout' }).first()).toBeVisible();
  });

  await test.step('removed with SERVICE_WORKER=0', async () => {
    await product.stop();
    await product.start({ SERVICE_WORKER: '0' });
    await page.reload();
    const left = () =>
      page.evaluate(async () => [
        ...(await caches.keys()),
        ...(await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
      ]);
    await expect.poll(left, { timeout: 30_000 }).toEqual([]);
  });
  await page.context().close();
  await product.stop();
  await product.start();
  await rm(folder, { recursive: true });
});
