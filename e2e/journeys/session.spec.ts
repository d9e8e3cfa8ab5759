import { DEMO_PASSWORD } from '../fixtures/cast.ts';
import { Rest } from '../fixtures/rest.ts';
import { expect, test } from '../fixtures/test.ts';
import { logIn, logOut } from '../steps/account.ts';
import { openWithoutCode } from '../steps/openWithoutCode.ts';
import { expire, signedIn } from '../steps/session.ts';

test('an expiry is displayed in every tab, and each returns to its own page', async ({
  openBrowser,
  product,
}) => {
  const student = { name: 'Leela Bose', email: 'leela@journey.test', password: 'long-enough' };
  await Rest.register(product.rest, 'student', student);
  const one = await openBrowser();
  await logIn(one, student);
  const other = await one.context().newPage();
  await other.goto('/career-form?step=about');
  await expect(other.getByRole('textbox', { name: 'Full name' })).toBeVisible();

  await expire(one, product);
  await one.goto('/change-password');
  await expect(one).toHaveURL('/login');
  await expect(other).toHaveURL('/login');
  await expect(other.getByText('Your session has expired')).toBeVisible();

  await one.getByLabel('Email').fill(student.email);
  await one.getByLabel('Password', { exact: true }).fill(student.password);
  await one.getByRole('button', { name: 'Login' }).click();
  await expect(one).toHaveURL('/change-password');
  await expect(other).toHaveURL('/career-form?step=about');
});

test('without browser storage a session lasts until the page is closed', async ({
  openBrowser,
  product,
}) => {
  const student = { name: 'Ravi Das', email: 'ravi@journey.test', password: 'long-enough' };
  await Rest.register(product.rest, 'student', student);
  const page = await openBrowser();
  await page.addInitScript(() => {
    for (const storage of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, storage, {
        get: () => {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
    }
  });
  await logIn(page, student);
  await page.getByRole('link', { name: 'Fill Career Form' }).first().click();
  await expect(page.getByRole('textbox', { name: 'Full name' })).toHaveValue(student.name);
  await page.goBack();
  await logOut(page);
  await page.reload();
  await expect(page.getByRole('link', { name: 'Start Your Journey' }).first()).toBeVisible();
});

test('the first queries of a dashboard are sent once, before its code is loaded', async ({
  openBrowser,
  product,
  front,
}) => {
  for (const [role, dashboard, loaded] of [
    ['student', 'StudentDashboard', 'What is next'],
    ['educator', 'EducatorDashboard', 'What is next'],
    ['mentor', 'MentorDashboard', 'Waiting for you'],
  ] as const) {
    await test.step(role, async () => {
      const session = await Rest.logIn(product.rest, `${role}@waymark.test`, DEMO_PASSWORD);
      const page = await openBrowser(signedIn(front, session));
      // An open stream refreshes the page.
      await page.route('**/events', (route) => route.fulfill({ status: 204 }));
      // Stores the account beside the token.
      await page.goto(`/${role}`);
      await expect(page.getByText(loaded)).toBeVisible();
      const sent: string[] = [];
      page.on('request', (request) => {
        if (!request.url().endsWith('/graphql')) return;
        sent.push((request.postDataJSON() as { operationName: string }).operationName);
      });
      const loadCode = await openWithoutCode(page, `/${role}`);
      const first = [dashboard, 'Me'];
      await expect.poll(() => sent).toEqual(first);
      await loadCode();
      await expect(page.getByText(loaded)).toBeVisible();
      expect(sent.filter((name) => first.includes(name))).toEqual(first);
    });
  }
});

test('a page works before its code is loaded', async ({ openBrowser, product }) => {
  const student = { name: 'Tara Sen', email: 'tara-sen@journey.test', password: 'long-enough' };
  await Rest.register(product.rest, 'student', student);

  await test.step('a control far below the first screen is a native form', async () => {
    const page = await openBrowser();
    const loadCode = await openWithoutCode(page, '/');
    await page.getByRole('button', { name: 'Load More Images' }).click();
    await expect(page).toHaveURL('/?images=24#gallery');
    await loadCode();
    await expect(page.getByText('Showing 24 of')).toBeVisible();
  });

  await test.step('a form is a skeleton until its code is loaded', async () => {
    const page = await openBrowser();
    const loadCode = await openWithoutCode(page, '/login');
    await expect(page.getByRole('heading', { name: 'Login' })).toBeVisible();
    await expect(page.getByRole('textbox')).toHaveCount(0);
    await loadCode();
    await page.getByLabel('Email').fill(student.email);
    await page.getByLabel('Password', { exact: true }).fill(student.password);
    await page.getByLabel('Password', { exact: true }).press('Enter');
    await expect(page.getByText('Login Successful')).toBeVisible();
  });

  await test.step('a signed-in user sees no links for visitors', async () => {
    const page = await openBrowser();
    const { token } = await Rest.logIn(product.rest, student.email, student.password);
    await page.addInitScript((stored) => {
      localStorage.setItem('token', stored);
    }, token);
    const loadCode = await openWithoutCode(page, '/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Start Your Journey' })).toHaveCount(0);
    await loadCode();
    await expect(page.getByRole('link', { name: 'Fill Career Form' }).first()).toBeVisible();
  });
});

test('an open tab works after a release has replaced its files', async ({ openBrowser }) => {
  const page = await openBrowser();
  await page.goto('/old-home');
  await expect(page.getByRole('button', { name: 'Contact Us' })).toBeVisible();
  // A script that throws instead of a missing file, which the browser would log as an error.
  await page.route(
    /\/assets\/RegisterPage-/,
    (route) => route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("gone");' }),
    { times: 1 },
  );
  await page.getByRole('link', { name: 'Register' }).first().click();
  await expect(page.getByRole('textbox', { name: 'Full name' })).toBeVisible();
  await expect(page).toHaveURL('/register');
});
