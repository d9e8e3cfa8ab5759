import type { Browser, Page } from '@playwright/test';
import { DEMO_PASSWORD } from '../fixtures/cast.ts';
import { expect, test } from '../fixtures/test.ts';
import { logInAsDemo } from '../steps/account.ts';
import { mentoring } from '../steps/mentoring.ts';
import { expire } from '../steps/session.ts';

const UPDATE = '/mentor?tab=update';

/** Has agreed steps and a planned session in the demo data; the last journey alone changes her. */
const WITH_STEPS = 'Ananya Deshpande';

/** Opens Update Progress; returns the names of the first people that the journeys may change. */
async function openUpdate(page: Page) {
  await logInAsDemo(page, 'mentor');
  await page.goto(UPDATE);
  await expect(page.getByRole('list', { name: 'Students' }).getByRole('link')).toHaveCount(10);
  const names = await page.getByRole('list', { name: 'Students' }).locator('b').allTextContents();
  return names.filter((name) => name !== WITH_STEPS);
}

test('a mentor records sessions one after the other', async ({ openBrowser, product }) => {
  const page = await openBrowser();
  // The first in the list has completed every stage.
  const [, first = '', second = ''] = await openUpdate(page);
  const { feedback, save, saveAndNext } = mentoring(page);

  await test.step('selects a stage, writes feedback and saves', async () => {
    await page.getByRole('link', { name: first }).click();
    await expect(feedback).toBeFocused();
    await page.keyboard.type('Spoke about the entrance test.');
    await save.click();
    await expect(page.getByText(`Updated progress for ${first}`)).toBeVisible();
    await expect(feedback).toHaveValue('');
  });

  await test.step('opens the next person with Save and next', async () => {
    await feedback.fill('Read the two chapters.');
    await saveAndNext.click();
    await expect(page.getByRole('heading', { name: second, level: 2 })).toBeVisible();
    await expect(feedback).toBeFocused();
    await expect(feedback).toHaveValue('');
  });

  await test.step('keeps the feedback when the session expires while typing', async () => {
    await feedback.fill('Half a thought');
    const address = page.url();
    await expire(page, product);
    // The page may notice the expiry before the press.
    await Promise.race([save.click(), page.waitForURL('/login')]);
    await expect(page).toHaveURL('/login');
    await page.getByLabel('Email').fill('mentor@waymark.test');
    await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
    await page.getByRole('button', { name: 'Login' }).click();
    await expect(page).toHaveURL(address);
    await expect(feedback).toHaveValue('Half a thought');
    await expect(page.getByText(/^Draft of \d\d:\d\d$/)).toBeVisible();
  });
});

test('a mentor agrees on a step and plans the next session with a save', async ({
  openBrowser,
}) => {
  const page = await openBrowser({ viewport: { width: 1366, height: 768 } });
  const [, , , , , , seventh = ''] = await openUpdate(page);
  const { form, feedback, save } = mentoring(page);
  const place = form.getByLabel('Place of the next session');
  await page.getByRole('link', { name: seventh }).click();
  await expect(feedback).toBeFocused();
  await expect(save).toBeInViewport({ ratio: 1 });

  await form.getByRole('button', { name: 'Add a step' }).click();
  await form.getByRole('textbox', { name: 'Step' }).fill('Read the two chapters.');
  await page.keyboard.press('Enter');
  await expect(form.getByRole('checkbox', { name: 'Read the two chapters.' })).toBeVisible();

  await feedback.fill('Spoke about the entrance test.');
  const tomorrow = new Date();
  tomorrow.setDate(tomorrow.getDate() + 1);
  await form.getByLabel('Day of the next session').fill(tomorrow.toLocaleDateString('sv-SE'));
  await form.getByLabel('Time of the next session').fill('16:30');
  await place.fill('Room 12');
  await save.click();
  const toast = page.getByRole('status').filter({ hasText: `Updated progress for ${seventh}` });
  // With the pointer on it, the toast stays open while it is measured.
  await toast.hover();
  const [shown, buttons] = await Promise.all([toast.boundingBox(), save.boundingBox()]);
  if (!shown || !buttons) throw new Error('There is no toast or no button.');
  expect(shown.y + shown.height, 'the toast is above the buttons').toBeLessThan(buttons.y);
  await expect(form.getByRole('button', { name: 'Cancel session' })).toBeVisible();
  await expect(form.getByLabel('Time of the next session')).toHaveValue('16:30');
  await expect(feedback).toHaveValue('');
});

test('the focus returns to the list after a dialog that replaced another', async ({
  openBrowser,
}) => {
  const page = await openBrowser();
  await logInAsDemo(page, 'mentor');
  const opener = page.getByRole('button', { name: /^View Details of / }).first();
  await opener.press('Enter');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: 'Contact', exact: true })
    .press('Enter');
  await expect(page.getByRole('dialog', { name: /^Contact / })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
});

test('a conflict between two tabs can be merged', async ({ openBrowser }) => {
  const page = await openBrowser();
  const [, , , third = ''] = await openUpdate(page);
  await page.getByRole('link', { name: third }).click();
  const one = mentoring(page);
  await one.feedback.fill('Bring the certificate.');
  const otherPage = await page.context().newPage();
  await otherPage.goto(page.url());
  const other = mentoring(otherPage);
  // The tabs share a draft of the person and the stage.
  await expect(other.feedback).toHaveValue('Bring the certificate.');
  await other.feedback.fill('Bring the photograph.');
  await other.save.click();
  await expect(otherPage.getByText('Progress updated successfully')).toBeVisible();

  await one.save.click();
  const dialog = page.getByRole('dialog', { name: /was saved meanwhile$/ });
  await expect(dialog.getByRole('textbox', { name: 'Joined feedback' })).toHaveValue(
    'Bring the photograph.\n\nBring the certificate.',
  );
  await dialog.getByRole('button', { name: 'Save these choices' }).click();
  await expect(page.getByText('Progress updated successfully')).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('list', { name: `Stages of ${third}` })).toContainText(
    'Bring the photograph. Bring the certificate.',
  );
});

/** Not checked for console errors: its failed requests are logged there. */
const unwatched = async (browser: Browser, front: string) =>
  (await browser.newContext({ baseURL: front, viewport: { width: 1366, height: 768 } })).newPage();

test('updates wait for a connection, survive a reload and are sent once', async ({
  browser,
  front,
}) => {
  const page = await unwatched(browser, front);
  const [, , , , fourth = '', fifth = ''] = await openUpdate(page);
  const { form, feedback, saveAndNext, save, unsent } = mentoring(page);
  // Preloaded code must arrive before the connection is cut.
  await page.getByRole('link', { name: fourth }).click();
  await page.waitForLoadState('networkidle');

  await page.context().setOffline(true);
  await feedback.fill('First without a connection.');
  await saveAndNext.click();
  await expect(unsent).toContainText('1 update waiting');
  await expect(page.getByRole('heading', { name: fifth, level: 2 })).toBeVisible();
  await feedback.fill('Second without a connection.');
  await save.click();
  await expect(unsent).toContainText('2 updates waiting');

  await page.route('**/graphql', (route) => route.abort('internetdisconnected'));
  await page.context().setOffline(false);
  await page.reload();
  await expect(page.getByText('can’t be reached').first()).toBeVisible();
  await page.unroute('**/graphql');
  await page.reload();
  await expect(unsent).toContainText('2 updates sent');
  await expect(page.getByRole('list', { name: `Stages of ${fifth}` })).toContainText(
    'Second without a connection.',
  );

  await test.step('shows the form of a person with steps, a notice and a waiting update whole', async () => {
    await mentoring(page).choose(WITH_STEPS);
    await expect(form.getByRole('button', { name: '3 agreed steps, 1 overdue' })).toBeVisible();
    await page.context().setOffline(true);
    await feedback.fill('Two colleges in Goa are worth a line.');
    await save.click();
    await expect(unsent).toContainText('1 update waiting');
    await expect(form.getByText(/waits to be sent/)).toBeVisible();
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollHeight)).toBe(768);
  });
  await page.context().close();
});
