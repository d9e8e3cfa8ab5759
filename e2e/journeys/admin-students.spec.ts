import { Rest } from '../fixtures/rest.ts';
import { expect, test } from '../fixtures/test.ts';
import { logIn } from '../steps/account.ts';
import { expectAccessible } from '../steps/expectAccessible.ts';

test('an admin finds a new student, edits the profile and assigns club and mentor', async ({
  openBrowser,
  product,
  cast,
}) => {
  const student = { name: 'Kaveri Rajan', email: 'kaveri@journey.test', password: 'long-enough' };
  await Rest.register(product.rest, 'student', student);
  const { club, mentor } = cast.student;
  const page = await openBrowser();
  await logIn(page, cast.admin);
  const row = page.getByRole('row').filter({ hasText: student.name });
  const dialog = (name: string) => page.getByRole('dialog', { name });

  await test.step('the newest registration is first; a filter selects students without a club', async () => {
    await expect(page.getByRole('row').nth(1)).toContainText(student.name);
    await page.getByRole('button', { name: 'More filters' }).click();
    await page.getByLabel('Show').selectOption('Without club');
    await expect(page).toHaveURL(/assignment=no-club/);
    await expect(row).toContainText('Not assigned');
    const others = page.getByRole('row').filter({ hasNotText: 'Not assigned' });
    await expect(others).toHaveCount(1); // the row of the headings
    await expectAccessible(page, 'filters');
  });

  await test.step('Edit opens the tab with an error, and saves', async () => {
    await row.getByRole('button', { name: `Edit ${student.name}` }).click();
    const form = dialog('Edit Student');
    await form.getByLabel('Phone').fill('98450 22101');
    await form.getByRole('button', { name: 'Save Changes' }).click();
    await expect(page.getByText('Please fill all required fields')).toBeVisible();
    await expect(form.getByRole('tab', { name: /Academic/, selected: true })).toBeVisible();
    await expectAccessible(page, 'Edit Student');
    await form.getByLabel('Class').selectOption('10th');
    await form.getByLabel('School').fill('Hill View School');
    await form.getByRole('tab', { name: 'Interests' }).click();
    await form.getByRole('textbox', { name: 'Interests' }).fill('Robotics, Chess');
    const other = await Rest.logIn(product.rest, cast.admin.email, cast.admin.password);
    const id = new URL(page.url()).searchParams.get('dialog')?.replace('edit-', '') ?? '';
    await other.put(`/admin/students/${id}`, { phone: '98450 00000' });
    await form.getByRole('button', { name: 'Save Changes' }).click();
    const versions = dialog('This was changed meanwhile');
    await expect(versions).toContainText(`saved by ${cast.admin.name}`);
    await versions.getByRole('radio', { name: /98450 00000/ }).check();
    await expectAccessible(page, 'two versions');
    await versions.getByRole('button', { name: 'Save these choices' }).click();
    await expect(page.getByText('Student updated successfully')).toBeVisible();
    await expect(row).toContainText('98450 00000');
    await expect(row).toContainText('Hill View School');
  });

  await test.step('assigns club and mentor, and removes the mentor', async () => {
    await row.getByRole('button', { name: `Change club of ${student.name}` }).click();
    await dialog('Select club').getByRole('radio', { name: club }).check();
    await page.getByRole('button', { name: 'Assign' }).click();
    await expect(page.getByText(`${club} for ${student.name}`)).toBeVisible();
    await row.getByRole('button', { name: `Change mentor of ${student.name}` }).click();
    await dialog('Select mentor').getByRole('radio', { name: mentor.name }).check();
    await page.getByRole('button', { name: 'Assign' }).click();
    await expect(row).toContainText(mentor.name);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('Undone', { exact: true })).toBeVisible();
    await expect(row).not.toContainText(mentor.name);
  });

  await test.step('View has its own URL and shows who changed what', async () => {
    await row.getByRole('link', { name: student.name }).click();
    await page.reload();
    const view = dialog(student.name);
    await view.getByRole('tab', { name: 'Progress' }).click();
    await expect(view).toContainText('Initial Counseling');
    await view.getByRole('tab', { name: 'History' }).click();
    await expect(view.getByRole('listitem').first()).toContainText('changed the mentor');
    await expect(view).toContainText('Hill View School');
    await expectAccessible(page, 'History');
    await page.goBack();
    await expect(view).toBeHidden();
  });

  await test.step('another tab keeps the filters of this one', async () => {
    await page.getByRole('tab', { name: 'Educators' }).click();
    await expect(page).toHaveURL(/\?tab=educators$/);
    await page.getByRole('tab', { name: 'Students' }).click();
    await expect(page).toHaveURL(/assignment=no-club/);
  });
});
