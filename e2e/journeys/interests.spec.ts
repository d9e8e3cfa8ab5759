import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';
import { logIn, register } from '../steps/account.ts';
import { sendStudentForm } from '../steps/careerForm.ts';
import { expectAccessible } from '../steps/expectAccessible.ts';

const STEPS = 6;

/** Gives one answer to the shown statements. */
async function answer(page: Page, words: string) {
  const statements = page.getByRole('radiogroup');
  await expect(statements).toHaveCount(5);
  for (const statement of await statements.all()) {
    await statement.getByRole('radio', { name: words }).check();
  }
}

test('a student fills the interest profile on a phone, and the connection is lost', async ({
  openBrowser,
  cast,
}) => {
  const page = await openBrowser({ viewport: { width: 360, height: 740 }, hasTouch: true });
  const student = { name: 'Isha Naik', email: 'isha@journey.test', password: 'long-enough' };
  await register(page, 'Student', student);
  await logIn(page, student);
  await page.goto('/career-form');
  await sendStudentForm(page, cast.student.club);

  await page.goto('/student');
  const card = page.getByRole('region', { name: 'Interest profile' });
  await card.getByRole('link', { name: 'Begin' }).click();
  await expect(page.getByRole('heading', { name: `Step 1 of ${STEPS}` })).toBeVisible();
  await expectAccessible(page, 'the first statements');
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByRole('radiogroup').first().getByRole('radio').first()).toBeFocused();
  for (let step = 1; step < STEPS; step += 1) {
    await expect(page.getByRole('heading', { name: `Step ${step} of ${STEPS}` })).toBeVisible();
    await answer(page, step < 4 ? 'I’d like that' : 'Not for me');
    await page.getByRole('button', { name: 'Next' }).click();
  }
  await expect(page.getByRole('heading', { name: `Step ${STEPS} of ${STEPS}` })).toBeVisible();
  await answer(page, 'Not sure');

  await page.route('**/graphql', (route) => route.abort('internetdisconnected'));
  await page.getByRole('button', { name: 'Send my answers' }).click();
  await expect(page.getByText('Not sent. Your answers are kept on this device.')).toBeVisible();
  await page.unroute('**/graphql');
  await page.getByRole('button', { name: 'Try Again' }).click();

  await expect(page.getByRole('region', { name: 'Your six areas' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  await expectAccessible(page, 'the result');
  await page.goto('/student');
  await card.getByRole('link', { name: 'See the result' }).click();
  await expect(page.getByRole('region', { name: 'Your six areas' })).toBeVisible();
});
