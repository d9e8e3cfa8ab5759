import { defineConfig } from '@playwright/test';
import type { ProductOptions } from './fixtures/test.ts';

const asRoot = process.getuid?.() === 0;

/** E2E_BROWSER is the path of an installed Chromium; without it Playwright's own is used. */
const executablePath = process.env.E2E_BROWSER;

export default defineConfig<ProductOptions, ProductOptions>({
  testDir: 'journeys',
  timeout: 180_000,
  expect: { timeout: 15_000 },
  workers: 2,
  // Two products and two browsers share the cores, so a journey may miss a deadline once. The retry
  // starts a product of its own; the report lists the journeys that needed it.
  retries: 1,
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
  },
  projects: [
    // Two bff processes take turns, so that every journey shows that they keep nothing for themselves.
    {
      name: 'embedded',
      use: { engine: 'embedded', replicas: 2 },
      testIgnore: /student\.spec\.ts$/,
    },
    // As one starts it: a process of each, without another address in front of them.
    {
      name: 'single',
      use: { engine: 'embedded' },
      testMatch: /session\.spec\.ts$/,
      grep: /expiry/,
    },
    // What a page looks like does not depend on the database.
    { name: 'postgres', use: { engine: 'postgres' }, testMatch: /student\.spec\.ts$/ },
  ],
});
