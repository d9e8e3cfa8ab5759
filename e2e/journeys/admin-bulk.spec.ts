import { Rest } from '../fixtures/rest.ts';
import { expect, test } from '../fixtures/test.ts';
import { logIn } from '../steps/account.ts';
import { expectAccessible } from '../steps/expectAccessible.ts';

const SCHOOL = 'Bulk Journey School';

test('an admin assigns 120 students to a club, cancels in the middle and undoes it', async ({
  openBrowser,
  product,
  cast,
}) => {
  const { club } = cast.student;
  const rest = await Rest.logIn(product.rest, cast.admin.email, cast.admin.password);
  await rest.post('/admin/students/import', {
    fileHash: 'b'.repeat(64),
    dryRun: false,
    clubs: [],
    mentors: [],
    rows: Array.from({ length: 120 }, (_, index) => ({
      line: index + 2,
      name: `Bulk Person ${index + 1}`,
      email: `bulk-${index + 1}@journey.test`,
      school: SCHOOL,
    })),
  });
  const page = await openBrowser();
  await logIn(page, cast.admin);
  const bar = page.getByRole('region', { name: 'Selected students' });
  const membersOf = async () => {
    const query = new URLSearchParams({ search: SCHOOL, limit: '200' });
    const people = (await rest.get(`/admin/students?${query}`)) as { assignedClub: unknown }[];
    return people.filter(({ assignedClub }) => assignedClub !== null).length;
  };

  await test.step('selects a range with the keyboard, then all that match', async () => {
    await page.getByRole('searchbox', { name: 'Search students' }).fill(SCHOOL);
    await expect(page.getByText('120 students', { exact: true })).toBeVisible();
    const boxes = page.getByRole('checkbox', { name: /^Select Bulk Person/ });
    await boxes.nth(1).press('Space');
    await boxes.nth(4).press('Shift+Space');
    await expect(bar).toContainText('4 students selected');
    await expectAccessible(page, 'selection');
    await bar.getByRole('button', { name: 'Select all 120 students' }).click();
    await expect(bar).toContainText('120 students selected');
  });

  await test.step('cancels while the second batch is sent', async () => {
    let sent = 0;
    let release: () => void = () => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/graphql', async (route) => {
      const isBatch = route.request().postData()?.includes('"AssignClubs"') ?? false;
      if (isBatch && ++sent === 2) await released;
      await route.continue();
    });
    await bar.getByRole('button', { name: 'Assign Club' }).click();
    await page.getByRole('radio', { name: club }).check();
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(
      page.getByRole('dialog', { name: `Assign ${club} to 120 students?` }),
    ).toBeVisible();
    await expectAccessible(page, 'confirmation');
    await page.getByRole('button', { name: 'Assign', exact: true }).click();
    await expect(page.getByText('50 of 120 students')).toBeVisible();
    await page.getByRole('button', { name: 'Cancel' }).click();
    release();
    await expect(page.getByText('100 students done')).toBeVisible();
    await expect(page.getByText('20 not done')).toBeVisible();
    expect(await membersOf()).toBe(100);
    await expectAccessible(page, 'result');
  });

  await test.step('undoes what was done', async () => {
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('100 students undone')).toBeVisible();
    expect(await membersOf()).toBe(0);
    await page.getByRole('button', { name: 'Close' }).last().click();
    await expect(page.getByRole('row', { name: /Bulk Person/ }).first()).toContainText(
      'Not assigned',
    );
  });
});
