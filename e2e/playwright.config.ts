import { defineConfig } from '@playwright/test';
import type { ProductOptions } from './fixtures/test.ts';

const asRoot = process.getuid?.() === 0;

/** E2E_BROWSER is the path of an installed Chromium; without it Playwright's own is used. */
const executablePath = process.env.E2E_BROWSER;

/** BFF_REPLICAS=2 has two bff processes take turns in every journey. */
const replicas = Number(process.env.BFF_REPLICAS ?? 1);

export default defineConfig<ProductOptions, ProductOptions>({
  testDir: 'journeys',
  timeout: 180_000,
  expect: { timeout: 15_000 },
  workers: 2,
  forbidOnly: process.env.CI !== undefined,
  use: {
    launchOptions: {
      ...(executablePath !== undefined && { executablePath }),
      // A browser that asks for nothing by itself, so that each request is the product's.
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
    replicas,
  },
  projects: [
    { name: 'embedded', use: { engine: 'embedded' } },
    // That processes keep nothing for themselves shows in one journey as in all.
    { name: 'replicas', use: { replicas: 2 }, testMatch: /student\.spec\.ts$/ },
    // What a page looks like does not depend on the database.
    { name: 'postgres', use: { engine: 'postgres' }, testMatch: /(student|educator)\.spec\.ts$/ },
  ],
});
