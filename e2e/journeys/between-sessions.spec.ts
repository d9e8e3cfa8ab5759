import { Rest } from '../fixtures/rest.ts';
import { expect, test } from '../fixtures/test.ts';
import { expectAccessible } from '../steps/expectAccessible.ts';
import { signedIn } from '../steps/session.ts';

/** Milliseconds within which an open page displays changes by others. */
const SOON = { timeout: 5_000 };

const account = { name: 'Tara Bose', email: 'tara-next@journey.test', password: 'long-enough' };
const REPORT = 'Somebody waits for me after school.';

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

test('a student sees what is next, ticks, answers, and reports a concern to administrators', async ({
  openBrowser,
  product,
  front,
  cast,
}) => {
  await Rest.register(product.rest, 'student', account);
  const student = await Rest.logIn(product.rest, account.email, account.password);
  const admin = await Rest.logIn(product.rest, cast.admin.email, cast.admin.password);
  const mentor = await Rest.logIn(product.rest, cast.student.mentor.email, 'waymark-demo');
  const [clubs, mentors] = await Promise.all([admin.clubs(), admin.mentors()]);
  const assignedClub = clubs.find(({ name }) => name === cast.student.club)?.id ?? '';
  const mentorId = mentors.find(({ name }) => name === cast.student.mentor.name)?.id ?? '';
  const { id } = (await student.post('/student/submit-form', {
    name: account.name,
    email: account.email,
    phone: '98220 41736',
    class: '11th',
    schoolName: 'Modern High School',
    assignedClub,
  })) as { id: string };
  await admin.put(`/admin/students/${id}/assign-mentor`, { mentorId });
  const { stageProgress } = (await student.get('/student/progress')) as {
    stageProgress: { stage: { id: string } }[];
  };
  const stageId = stageProgress[0]?.stage.id ?? '';
  const page = await openBrowser(signedIn(front, student));
  await page.goto('/student');
  await expect(page.getByRole('region', { name: 'Your Progress' })).toBeVisible();

  await test.step('the mentor plans a session, agrees on a step and writes feedback', async () => {
    const people = `/mentor/people/${id}`;
    await mentor.put(`${people}/next-session`, { at: inDays(1), place: 'Room 12' });
    await mentor.post(`${people}/steps`, { text: 'Bring the marksheet', dueOn: null });
    await mentor.put('/mentor/progress', {
      studentId: id,
      stageId,
      status: 'in progress',
      feedback: 'Strong in drawing.',
    });
    const next = page.getByRole('region', { name: 'Next session' });
    await expect(next).toContainText(/Tomorrow, \d\d:\d\d, Room 12/, SOON);
    const download = page.waitForEvent('download');
    await next.getByRole('button', { name: 'Add to calendar' }).click();
    expect((await download).suggestedFilename()).toBe('session.ics');
  });

  await test.step('the student ticks the step', async () => {
    await page.getByRole('checkbox', { name: 'Bring the marksheet' }).check();
    await expect(page.getByText(/^Done /)).toBeVisible(SOON);
  });

  await test.step('the student answers, and the mentor reads it', async () => {
    await page.getByRole('button', { name: /^Answer on / }).click();
    await page.getByRole('textbox', { name: /^Your answer on / }).fill('Thank you!');
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByText('Not read yet')).toBeVisible();
    expect(JSON.stringify(await mentor.get('/mentor/students'))).toContain('Thank you!');
    await mentor.put(`/mentor/people/${id}/answers/read`, {});
    await expect(page.getByText(/^Read /)).toBeVisible(SOON);
    await expectAccessible(page, 'the own dashboard');
  });

  await test.step('the student reports a concern', async () => {
    await page.getByRole('button', { name: /^Report a concern/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Report a concern' });
    // Not the first number: Enter would dial it.
    await expect(dialog.getByLabel('What is it about?')).toBeFocused();
    await dialog.getByLabel('What is it about?').selectOption('SAFETY');
    await dialog.getByLabel('What happened?').fill(REPORT);
    await expectAccessible(page, 'the report of a concern');
    await dialog.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByText('Your report is sent')).toBeVisible();
  });

  await test.step('an administrator takes and closes it', async () => {
    const office = await openBrowser(signedIn(front, admin));
    await office.goto('/admin');
    await expect(office.getByText(/^\d+ concerns? (is|are) open$/)).toBeVisible();
    await office.goto('/admin?tab=concerns&status=open');
    await expect(office.getByText(REPORT)).toBeHidden();
    await office
      .getByRole('button', { name: /^Read the concern .* about Safety/ })
      .last()
      .click();
    const dialog = office.getByRole('dialog', { name: 'Concern' });
    await expect(dialog.getByText(REPORT)).toBeVisible();
    await dialog.getByRole('button', { name: 'Take it' }).click();
    await expect(office.getByText('You have taken this concern')).toBeVisible();
    await expectAccessible(office, 'a concern');
    await dialog.getByLabel('What was done').fill('Talked with the parents.');
    await dialog.getByRole('button', { name: 'Close with this note' }).click();
    await expect(office.getByText('The concern is closed')).toBeVisible();
  });

  await test.step('the mentor learns nothing of it', async () => {
    const answers = await Promise.all([
      mentor.get('/mentor/students'),
      mentor.get('/mentor/dashboard/stats'),
      mentor.get(`/mentor/people/${id}/history`),
    ]);
    expect(JSON.stringify(answers)).not.toMatch(/waits for me|concern/i);
  });
});
