import { defineConfig } from '@playwright/test';
import type { ProductOptions } from './fixtures/test.ts';

const asRoot = process.getuid?.() === 0;

/** E2E_BROWSER is the path of an installed Chromium; without it Playwright's own is used. */
const executablePath = process.env.E2E_BROWSER;

export default defineConfig<ProductOptions, ProductOptions>({
  testDir: 'journeys',
  timeout: 180_000,
  expect: { timeout: 15_000 },
  workers: 1,
  // Other suites of npm test run beside the journeys, so a journey may miss a deadline once. The
  // retry starts a product of its own; the report lists the journeys that needed it.
  retries: 1,
  forbidOnly: process.env.CI !== undefined,
  use: {
    launchOptions: {
      ...(executablePath !== undefined && { executablePath }),
      // Disables the browser's background requests, so that every request comes from the product.
      args: [
        ...(asRoot ? ['--no-sandbox'] : []),
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
    actionTimeout: 15_000,
    viewport: { width: 1440, height: 900 },
    screenshot: 'only-on-failure',
    // Playwright intercepts no requests of a service worker. The offline journey allows it.
    serviceWorkers: 'block',
  },
  projects: [
    // Two bff processes used in turn: every journey fails if one keeps state of its own. The pages
    // are translated as browsers do it: a journey fails if React needs a text node that is gone.
    {
      name: 'embedded',
      use: { engine: 'embedded', replicas: 2, translated: true },
      testIgnore: /student\.spec\.ts$/,
    },
    // As `npm start` runs it: one process of each tier, without a proxy.
    {
      name: 'single',
      use: { engine: 'embedded' },
      testMatch: /session\.spec\.ts$/,
      grep: /expiry/,
    },
    // Writes the pictures of the README: `npm run pictures`.
    { name: 'pictures', use: { engine: 'embedded' }, testMatch: /pictures\.ts$/ },
    // The screens do not depend on the database: one journey is enough.
    { name: 'postgres', use: { engine: 'postgres' }, testMatch: /student\.spec\.ts$/ },
  ],
});
