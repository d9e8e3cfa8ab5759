import type { BrowserContextOptions, Page } from '@playwright/test';
import type { Product } from '../fixtures/product.ts';
import { Rest } from '../fixtures/rest.ts';

/** What the browser stores of a session. */
export const stored = (page: Page): Promise<Record<string, string | undefined>> =>
  page.evaluate(() => Object.fromEntries(Object.entries(localStorage)) as Record<string, string>);

/** Ends the session of this browser at the server, as its expiry does; the browser learns nothing. */
export async function expire(page: Page, product: Product): Promise<void> {
  const token = await page.evaluate(() => localStorage.getItem('token'));
  await Rest.as(product.rest, token ?? '').post('/auth/logout', {});
}

/** A browser that finds this session in its storage of the pages at `front`. */
export function signedIn(front: string, { token }: Rest): BrowserContextOptions {
  const localStorage = [{ name: 'token', value: token }];
  return { storageState: { cookies: [], origins: [{ origin: front, localStorage }] } };
}
