import { Rest } from '../fixtures/rest.ts';
import { expect, test } from '../fixtures/test.ts';
import { logIn } from '../steps/account.ts';
import { mentoring } from '../steps/mentoring.ts';
import { signedIn } from '../steps/session.ts';

/** Milliseconds within which an open page displays changes by others. */
const SOON = { timeout: 2_000 };

const WORDS = 'Strong in spatial reasoning; bring your drawings.';

test('an open page shows what the mentor and the admin save, and keeps what is typed', async ({
  openBrowser,
  product,
  front,
  cast,
}) => {
  const { club, mentor } = cast.student;
  const account = { name: 'Ira Nair', email: 'ira-live@journey.test', password: 'long-enough' };
  await Rest.register(product.rest, 'student', account);
  const student = await Rest.logIn(product.rest, account.email, account.password);
  const admin = await Rest.logIn(product.rest, cast.admin.email, cast.admin.password);
  const [clubs, mentors] = await Promise.all([admin.clubs(), admin.mentors()]);
  const clubId = clubs.find(({ name }) => name === club)?.id ?? '';
  const mentorId = mentors.find(({ name }) => name === mentor.name)?.id ?? '';
  const { id } = (await student.post('/student/submit-form', {
    name: account.name,
    email: account.email,
    phone: '98220 41736',
    class: '11th',
    schoolName: 'Modern High School',
    assignedClub: clubId,
  })) as { id: string };

  const page = await openBrowser(signedIn(front, student));
  const streaming = page.waitForResponse((response) => response.url().endsWith('/events'));
  await page.goto('/student');
  await expect(page.getByText(/No mentor is assigned yet/)).toBeVisible();
  await streaming;

  await test.step('a mentor is assigned', async () => {
    await admin.put(`/admin/students/${id}/assign-mentor`, { mentorId });
    await expect(page.getByRole('link', { name: mentor.email })).toBeVisible(SOON);
    const note = page.getByRole('status').filter({ hasText: 'Your dashboard was updated' });
    await expect(note).toContainText(`Your mentor is now ${mentor.name}.`);
  });

  await test.step('the mentor writes while the student edits the profile', async () => {
    await page.getByRole('button', { name: /^Update Profile/ }).click();
    const phone = page.getByRole('dialog').getByRole('textbox', { name: 'Phone' });
    await phone.fill('91234 56789');
    const other = await openBrowser();
    await logIn(other, mentor);
    await other.goto('/mentor?tab=update');
    const update = mentoring(other);
    await update.choose(account.name);
    await update.feedback.fill(WORDS);
    await update.save.click();
    await expect(other.getByText(`Updated progress for ${account.name}`)).toBeVisible();

    // The toast appears while the dialog stays open.
    await expect(page.getByText(/^New feedback on/)).toBeVisible(SOON);
    await expect(phone).toHaveValue('91234 56789');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Leave', exact: true }).click();
    await expect(page.getByText(new RegExp(WORDS)).first()).toBeVisible();
  });

  await test.step('the club is removed', async () => {
    await admin.put(`/admin/students/${id}/assign-club`, { clubId: null });
    await expect(page.getByText('You are in no club now.')).toBeVisible(SOON);
  });
});
