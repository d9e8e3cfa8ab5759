import { readFile } from 'node:fs/promises';
import { Rest } from '../fixtures/rest.ts';
import { expect, test } from '../fixtures/test.ts';
import { logIn, logInAsDemo } from '../steps/account.ts';
import { expectAccessible } from '../steps/expectAccessible.ts';

test('a student downloads their data and has the account erased', async ({
  openBrowser,
  product,
}) => {
  const student = {
    name: 'Leela Pillai',
    email: 'leela-pillai@journey.test',
    password: 'long-enough',
  };
  await Rest.register(product.rest, 'student', student);
  const page = await openBrowser();
  await logIn(page, student);
  await page.goto('/my-data');

  await test.step('downloads the data', async () => {
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download as JSON file' }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toMatch(/^my-data-\d{4}-\d\d-\d\d\.json$/);
    const text = await readFile(await download.path(), 'utf8');
    const { sections } = JSON.parse(text) as { sections: { name: string; entries: object[] }[] };
    expect(sections[0]).toMatchObject({ name: 'account' });
    expect(JSON.stringify(sections[0]?.entries)).toContain(student.email);
    expect(text).not.toMatch(/hash|\$argon2/);
  });

  const ask = page.getByRole('button', { name: 'Ask for deletion' });
  const request = async (reason: string) => {
    await ask.click();
    const dialog = page.getByRole('alertdialog');
    await dialog.getByLabel('Reason').fill(reason);
    await dialog.getByRole('button', { name: 'Ask for deletion' }).click();
    await expect(page.getByText(/^Asked on /)).toBeVisible();
  };
  await test.step('requests deletion, withdraws it and requests it again', async () => {
    await request('Curious');
    await page.getByRole('button', { name: 'Withdraw the request' }).click();
    await expect(page.getByText('Request withdrawn')).toBeVisible();
    await request('I move away');
  });

  await test.step('is erased by an administrator after a confirmation', async () => {
    const admin = await openBrowser();
    await logInAsDemo(admin, 'admin');
    await admin.getByRole('button', { name: 'Review' }).click();
    const list = admin.getByRole('dialog', { name: 'Requests for deletion' });
    await expect(list.getByText('“I move away”')).toBeVisible();
    await expectAccessible(admin, 'requests for deletion');
    await list.getByRole('button', { name: `Erase ${student.name}` }).click();
    await admin.getByRole('button', { name: 'Erase for good' }).click();
    await expect(admin.getByText(`${student.name} was erased`)).toBeVisible();
    await expect(admin.getByRole('button', { name: 'Review' })).toBeHidden();
  });

  await test.step('is signed out and can’t log in again', async () => {
    await page.reload();
    await expect(page).toHaveURL(/\/login/);
    await page.getByRole('textbox', { name: 'Email' }).fill(student.email);
    await page.getByLabel('Password', { exact: true }).fill(student.password);
    await page.getByRole('button', { name: 'Login' }).click();
    await expect(page.getByText('Invalid credentials').first()).toBeVisible();
  });
});
