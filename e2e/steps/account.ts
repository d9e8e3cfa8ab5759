import type { Page } from '@playwright/test';
import { DEMO_PASSWORD } from '../fixtures/cast.ts';
import type { Account } from '../fixtures/rest.ts';
import { expect } from '../fixtures/test.ts';

/** Registers from the landing page; ends on the login page. */
export async function register(page: Page, role: 'Student' | 'Educator', account: Account) {
  await page.goto('/');
  await page.getByRole('link', { name: 'Register' }).first().click();
  await expect(page).toHaveURL('/register');
  await page.getByRole('radio', { name: role }).check();
  await page.getByRole('textbox', { name: 'Full name' }).fill(account.name);
  await page.getByRole('textbox', { name: 'Email' }).fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByLabel('Confirm password').fill(account.password);
  await page.getByRole('button', { name: 'Register' }).click();
  await expect(page.getByText('Registration Successful')).toBeVisible();
  await expect(page).toHaveURL('/login');
}

async function enter(page: Page, email: string, password: string) {
  await page.goto('/login');
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByText('Login Successful')).toBeVisible();
}

/** Logs in with an account of the demo data. */
export async function logInAsDemo(page: Page, role: 'admin' | 'mentor' | 'student' | 'educator') {
  await enter(page, `${role}@waymark.test`, DEMO_PASSWORD);
}

/** Logs in; ends on the first page of the role. */
export async function logIn(page: Page, account: Account) {
  await enter(page, account.email, account.password);
  await expect(page.getByText(`Welcome back, ${account.name}!`)).toBeVisible();
}

export async function logOut(page: Page) {
  await page.getByRole('button', { name: 'Logout' }).first().click();
  await expect(page.getByText('You have been successfully logged out.')).toBeVisible();
  await expect(page).toHaveURL('/');
}
