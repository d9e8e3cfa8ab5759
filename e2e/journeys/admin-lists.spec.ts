import { readFile } from 'node:fs/promises';
import { expect, test } from '../fixtures/test.ts';
import { logIn } from '../steps/account.ts';
import { expectAccessible } from '../steps/expectAccessible.ts';

test('an admin exports a filtered list and reads the file', async ({ openBrowser, cast }) => {
  const page = await openBrowser();
  await logIn(page, cast.admin);
  await page.getByRole('button', { name: 'Active', exact: true }).click();
  await page.getByRole('button', { name: 'More filters' }).click();
  await page.getByRole('combobox', { name: 'Club' }).selectOption('Robotics Club');
  await expect(page).toHaveURL(/club=/);
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  const file = await downloading;
  const dialog = page.getByRole('alertdialog', { name: 'Export students' });
  await expect(dialog).toContainText(/The file has \d+ rows?\. \d+ students? (was|were) found/);
  await expectAccessible(page, 'Export students');
  const [, rows] = /The file has (\d+) row/.exec((await dialog.textContent()) ?? '') ?? [];
  expect(file.suggestedFilename()).toMatch(/^students-\d{4}-\d\d-\d\d-robotics-club-active\.csv$/);
  const text = await readFile(await file.path(), 'utf8');
  const [head, ...lines] = text.split('\r\n');
  expect(head).toMatch(/^\uFEFFName,Email,Phone,Class,School,Club,Mentor,Status,/);
  expect(lines).toHaveLength(Number(rows));
  for (const line of lines) expect(line).toMatch(/,Robotics Club,.*,Active,/);
  await dialog.getByRole('button', { name: 'Close' }).last().click();
});

test('an admin opens the overview, a bar, and its list with the filter', async ({
  openBrowser,
  cast,
}) => {
  const page = await openBrowser();
  await logIn(page, cast.admin);
  await page.getByRole('link', { name: 'Overview' }).click();
  await expect(page).toHaveURL(/\/admin\?overview$/);
  const part = page.getByRole('region', { name: 'Clubs and stages' });

  await test.step('a part of a bar leads to the people of the club at the stage', async () => {
    const bar = part.getByRole('link', { name: /^Not Started, Robotics Club: / });
    const [, count] = /: (\d+) student/.exec((await bar.getAttribute('aria-label')) ?? '') ?? [];
    await bar.click();
    await expect(page.getByRole('combobox', { name: 'Stage' })).toHaveValue('not-started');
    await expect(page.getByText(new RegExp(`^${count} students?$`))).toBeVisible();
    await page.goBack();
  });

  await test.step('the filter by club shows the stages of the club', async () => {
    await page.getByRole('combobox', { name: 'Club' }).selectOption('Robotics Club');
    await expect(
      part.getByRole('link', { name: /^Not Started: \d+ students? here now/ }),
    ).toBeVisible();
    await page.getByRole('link', { name: 'Back to the lists' }).click();
    await expect(page.getByRole('tab', { name: 'Students', selected: true })).toBeVisible();
  });
});
