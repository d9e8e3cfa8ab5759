import type { BrowserContextOptions, Page } from '@playwright/test';
import type { Product } from '../fixtures/product.ts';
import { Rest } from '../fixtures/rest.ts';

/** The content of localStorage. */
export const stored = (page: Page): Promise<Record<string, string | undefined>> =>
  page.evaluate(() => Object.fromEntries(Object.entries(localStorage)) as Record<string, string>);

/** Ends the session on the server only, as its expiry does. */
export async function expire(page: Page, product: Product): Promise<void> {
  const token = await page.evaluate(() => localStorage.getItem('token'));
  await Rest.as(product.rest, token ?? '').post('/auth/logout', {});
}

/** A browser context with this session in the storage of `front`. */
export function signedIn(front: string, { token }: Rest): BrowserContextOptions {
  const localStorage = [{ name: 'token', value: token }];
  return { storageState: { cookies: [], origins: [{ origin: front, localStorage }] } };
}
