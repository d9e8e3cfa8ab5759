// Time from input to next paint with 5,000 selected students, at a quarter of the CPU's speed.
import { chromium, type CDPSession, type Locator, type Page } from '@playwright/test';
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism, loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { startSession } from '../api/src/modules/auth/sessions.ts';
import { insertUser } from '../api/src/modules/auth/users.ts';
import { serverFlags } from '../scripts/lib/server-flags.mjs';
import { findBrowser } from '../scripts/lib/testing/browser.mjs';
import { fill } from './lists/fill.ts';
import { openScratch } from './lists/scratch.ts';

const GOAL_MS = 200;
const STUDENTS = 5_000;
const SLOWDOWN = 4;

const { values: options } = parseArgs({
  options: {
    rounds: { type: 'string', default: '9' },
    /** Built web of another commit, measured in turn with this one. */
    before: { type: 'string' },
  },
});
const server = process.env['DATABASE_URL'];
if (server === undefined) {
  console.error(
    'Usage: DATABASE_URL=postgres://… npm --prefix bench run selection [-- --before FOLDER]',
  );
  process.exit(2);
}

/** Inputs on the people page; the first are undone by the next. */
const INPUTS: Record<string, (page: Page) => Promise<void>> = {
  'open Assign Club': async (page) => {
    await click(page, page.getByRole('button', { name: 'Assign Club' }));
    await page.getByRole('dialog').waitFor();
  },
  'close Assign Club': async (page) => {
    await click(page, page.getByRole('dialog').getByRole('button', { name: 'Cancel' }));
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  },
  'clear the page': clickPageBox,
  'select the page': clickPageBox,
};

/** Keeps the duration of the longest interaction in `longest`. */
const OBSERVER = `
  var longest = 0;
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries()) {
      if (interactionId) longest = Math.max(longest, duration);
    }
  }).observe({ type: 'event', durationThreshold: 16 });
`;

const children: ChildProcess[] = [];
const scratch = await openScratch(server, (db) => fill(db, STUDENTS));
const browser = await chromium.launch({ executablePath: await findBrowser() });
try {
  process.exitCode = (await measure()) ? 0 : 1;
} finally {
  await browser.close();
  for (const child of children) child.kill();
  await scratch.drop();
}

/** Prints the medians. @returns whether this commit reaches the goal */
async function measure(): Promise<boolean> {
  const account = { name: 'Admin', email: 'admin@example.org', passwordHash: '' };
  const admin = await insertUser(scratch.db, { ...account, role: 'admin' });
  const token = await startSession(scratch.db, admin, new Date());
  const api = await start('api', { API_PORT: '0', MIGRATE: '0', DATABASE_URL: scratch.url });
  const built = fileURLToPath(new URL('../web/dist', import.meta.url));
  const webs = Object.entries({ ...(options.before && { before: options.before }), now: built });
  const pages: [string, Page, CDPSession][] = [];
  for (const [name, folder] of webs) {
    const front = await start('bff', { PORT: '0', API_URL: api, WEB_DIST: folder });
    pages.push([name, ...(await selectAll(front, token))]);
  }
  const times = new Map<string, number[]>();
  for (let round = 0; round < Number(options.rounds); round += 1) {
    // In turn, so that a busy minute of the machine does not fall on one build alone.
    for (const [name, page, cdp] of pages) {
      await page.bringToFront();
      for (const [input, act] of Object.entries(INPUTS)) {
        const key = `${input}, ${name}`;
        times.set(key, [...(times.get(key) ?? []), await timeOf(page, cdp, act)]);
      }
    }
  }
  const rows = [...times].map(([input, all]) => ({ input, ...summary(all) }));
  console.table(rows);
  const busy = (loadavg()[0] ?? 0).toFixed(1);
  console.log(`${browser.version()}, load ${busy} on ${availableParallelism()} cores`);
  return rows.every(({ input, median }) => !input.endsWith('now') || median < GOAL_MS);
}

function summary(times: readonly number[]) {
  const sorted = times.toSorted((a, b) => a - b);
  return { median: sorted[sorted.length >> 1] ?? NaN, least: sorted[0], most: sorted.at(-1) };
}

/** Starts a server as in production. @returns its address */
async function start(tier: 'api' | 'bff', settings: Record<string, string>): Promise<string> {
  const program = fileURLToPath(new URL(`../${tier}/dist/server.js`, import.meta.url));
  const child = fork(program, {
    execArgv: serverFlags[tier],
    env: { PATH: process.env['PATH'], NODE_ENV: 'production', ...settings },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  children.push(child);
  const [message] = (await once(child, 'message')) as [{ address: string }];
  return message.address;
}

/** The students with all of them selected. */
async function selectAll(front: string, token: string): Promise<[Page, CDPSession]> {
  const localStorage = [{ name: 'token', value: token }];
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    storageState: { cookies: [], origins: [{ origin: front, localStorage }] },
  });
  const page = await context.newPage();
  await page.addInitScript(OBSERVER);
  await page.goto(`${front}/admin`);
  await clickPageBox(page);
  await page.getByRole('button', { name: /^Select all 5,000/ }).click();
  await page.getByText('5,000 students selected').waitFor({ timeout: 120_000 });
  return [page, await context.newCDPSession(page)];
}

async function clickPageBox(page: Page): Promise<void> {
  await click(page, page.getByRole('checkbox', { name: 'Select all students on this page' }));
}

/** A click without Playwright's check in the page, which would count as time of the input. */
async function click(page: Page, target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await target.boundingBox()) ?? failed('is not visible');
  await page.mouse.click(x + width / 2, y + height / 2);
}

function failed(reason: string): never {
  throw new Error(`The element ${reason}.`);
}

/** Milliseconds of the longest interaction of an input, as the browser reports it in steps of 8. */
async function timeOf(page: Page, cdp: CDPSession, act: (page: Page) => Promise<void>) {
  await page.evaluate('longest = 0');
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await act(page);
  // Entries are reported after the paint.
  await page.waitForTimeout(1_000);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return page.evaluate<number>('longest');
}
