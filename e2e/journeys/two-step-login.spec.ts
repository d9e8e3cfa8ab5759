import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { DEMO_PASSWORD } from '../fixtures/cast.ts';
import { Rest } from '../fixtures/rest.ts';
import { expect, test } from '../fixtures/test.ts';
import { logIn, logInAsDemo, logOut } from '../steps/account.ts';
import { expectAccessible } from '../steps/expectAccessible.ts';

const mentor = {
  name: 'Rekha Subramaniam',
  email: 'rekha@journey.test',
  password: 'long-enough',
};

const STEP = 30_000;

/** Enters the password; the code is requested next. */
async function enterPassword(page: Page) {
  await page.goto('/login');
  await page.getByRole('textbox', { name: 'Email' }).fill(mentor.email);
  await page.getByLabel('Password', { exact: true }).fill(mentor.password);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByRole('heading', { name: 'Two-step login' })).toBeVisible();
}

async function submitPasswordAndCode(page: Page, action: string, code: string) {
  await page.getByLabel('Current password').fill(mentor.password);
  await page.getByRole('textbox', { name: 'Code' }).fill(code);
  await page.getByRole('button', { name: action }).click();
}

test('a mentor logs in with a second factor', async ({ openBrowser, product, cast }) => {
  const admin = await Rest.logIn(product.rest, cast.admin.email, DEMO_PASSWORD);
  const [club] = await admin.clubs();
  await admin.post('/admin/mentors', { ...mentor, phone: '98900 27514', assignedClub: club?.id });
  const page = await openBrowser();
  let totp = new TOTP();
  let turnedOnAt = 0;
  let recoveryCodes: string[] = [];

  await test.step('turns it on', async () => {
    await logIn(page, mentor);
    await page.getByRole('link', { name: 'Two-step login' }).click();
    await page.getByRole('button', { name: 'Set up' }).click();
    await expect(page.getByRole('img', { name: /^QR code/ })).toBeVisible();
    await expectAccessible(page, 'set-up of two-step login');
    const key = await page.getByRole('button', { name: /^Copy Key / }).textContent();
    totp = new TOTP({ secret: Secret.fromBase32((key ?? '').replace(/\s/g, '')) });
    turnedOnAt = Date.now();
    await submitPasswordAndCode(page, 'Turn on', totp.generate({ timestamp: turnedOnAt }));
    const codes = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
    await expect(codes).toHaveCount(10);
    recoveryCodes = await codes.allTextContents();
    await expectAccessible(page, 'recovery codes');
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download' }).click();
    expect((await downloading).suggestedFilename()).toBe('waymark-recovery-codes.txt');
    await page.getByRole('button', { name: 'I have kept them' }).click();
    await expect(page.getByText('10 recovery codes are left.')).toBeVisible();
    await logOut(page);
  });

  await test.step('logs in with a code only', async () => {
    await enterPassword(page);
    await expectAccessible(page, 'second step of the login');
    await page.getByRole('textbox', { name: 'Code' }).fill('000000');
    await page.getByRole('button', { name: 'Login' }).click();
    await expect(page.getByText('This code is not right')).toBeVisible();
    await page.getByRole('button', { name: 'Back' }).click();
    await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(mentor.email);
    await page.getByRole('button', { name: 'Login' }).click();
    // Each code is accepted once, so this uses the code after the one used for set-up.
    const timestamp = Math.max(turnedOnAt + STEP, Date.now());
    await page.getByRole('textbox', { name: 'Code' }).fill(totp.generate({ timestamp }));
    await page.getByRole('button', { name: 'Login' }).click();
    await expect(page).toHaveURL('/mentor');
    await logOut(page);
  });

  await test.step('logs in with a recovery code', async () => {
    await enterPassword(page);
    await page.getByRole('button', { name: 'Use a recovery code' }).click();
    await page.getByRole('textbox', { name: 'Recovery code' }).fill(recoveryCodes[0] ?? '');
    await page.getByRole('button', { name: 'Login' }).click();
    await expect(page).toHaveURL('/mentor');
  });

  await test.step('an administrator sees that it is on', async () => {
    const screen = await openBrowser();
    await logInAsDemo(screen, 'admin');
    await screen.goto('/admin?tab=mentors&search=Rekha');
    await screen.getByRole('link', { name: mentor.name }).click();
    await screen.getByRole('tab', { name: 'Access' }).click();
    await expect(screen.getByRole('button', { name: 'Reset two-step login' })).toBeVisible();
    await screen.goto('/administrators');
    await expect(screen.getByRole('link', { name: cast.admin.email })).toBeVisible();
    await expectAccessible(screen, 'administrators');
  });

  await test.step('turns it off with another recovery code', async () => {
    await page.getByRole('link', { name: 'Two-step login' }).click();
    await expect(page.getByText('9 recovery codes are left.')).toBeVisible();
    await page.getByRole('button', { name: 'Turn off' }).click();
    await submitPasswordAndCode(page, 'Turn off', recoveryCodes[1] ?? '');
    await expect(page.getByRole('button', { name: 'Set up' })).toBeVisible();
    await logOut(page);
    await logIn(page, mentor);
  });
});
