import type { Page, Route } from '@playwright/test';

/** Scripts of the document itself, which are not held back. */
const DOCUMENT_SCRIPT = /\/(?:color-mode|first-queries)-[^/]*\.js$/;

/**
 * Opens an address while its scripts are held back, as on a slow network.
 * @returns a function that releases the scripts
 */
export async function openWithoutCode(page: Page, address: string): Promise<() => Promise<void>> {
  const heldRoutes: Route[] = [];
  let isHeld = true;
  await page.route('**/assets/*.js', async (route) => {
    if (isHeld && !DOCUMENT_SCRIPT.test(route.request().url())) heldRoutes.push(route);
    else await route.continue();
  });
  await page.goto(address, { waitUntil: 'commit' });
  await page.locator('#root > *').first().waitFor({ state: 'attached' });
  return async () => {
    isHeld = false;
    await Promise.all(heldRoutes.map((route) => route.continue()));
  };
}
