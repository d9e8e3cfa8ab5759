import type { Page, Route } from '@playwright/test';

/** Runs before the first paint and is no code of the page. */
const COLOR_MODE = /\/color-mode-[^/]*\.js$/;

/**
 * Opens an address on a slow line: its document is shown, its code is held back.
 * @returns a function that lets the code through
 */
export async function openWithoutCode(page: Page, address: string): Promise<() => Promise<void>> {
  const held: Route[] = [];
  let isHeld = true;
  await page.route('**/assets/*.js', async (route) => {
    if (isHeld && !COLOR_MODE.test(route.request().url())) held.push(route);
    else await route.continue();
  });
  await page.goto(address, { waitUntil: 'commit' });
  await page.locator('#root > *').first().waitFor({ state: 'attached' });
  return async () => {
    isHeld = false;
    await Promise.all(held.map((route) => route.continue()));
  };
}
