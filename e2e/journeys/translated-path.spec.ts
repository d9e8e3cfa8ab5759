import { Rest } from '../fixtures/rest.ts';
import { expect, test } from '../fixtures/test.ts';
import { foreignTexts } from '../steps/languages.ts';
import { linkFromMail } from '../steps/mail.ts';
import type { Page } from '@playwright/test';

const submit = (page: Page) => page.locator('form [type=submit]').click();

async function fill(page: Page, values: Record<string, string>) {
  for (const [name, value] of Object.entries(values)) {
    await page.locator(`[name=${name}]`).fill(value);
  }
}

/** The career form of a student under 18: by the names of its fields, as labels are translated. */
async function sendForm(page: Page, club: string) {
  await fill(page, { phone: '९८२२० ४१७३६', dateOfBirth: '2010-03-14' });
  await submit(page);
  await page.getByRole('radio', { name: /^11/ }).check();
  await fill(page, { schoolName: 'ज्ञान प्रबोधिनी', tenthPercentage: '९१.४' });
  await submit(page);
  await fill(page, { interests: 'रोबोटिक्स', futureAspirations: 'शेती सोपी करणे' });
  await submit(page);
  await fill(page, { city: 'पुणे', parentContact: '94220 18853' });
  await fill(page, { guardianName: 'वैशाली', guardianContact: '94220 18853' });
  await page.locator('[name=guardianRelation]').selectOption('Mother');
  await page.locator('[name=consentGivenOn]').check();
  await submit(page);
  await page.getByRole('radio', { name: club }).check();
  await submit(page);
  await expect(page.locator('form dl').first()).toBeVisible();
  await submit(page);
}

interface People {
  student: Rest;
  admin: Rest;
  mentor: Rest;
}

/** Assigns the student, and writes feedback as the mentor. */
async function giveFeedback({ student, admin, mentor }: People, email: string, mentorId: string) {
  const [record] = (await admin.get(`/admin/students?search=${email}`)) as { id: string }[];
  const studentId = record?.id ?? '';
  await admin.put(`/admin/students/${studentId}/assign-mentor`, { mentorId });
  const { stageProgress } = (await student.get('/student/progress')) as {
    stageProgress: { stage: { id: string } }[];
  };
  const stageId = stageProgress[0]?.stage.id ?? '';
  const feedback = 'शाब्बास!';
  await mentor.put('/mentor/progress', { studentId, stageId, status: 'in progress', feedback });
}

for (const [language, progress] of [
  ['hi', 'आपकी प्रगति'],
  ['mr', 'आपली प्रगती'],
] as const) {
  test(`a student gets from the registration to the feedback in ${language}`, async ({
    openBrowser,
    product,
    cast,
  }) => {
    const email = `asha-${language}@journey.test`;
    const password = 'long-enough';
    const viewport = { width: 360, height: 740 };
    const page = await openBrowser({ viewport, serviceWorkers: 'allow' });

    await test.step('registers, logs in and sends the form', async () => {
      await page.goto(`/${language}/register`);
      await fill(page, { name: 'आशा राव', email, password, confirmPassword: password });
      await submit(page);
      await expect(page).toHaveURL(`/${language}/login`);
      await fill(page, { email, password });
      await submit(page);
      await expect(page).toHaveURL(`/${language}/career-form`);
      // The landing page is in English alone: its link leads back to the language.
      await page.locator('header').getByRole('link', { name: 'Waymark' }).click();
      await expect(page).toHaveURL(/:\d+\/(\?home)?$/);
      await page.locator('main a[href="/career-form"]').first().click();
      await expect(page).toHaveURL(`/${language}/career-form`);
      await sendForm(page, cast.student.club);
      // The thank-you page is in English alone.
      await expect(page).toHaveURL(`/${language}/student`);
    });

    await test.step('reads the feedback, with and without a connection', async () => {
      const [student, admin, mentor] = await Promise.all([
        Rest.logIn(product.rest, email, password),
        Rest.logIn(product.rest, cast.admin.email, cast.admin.password),
        Rest.logIn(product.rest, cast.student.mentor.email, cast.student.mentor.password),
      ]);
      const mentors = await admin.mentors();
      const mentorId = mentors.find(({ name }) => name === cast.student.mentor.name)?.id ?? '';
      await giveFeedback({ student, admin, mentor }, email, mentorId);
      await page.reload();
      await expect(page.getByRole('region', { name: progress })).toBeVisible();
      await expect(page.getByText('शाब्बास!').first()).toBeVisible();
      expect(await foreignTexts(page)).toEqual([]);
      await expect
        .poll(() => page.evaluate(() => navigator.serviceWorker.ready.then(() => 1)))
        .toBe(1);
      await page.context().setOffline(true);
      await page.reload();
      await expect(page.locator('html')).toHaveAttribute('lang', `${language}-IN`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/[\u0900-\u097f]/);
      await page.context().setOffline(false);
    });

    await test.step('sets a new password by a mail, in another browser', async () => {
      const other = await openBrowser({ viewport });
      await other.goto(`/${language}/forgot-password`);
      await fill(other, { email });
      await submit(other);
      const link = await linkFromMail(product, email);
      expect(link).toMatch(new RegExp(`^/${language}/reset-password`));
      const third = await openBrowser({ viewport });
      await third.goto(link);
      await fill(third, { newPassword: 'longer-still', confirmPassword: 'longer-still' });
      await submit(third);
      await expect(third).toHaveURL(`/${language}/login`);
    });
  });
}
