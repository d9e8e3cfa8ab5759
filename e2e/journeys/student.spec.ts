import { expect, test } from '../fixtures/test.ts';
import { logIn, logOut, register } from '../steps/account.ts';
import { assignMentor } from '../steps/assignMentor.ts';
import { sendStudentForm } from '../steps/careerForm.ts';
import { expectProgress } from '../steps/expectProgress.ts';
import { recordProgress } from '../steps/recordProgress.ts';

test('a student is mentored; the data survives kill -9', async ({ openBrowser, product, cast }) => {
  const { club, mentor } = cast.student;
  const student = { name: 'Aditi Vaidya', email: 'aditi@journey.test', password: 'long-enough' };
  const studentPage = await openBrowser();
  let stages: string[] = [];
  const expectAll = () =>
    expectProgress(studentPage, {
      title: 'Your Progress',
      mentor: mentor.name,
      percent: Math.floor(100 / stages.length + 0.5),
      stages: stages.map((name, index) => ({
        name,
        status: index === 0 ? 'Completed' : index === 1 ? 'In Progress' : 'Pending',
      })),
      feedback: ['Clear about liking machines.', 'Bring your class 10 marksheet on Saturday.'],
    });

  await test.step('the student registers, logs in and submits the career form', async () => {
    await register(studentPage, 'Student', student);
    await logIn(studentPage, student);
    await expect(studentPage).toHaveURL('/');
    await studentPage.getByRole('link', { name: 'Fill Career Form' }).first().click();
    await expect(studentPage).toHaveURL('/career-form');
    await sendStudentForm(studentPage, club);
    await studentPage.goto('/student');
    const main = studentPage.getByRole('main');
    await expect(main.getByText(club).first()).toBeVisible();
    await expect(main.getByText('Jnana Prabodhini Prashala').first()).toBeVisible();
    await expect(main.getByText('Mar 14, 2010')).toBeVisible();
    await studentPage.goto('/career-form?step=family');
    await expect(studentPage.getByText(/^Given on .* by Vaishali Deshpande$/)).toBeVisible();
    await studentPage.goto('/student');
  });

  await test.step('the admin finds the student and assigns a mentor of the club', async () => {
    const page = await openBrowser();
    await logIn(page, cast.admin);
    await expect(page).toHaveURL(/\/admin/);
    await assignMentor(page, { tab: 'Students', person: student.name, club, mentor: mentor.name });
    await logOut(page);
    await page.close();
  });

  await test.step('the mentor records two stages with feedback', async () => {
    const page = await openBrowser();
    await logIn(page, mentor);
    await expect(page).toHaveURL(/\/mentor/);
    stages = await recordProgress(page, 'students', student.name, [
      { stage: 0, status: 'Completed', feedback: 'Clear about liking machines.' },
      { stage: 1, status: 'In Progress', feedback: 'Bring your class 10 marksheet on Saturday.' },
    ]);
    expect(stages.length).toBeGreaterThanOrEqual(5);
    await logOut(page);
    await page.close();
  });

  await test.step('the student sees the progress after a reload', async () => {
    await studentPage.reload();
    await expectAll();
  });

  await test.step('the progress is still there after the servers were killed', async () => {
    // No page may be open: its requests would fail while the servers are down.
    await studentPage.goto('about:blank');
    await product.kill();
    await product.start();
    await studentPage.goto('/student');
    await expectAll();
  });
});
