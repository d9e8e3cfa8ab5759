import { DEMO_PASSWORD } from '../fixtures/cast.ts';
import { Rest } from '../fixtures/rest.ts';
import { expect, test } from '../fixtures/test.ts';
import { expectAccessible } from '../steps/expectAccessible.ts';
import { signedIn } from '../steps/session.ts';

const ZONES = ['Asia/Kolkata', 'Europe/London', 'America/Los_Angeles'];
const PHONE = { width: 360, height: 740 };

const shortDate = (moment: string, timeZone: string) =>
  new Intl.DateTimeFormat('en-US', {
    month: 'short',
    day: 'numeric',
    year: 'numeric',
    timeZone,
  }).format(new Date(moment));

for (const { role, birthday, mentor } of [
  { role: 'student', birthday: 'Mar 14, 2010', mentor: 'Meera Kulkarni' },
  { role: 'educator', birthday: 'Aug 19, 1984', mentor: 'Rukmini Subramaniam' },
] as const) {
  test(`the dashboard of a ${role}: dates, order on a phone, history, print`, async ({
    openBrowser,
    product,
    front,
  }) => {
    const session = await Rest.logIn(product.rest, `${role}@waymark.test`, DEMO_PASSWORD);
    const { lastUpdated } = (await session.get(`/${role}/progress`)) as { lastUpdated: string };

    for (const timezoneId of ZONES) {
      await test.step(`dates in ${timezoneId}`, async () => {
        const page = await openBrowser({ ...signedIn(front, session), timezoneId });
        await page.goto(`/${role}`);
        const day = shortDate(lastUpdated, timezoneId);
        await expect(page.getByText(`Last updated ${day}`)).toBeVisible();
        await expect(page.getByText(birthday)).toBeVisible();
        await page.context().close();
      });
    }

    const page = await openBrowser({ ...signedIn(front, session), viewport: PHONE });
    await page.goto(`/${role}`);
    await test.step('order on a phone', async () => {
      const parts = [
        page.getByText('Initial Co').first(),
        page.getByText('What is next'),
        page.getByText(/^Latest feedback,/),
        page.getByRole('heading', { name: mentor }),
        page.getByRole('heading', { name: 'Your Details' }),
        page.getByText('Name', { exact: true }),
        page.getByText('Date of birth'),
      ];
      for (const part of parts) await expect(part).toBeVisible();
      const tops = await Promise.all(parts.map(async (part) => (await part.boundingBox())?.y ?? 0));
      expect(tops).toEqual(tops.toSorted((one, other) => one - other));
    });

    await test.step('the error of the lowest field is in view on a phone', async () => {
      await page.getByRole('button', { name: /^Update Profile/ }).click();
      const dialog = page.getByRole('dialog', { name: 'Update Profile' });
      await dialog.getByRole('textbox', { name: 'Email' }).fill('another@journey.test');
      await dialog.getByRole('button', { name: 'Save Changes' }).click();
      await expect(dialog.getByLabel('Current password')).toBeFocused();
      const error = dialog.getByText('Enter your password to change the email');
      await expect(error).toBeInViewport({ ratio: 1 });
      await page.goto(`/${role}`);
    });

    await test.step('history of a stage', async () => {
      await page
        .getByRole('link', { name: /^History of/ })
        .first()
        .click();
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByText(mentor).first()).toBeVisible();
      await expectAccessible(page, 'history');
      await page.goBack();
      await expect(dialog).toBeHidden();
    });

    await test.step('prints on one page without controls', async () => {
      await page.emulateMedia({ media: 'print' });
      await expect(page.getByText(/^Printed /)).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Feedback', exact: true })).toBeVisible();
      await expect(page.getByRole('button')).toHaveCount(0);
      await expect(page.getByRole('link')).toHaveCount(0);
      const paper = await page.pdf({ format: 'A4' });
      expect(paper.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1);
    });
  });
}
