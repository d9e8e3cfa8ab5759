import type { Locator } from '@playwright/test';
import { DEMO_PASSWORD } from '../fixtures/cast.ts';
import { Rest } from '../fixtures/rest.ts';
import { expect, test } from '../fixtures/test.ts';
import { signedIn } from '../steps/session.ts';

/** The computed marks of an element in a contrast theme, which drops shadows and gradients. */
const marksOf = (element: Locator, pseudo?: string) =>
  element.evaluate((node, part) => {
    const { color, backgroundColor, borderInlineStart, outline } = getComputedStyle(node, part);
    return { color, backgroundColor, borderInlineStart, outline };
  }, pseudo);

async function expectToDiffer(elements: Locator[], pseudo?: string): Promise<void> {
  const marks = await Promise.all(elements.map((element) => marksOf(element, pseudo)));
  const different = new Set(marks.map((mark) => JSON.stringify(mark)));
  expect(different.size, JSON.stringify(marks)).toBe(elements.length);
}

test('a contrast theme marks states by system colours and borders', async ({
  openBrowser,
  product,
  front,
}) => {
  const openAs = async (role: string) => {
    const session = await Rest.logIn(product.rest, `${role}@waymark.test`, DEMO_PASSWORD);
    return openBrowser({ ...signedIn(front, session), forcedColors: 'active' });
  };

  const admin = await openAs('admin');
  await admin.goto('/admin');
  const button = (name: string) => admin.getByRole('button', { name, exact: true });
  await expect(button('Page 2')).toBeVisible();
  const tab = (name: string) => admin.getByRole('tab', { name });
  await expectToDiffer([tab('Students'), tab('Mentors')]);
  await expectToDiffer([tab('Students'), tab('Mentors')], '::after');
  await expectToDiffer([button('All'), button('Active')]);
  await expectToDiffer([button('Page 1'), button('Page 2')]);
  await expectToDiffer([button('Previous page'), button('Next page')]);

  await tab('Progress Tracker').click();
  const bar = admin.locator('[role=progressbar]:not([aria-valuenow="0"])').first();
  await expect(bar).toBeVisible();
  await expectToDiffer([bar, bar.locator('> *')]);
  expect((await marksOf(bar)).borderInlineStart).toMatch(/^1px solid/);

  const student = await openAs('student');
  await student.goto('/student');
  const stone = (stage: string) =>
    student
      .getByRole('list', { name: 'Your Progress' })
      .getByRole('listitem')
      .filter({ hasText: stage })
      .locator('span[aria-hidden=true]')
      .first();
  await expect(stone('Final Guidance')).toBeVisible();
  await expectToDiffer(['Assessment', 'Document Review', 'Final Guidance'].map(stone));

  const mentor = await openAs('mentor');
  await mentor.goto('/mentor?tab=update');
  const row = mentor.locator('[data-row]');
  await row.first().click();
  await expect(row.first()).toHaveAttribute('aria-current', 'true');
  await expectToDiffer([row.first(), row.nth(1)]);
});
