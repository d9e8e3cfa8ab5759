import type { Page } from '@playwright/test';
import { expect } from '../fixtures/test.ts';
import { foreignTexts } from './languages.ts';

async function expectTranslated(page: Page) {
  expect.soft(await foreignTexts(page), page.url()).toEqual([]);
}

/** Translated, and as wide as the screen. */
async function expectComplete(page: Page) {
  await expectTranslated(page);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - window.innerWidth,
  );
  expect.soft(overflow, page.url()).toBeLessThanOrEqual(0);
}

/** Sends an empty form: its messages are displayed. */
async function sendEmpty(page: Page) {
  await page.locator('form [type=submit]').click();
  await expect(page.locator('[aria-invalid=true]').first()).toBeVisible();
  await expectComplete(page);
}

/** Sends an empty form, then a wrong password: the message of the server is displayed. */
async function logInWrongly(page: Page) {
  await sendEmpty(page);
  await page.locator('[name=email]').fill('nobody@waymark.test');
  await page.locator('[name=password]').fill('wrong-password');
  await page.locator('form [type=submit]').click();
  await expect(page.getByRole('alert').first()).toBeVisible();
  await expectComplete(page);
}

/** The dashboard, its dialogs and its print. */
async function walkDashboard(page: Page) {
  await expect(page.locator('h1')).toBeVisible();
  const url = page.url();
  // The answer on the latest feedback may be closed by now.
  await page.locator('figure, #feedback').getByRole('button').first().click();
  await expect(page.locator('form textarea')).toBeVisible();
  await expectComplete(page);
  await page.locator('a[href*=history-]').first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectComplete(page);
  await page.goto(`${url}?dialog=profile`);
  for (const tab of await page.getByRole('dialog').getByRole('tab').all()) {
    await tab.click();
    await expectComplete(page);
  }
  await page.goto(`${url}?dialog=concern`);
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectComplete(page);
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('[data-print-sheet]')).toBeVisible();
  await expectTranslated(page);
  await page.emulateMedia({ media: 'screen' });
}

/** My data, its dialogs and the record. */
async function walkMyData(page: Page) {
  await expect(page.locator('main li').first()).toBeVisible();
  await expectComplete(page);
  const url = page.url();
  for (const ask of ['deletion', 'sign-out']) {
    await page.goto(`${url}?ask=${ask}`);
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await expectComplete(page);
  }
  await page.goto(`${url}?view=record`);
  await expect(page.locator('main dl').first()).toBeVisible();
  await expectComplete(page);
}

/** The result of the interest profile, the question before it is removed, and the statements. */
async function walkInterests(page: Page) {
  const [again, remove] = [0, 1].map((index) =>
    page.locator('main').getByRole('button').nth(index),
  );
  await expect(page.locator('main section svg').first()).toBeVisible();
  await expectComplete(page);
  await remove?.click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expectComplete(page);
  await page.keyboard.press('Escape');
  await again?.click();
  await sendEmpty(page);
}

/** The review of the form and its steps, the last first, with the messages of empty fields. */
async function walkForm(page: Page) {
  await page.goto(`${new URL(page.url()).pathname}?step=review`);
  await expect(page.locator('form dl').first()).toBeVisible();
  await expectComplete(page);
  const title = page.locator('form h2');
  const back = page.locator('form > :last-child [type=button]');
  while (await back.isVisible()) {
    const before = (await title.textContent()) ?? '';
    await back.click();
    await expect(title).not.toHaveText(before);
    await expectComplete(page);
    const change = page.locator('fieldset[lang=en] button');
    if (await change.isVisible()) await change.click();
    const required = await page
      .locator('form input[aria-required=true]:not([type=checkbox])')
      .all();
    if (required.length === 0) continue;
    for (const field of required) await field.fill('');
    await sendEmpty(page);
  }
}

/** Complete pages: who opens them, and what is displayed after a press. */
export const WALKS = [
  { role: null, path: '/login', walk: logInWrongly },
  { role: 'student', path: '/student', walk: walkDashboard },
  { role: 'educator', path: '/educator', walk: walkDashboard },
  { role: 'student', path: '/change-password', walk: sendEmpty },
  { role: 'student', path: '/my-data', walk: walkMyData },
  { role: 'educator', path: '/my-data', walk: walkMyData },
  { role: 'student', path: '/interests', walk: walkInterests },
  { role: 'student', path: '/career-form', walk: walkForm },
  { role: 'educator', path: '/career-form', walk: walkForm },
] as const;
