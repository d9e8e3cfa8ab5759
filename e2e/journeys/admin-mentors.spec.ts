import { Rest } from '../fixtures/rest.ts';
import { expect, test } from '../fixtures/test.ts';
import { logIn } from '../steps/account.ts';
import { expectAccessible } from '../steps/expectAccessible.ts';

/** A club of the demo data whose mentor no other journey uses. */
const CLUB = 'Robotics Club';
const LEAVING = 'Sandeep Bhat';

test('an admin adds, moves and removes mentors; their people stay', async ({
  openBrowser,
  product,
  cast,
}) => {
  const added = { name: 'Nandini Raghavan', email: 'nandini@journey.test', password: ' Kite 45 ' };
  const own = 'a kite over the lake';
  const page = await openBrowser();
  await logIn(page, cast.admin);
  const row = (name: string) => page.getByRole('row').filter({ hasText: name });
  const dialog = (name: string) => page.getByRole('dialog', { name });

  await test.step('adds a mentor, who can log in with the password as it was typed', async () => {
    await page.getByRole('tab', { name: 'Mentors' }).click();
    await page.getByRole('button', { name: 'Add Mentor' }).click();
    await expect(page).toHaveURL(/dialog=add/);
    const form = dialog('Add Mentor');
    await form.getByLabel('Name').fill(added.name);
    await form.getByLabel('Email').fill(added.email);
    await form.getByLabel('Phone').fill('98450 22101');
    await form.getByLabel('Password', { exact: true }).fill(added.password);
    await form.getByLabel('Club').selectOption({ label: `${CLUB}, Student Club` });
    await expectAccessible(page, 'Add Mentor');
    await form.getByRole('button', { name: 'Add Mentor' }).click();
    await expect(page.getByText('Mentor added successfully')).toBeVisible();
    await Rest.logIn(product.rest, added.email, added.password);
  });

  await test.step('makes a link with which the mentor sets a password', async () => {
    const shown = dialog(`A link for ${added.name}`);
    const link = await shown.getByText('/set-password?token=').innerText();
    await expectAccessible(page, 'link to a password');
    await shown.getByRole('button', { name: 'Done' }).click();
    await expect(row(added.name)).toContainText(CLUB);

    const mentor = await openBrowser();
    const { pathname, search } = new URL(link);
    await mentor.goto(pathname + search);
    await expect(mentor.getByRole('heading', { name: 'Choose your password' })).toBeVisible();
    await expect(mentor).toHaveURL('/set-password');
    await mentor.getByLabel('New password').fill(own);
    await mentor.getByLabel('Confirm password').fill(own);
    await mentor.getByRole('button', { name: 'Set Password' }).click();
    await expect(mentor).toHaveURL('/login');
    await logIn(mentor, { ...added, password: own });
    await expect(mentor).toHaveURL('/mentor');
  });

  await test.step('a dialog has a URL: a reload opens it, Back closes it', async () => {
    await page.getByRole('button', { name: `Edit ${added.name}` }).click();
    await page.reload();
    await expect(dialog('Edit Mentor')).toBeVisible();
    await page.goBack();
    await expect(dialog('Edit Mentor')).toBeHidden();
  });

  await test.step('a conflict with another admin shows both versions', async () => {
    await page.getByRole('button', { name: `Edit ${added.name}` }).click();
    await dialog('Edit Mentor').getByLabel('Experience').fill('20 years');
    const other = await Rest.logIn(product.rest, cast.admin.email, cast.admin.password);
    const mentor = (await other.mentors()).find(({ email }) => email === added.email);
    await other.put(`/admin/mentors/${mentor?.id ?? ''}`, {
      experience: '12 years',
      specialization: 'Architecture',
    });
    await page.getByRole('button', { name: 'Save Changes' }).click();
    const versions = dialog('This was changed meanwhile');
    await expect(versions).toContainText('12 years');
    await expectAccessible(page, 'two versions');
    await versions.getByRole('button', { name: 'Save these choices' }).click();
    await expect(page.getByText('Mentor updated successfully')).toBeVisible();
    await expect(row(added.name)).toContainText('20 years');
    await expect(row(added.name)).toContainText('Architecture');
  });

  await test.step('removing a mentor assigns the people to another', async () => {
    const people = Number.parseInt(await row(LEAVING).getByRole('cell').nth(3).innerText());
    await page.getByRole('button', { name: `Delete ${LEAVING}` }).click();
    const question = page.getByRole('alertdialog', { name: `Remove ${LEAVING}?` });
    await expect(question).toContainText(`${people} students of ${LEAVING}`);
    const taker = question.getByLabel('Give them to');
    await taker.selectOption({
      label: `${added.name}, ${CLUB}, 0 people`,
    });
    await question.getByRole('button', { name: 'Remove mentor' }).click();
    await expect(page.getByText('Mentor removed')).toBeVisible();
    await expect(row(LEAVING)).toHaveCount(0);
    await expect(row(added.name)).toContainText(String(people));
  });
});
