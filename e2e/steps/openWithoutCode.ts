import type { Page, Route } from '@playwright/test';

/** What a page that was made ahead runs before its code comes. */
const EARLY = /\/(start|color-mode)-[^/]*\.js$/;

/**
 * Opens an address on a slow line: the page that was made ahead is there, its code is not. The answer
 * lets the code come.
 */
export async function openWithoutCode(page: Page, address: string): Promise<() => Promise<void>> {
  const held: Route[] = [];
  let isHeld = true;
  await page.route('**/assets/*.js', async (route) => {
    if (isHeld && !EARLY.test(route.request().url())) held.push(route);
    else await route.continue();
  });
  await page.goto(address, { waitUntil: 'commit' });
  // Written by the script that asks for the code: it hears what is done from now on.
  await page.locator('head > link[rel=modulepreload]').first().waitFor({ state: 'attached' });
  return async () => {
    isHeld = false;
    await Promise.all(held.map((route) => route.continue()));
  };
}
