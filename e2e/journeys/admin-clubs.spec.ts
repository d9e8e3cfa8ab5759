import { expect, test } from '../fixtures/test.ts';
import { logIn } from '../steps/account.ts';
import { expectAccessible } from '../steps/expectAccessible.ts';

test('an admin adds a club, orders its stages, gives it mentors and deletes it', async ({
  openBrowser,
  cast,
}) => {
  const page = await openBrowser();
  await logIn(page, cast.admin);
  const name = 'Astronomy Circle';
  const card = page.getByRole('listitem', { name });
  const part = (title: string) => card.getByRole('region', { name: title });
  const dialog = page.getByRole('dialog');
  const stages = dialog.getByRole('textbox', { name: /^Name of stage/ });
  const names = () =>
    stages.evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value));

  await test.step('adds a club with a sixth stage', async () => {
    await page.getByRole('tab', { name: 'Clubs' }).click();
    await page.getByRole('button', { name: 'Add Club' }).click();
    await dialog.getByLabel('Club name').fill(name);
    await dialog.getByLabel('Description').fill('Stars and telescopes, on clear nights.');
    await dialog.getByRole('button', { name: 'Add stage' }).click();
    await stages.nth(5).fill('Observation');
    await expectAccessible(page, 'Add Club');
    await dialog.getByRole('button', { name: 'Add Club' }).click();
    await expect(page.getByText('Club added successfully')).toBeVisible();
    await expect(card).toContainText('Student Club');
    await expect(card).toContainText('0 students');
  });

  await test.step('orders the stages by keyboard and by dragging; Escape does not close the dialog', async () => {
    await page.getByRole('button', { name: `Edit ${name}` }).click();
    const grip = dialog.getByRole('button', { name: 'Move Observation', exact: true });
    await grip.focus();
    await page.keyboard.press('Space');
    await expect(dialog.getByText(/^Observation is .*6 of 6/)).toBeAttached();
    await page.keyboard.press('ArrowUp');
    await expect(dialog.getByText('Observation is moved to 5 of 6.')).toBeAttached();
    await page.keyboard.press('Escape');
    await expect(dialog.getByText('Observation is back at 6 of 6.')).toBeAttached();
    expect((await names()).at(-1)).toBe('Observation');

    await page.keyboard.press('Space');
    await expect(dialog.getByText(/^Observation is .*6 of 6/)).toBeAttached();
    await page.keyboard.press('ArrowUp');
    await expect(dialog.getByText('Observation is moved to 5 of 6.')).toBeAttached();
    await page.keyboard.press('Space');
    await expect
      .poll(names)
      .toEqual([
        'Initial Counseling',
        'Assessment',
        'Document Review',
        'Career Planning',
        'Observation',
        'Final Guidance',
      ]);

    const grips = dialog.getByRole('button', { name: /^Move / });
    const from = await grips.nth(1).boundingBox();
    const to = await stages.first().boundingBox();
    if (!from || !to) throw new Error('The stages are not shown.');
    await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
    await page.mouse.down();
    await page.mouse.move(from.x, to.y + to.height / 2, { steps: 5 });
    await page.mouse.up();
    await expect.poll(async () => (await names())[0]).toBe('Assessment');
    await dialog.getByRole('button', { name: 'Save Changes' }).click();
    await expect(page.getByText('Club updated successfully')).toBeVisible();
  });

  await test.step('assigns a mentor and removes the assignment', async () => {
    await page.getByRole('button', { name: `Open ${name}` }).click();
    await expect(part('Stages').getByRole('listitem').first()).toContainText('Assessment');
    await expect(card.getByText('No mentors assigned to this club yet')).toBeVisible();
    await expectAccessible(page, 'an open club');
    const available = part('Available mentors').getByRole('listitem').first();
    await available.getByRole('button').click();
    // Moving a mentor with assigned people needs a confirmation.
    const question = page.getByRole('alertdialog');
    await question.getByRole('button', { name: 'Assign', exact: true }).click();
    await expect(page.getByText('Mentor assigned successfully')).toBeVisible();
    await expect(part('Assigned mentors').getByRole('listitem')).toHaveCount(1);
    await part('Assigned mentors').getByRole('button').click();
    await question.getByRole('button', { name: 'Remove', exact: true }).click();
    await expect(page.getByText('Mentor removed successfully')).toBeVisible();
    await expect(card.getByText('No mentors assigned to this club yet')).toBeVisible();
  });

  await test.step('deletes the club', async () => {
    await page.getByRole('button', { name: `Delete ${name}` }).click();
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText('0 students have no club');
    await expect(question).toContainText('6 stages are deleted');
    await question.getByRole('button', { name: 'Delete club' }).click();
    await expect(page.getByText('Club deleted')).toBeVisible();
    await expect(card).toHaveCount(0);
  });
});
