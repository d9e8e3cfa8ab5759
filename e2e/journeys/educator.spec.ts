import { expect, test } from '../fixtures/test.ts';
import { logIn, logOut, register } from '../steps/account.ts';
import { assignMentor } from '../steps/assignMentor.ts';
import { sendEducatorForm } from '../steps/careerForm.ts';
import { expectProgress } from '../steps/expectProgress.ts';
import { recordProgress } from '../steps/recordProgress.ts';

test('an educator is mentored; the data survives kill -9', async ({
  openBrowser,
  product,
  cast,
}) => {
  const { club, mentor } = cast.educator;
  const educator = { name: 'Suresh Iyer', email: 'suresh@journey.test', password: 'long-enough' };
  const educatorPage = await openBrowser();
  let stages: string[] = [];
  const expectAll = () =>
    expectProgress(educatorPage, {
      title: 'Development Stages',
      mentor: mentor.name,
      percent: Math.floor(100 / stages.length + 0.5),
      stages: stages.map((name, index) => ({
        name,
        status: index === 0 ? 'Completed' : 'Pending',
      })),
      feedback: ['Your lesson plans show the shift you want to make.'],
    });

  await test.step('the educator registers, logs in and submits the professional form', async () => {
    await register(educatorPage, 'Educator', educator);
    await logIn(educatorPage, educator);
    // Without a submitted form the dashboard is the form.
    await expect(educatorPage).toHaveURL('/educator');
    await sendEducatorForm(educatorPage, club);
    await expect(educatorPage).toHaveURL('/educator');
    const main = educatorPage.getByRole('main');
    await expect(main.getByText('Fergusson College').first()).toBeVisible();
    await expect(main.getByText(club).first()).toBeVisible();
  });

  await test.step('the admin finds the educator and assigns a mentor of the club', async () => {
    const page = await openBrowser();
    await logIn(page, cast.admin);
    await assignMentor(page, {
      tab: 'Educators',
      person: educator.name,
      club,
      mentor: mentor.name,
    });
    await logOut(page);
    await page.close();
  });

  await test.step('the mentor of educators records a stage with feedback', async () => {
    const page = await openBrowser();
    await logIn(page, mentor);
    await expect(page.getByRole('tab', { name: 'My Educators' })).toBeVisible();
    stages = await recordProgress(page, 'educators', educator.name, [
      {
        stage: 0,
        status: 'Completed',
        feedback: 'Your lesson plans show the shift you want to make.',
      },
    ]);
    await logOut(page);
    await page.close();
  });

  await test.step('the educator sees the progress after a reload', async () => {
    await educatorPage.reload();
    await expectAll();
  });

  await test.step('the progress is still there after the servers were killed', async () => {
    await educatorPage.goto('about:blank');
    await product.kill();
    await product.start();
    await educatorPage.goto('/educator');
    await expectAll();
  });
});
