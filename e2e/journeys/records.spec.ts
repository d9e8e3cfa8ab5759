import { DEMO_PASSWORD } from '../fixtures/cast.ts';
import { Rest } from '../fixtures/rest.ts';
import { expect, test } from '../fixtures/test.ts';
import { signedIn } from '../steps/session.ts';

test('an administrator reads form submissions and progress', async ({
  openBrowser,
  product,
  front,
}) => {
  const session = await Rest.logIn(product.rest, 'admin@waymark.test', DEMO_PASSWORD);
  const page = await openBrowser(signedIn(front, session));
  await page.goto('/admin');

  await page.getByRole('link', { name: 'Form Submitted' }).click();
  await expect(page).toHaveURL('/admin?tab=submissions&status=submitted');
  await page.getByRole('combobox', { name: 'Role' }).selectOption('Educators');
  const table = page.getByRole('table', { name: 'form submissions' });
  await expect(table.getByRole('cell', { name: 'Educator', exact: true })).toHaveCount(10);
  await expect(table.getByText('Pending')).toHaveCount(0);

  // Rows of the other role may still be displayed.
  const row = table.getByRole('row').filter({ has: page.getByText('Educator', { exact: true }) });
  const first = row.first().getByRole('button', { name: /^View Details of / });
  const label = (await first.getAttribute('aria-label')) ?? '';
  const name = label.replace('View Details of ', '');
  await table.getByRole('button', { name: label, exact: true }).click();
  const dialog = page.getByRole('dialog', { name });
  await expect(dialog.getByText('Institution')).toBeVisible();
  await page.reload();
  await expect(dialog.getByText('Institution')).toBeVisible();
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL('/admin?tab=submissions&status=submitted&role=educators');

  await page.getByRole('tab', { name: 'Progress Tracker' }).click();
  await page.getByRole('combobox', { name: 'Status' }).selectOption('In Progress');
  const cards = page.getByRole('list', { name: 'Progress of students' }).getByRole('button');
  await expect(cards).toHaveCount(10);
  await expect(cards.filter({ hasText: 'In Progress' })).toHaveCount(10);
  await page.getByRole('button', { name: 'Educators', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Progress of all educators' })).toBeVisible();

  await page.getByRole('tab', { name: 'Form Submissions' }).click();
  await expect(page.getByRole('combobox', { name: 'Role' })).toHaveValue('educators');
  await page.getByRole('tab', { name: 'Progress Tracker' }).click();
  await page
    .getByRole('list', { name: 'Progress of educators' })
    .getByRole('button')
    .first()
    .click();
  await page.reload();
  await expect(page.getByRole('list', { name: /^Stages of / })).toBeVisible();
});
