import { Rest } from '../fixtures/rest.ts';
import { expect, test } from '../fixtures/test.ts';
import { logIn } from '../steps/account.ts';
import { expectAccessible } from '../steps/expectAccessible.ts';

test('an admin reads an educator’s profile, edits it and asks before changes are lost', async ({
  openBrowser,
  product,
  cast,
}) => {
  const educator = {
    name: 'Leela Menon',
    email: 'leela@admin-educators.test',
    password: 'long-enough',
  };
  await Rest.register(product.rest, 'educator', educator);
  const page = await openBrowser();
  await logIn(page, cast.admin);
  const row = page.getByRole('row').filter({ hasText: educator.name });
  const dialog = (name: string) => page.getByRole('dialog', { name });

  await test.step('a count card links to the educators; the search finds one by email', async () => {
    await page.getByRole('link', { name: 'Total Educators' }).click();
    await page.getByRole('searchbox', { name: 'Search educators' }).fill(educator.email);
    await expect(row).toContainText('Not assigned');
  });

  await test.step('View shows that the form is not submitted', async () => {
    await row.getByRole('button', { name: `View ${educator.name}` }).click();
    const view = dialog(educator.name);
    await view.getByRole('tab', { name: 'Academic' }).click();
    await expect(view.getByText('Form not submitted yet')).toBeVisible();
    await expectAccessible(page, 'View');
    await page.keyboard.press('Escape');
    await expect(view).toBeHidden();
  });

  await test.step('Edit opens the form from the read-only details', async () => {
    await row.getByRole('button', { name: `Edit ${educator.name}` }).click();
    await page.getByRole('button', { name: 'Edit Profile' }).click();
    const form = dialog('Edit Educator');
    await form.getByLabel('Phone').fill('98450 22102');
    await form.getByRole('tab', { name: 'Academic' }).click();
    await form.getByLabel('Position').selectOption('Lecturer');
    await form.getByLabel('Institution').fill('Hill View College');
    await page.keyboard.press('Escape');
    const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
    await expect(question).toContainText('3 changes to the profile of Leela Menon');
    await expectAccessible(page, 'leaving');
    await question.getByRole('button', { name: 'Keep editing' }).click();
    await form.getByRole('button', { name: 'Save Changes' }).click();
    await expect(page.getByText('Educator updated successfully')).toBeVisible();
    await expect(row).toContainText('98450 22102');
  });

  await test.step('a reload shows what was saved', async () => {
    await page.reload();
    await row.getByRole('button', { name: `View ${educator.name}` }).click();
    const view = dialog(educator.name);
    await expect(view).toContainText('Lecturer, Hill View College');
  });
});
