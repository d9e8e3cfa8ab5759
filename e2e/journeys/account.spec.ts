import { Rest } from '../fixtures/rest.ts';
import { expect, test } from '../fixtures/test.ts';
import { logIn, logOut } from '../steps/account.ts';
import { sendStudentForm } from '../steps/careerForm.ts';
import { linkFromMail } from '../steps/mail.ts';
import { expire, stored } from '../steps/session.ts';

test('a visitor becomes a registered student', async ({ openBrowser, cast }) => {
  const student = { name: 'Kavya Menon', email: 'kavya@journey.test', password: 'long-enough' };
  const page = await openBrowser();

  await test.step('registers after correcting invalid fields', async () => {
    await page.goto('/');
    await page.getByRole('link', { name: 'Start Your Journey' }).first().click();
    await expect(page).toHaveURL('/register');
    await page.getByRole('button', { name: 'Register' }).click();
    await expect(page.getByText('Name is required')).toBeVisible();
    await expect(page.getByLabel('Full name')).toBeFocused();
    await page.getByLabel('Full name').fill(student.name);
    await expect(page.getByText('Name is required')).toBeHidden();
    await page.getByLabel('Email').fill(student.email);
    await page.getByLabel('Password', { exact: true }).fill(student.password);
    await page.getByRole('button', { name: 'Show password' }).first().click();
    await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'text');
    await page.getByLabel('Confirm password').fill('long-enuff');
    await page.getByLabel('Confirm password').press('Enter');
    await expect(page.getByText('Passwords do not match')).toBeVisible();
    await page.getByLabel('Confirm password').fill(student.password);
    await page.getByLabel('Confirm password').press('Enter');
    await expect(page.getByText('Registration Successful')).toBeVisible();
    await expect(page).toHaveURL('/login');
    expect(await stored(page)).toEqual({});
  });

  await test.step('the login form has the email, also after a reload', async () => {
    await expect(page.getByLabel('Email')).toHaveValue(student.email);
    await page.reload();
    await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
    await expect(page.getByLabel('Email')).toHaveValue(student.email);
  });

  await test.step('logs in; the browser stores the token and the user only', async () => {
    await logIn(page, student);
    await expect(page).toHaveURL('/');
    const { token, user, ...others } = await stored(page);
    expect(token).toMatch(/^\S{20,}$/);
    expect(JSON.parse(user ?? '')).toEqual({
      id: expect.stringMatching(/./) as unknown,
      name: student.name,
      email: student.email,
      role: 'STUDENT',
      phone: null,
      formSubmitted: false,
      secondFactorDue: false,
    });
    expect(others).toEqual({});
  });

  await test.step('submits the form; Back does not open it again', async () => {
    await page.getByRole('link', { name: 'Fill Career Form' }).first().click();
    await sendStudentForm(page, cast.student.club);
    await expect(page.getByRole('heading', { name: 'Thank You!' })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL('/student');
    await page.goto('/thank-you');
    await page.getByRole('link', { name: 'Go to Dashboard' }).click();
    await expect(page.getByRole('heading', { name: 'Your Details' })).toBeVisible();
  });

  await test.step('logs out; the storage is empty', async () => {
    await logOut(page);
    expect(await stored(page)).toEqual({});
  });
});

test('a forgotten password is reset by mail', async ({ openBrowser, product }) => {
  const forgetful = { name: 'Tara Bose', email: 'tara@journey.test', password: 'long-enough' };
  const mended = { ...forgetful, password: 'longer-still' };
  await Rest.register(product.rest, 'student', forgetful);
  const elsewhere = await openBrowser();
  await logIn(elsewhere, forgetful);

  const page = await openBrowser();
  const requests: string[] = [];
  page.on('request', (request) => {
    const { referer } = request.headers();
    if (!request.isNavigationRequest()) requests.push(`${request.url()} ${referer ?? ''}`);
  });

  await test.step('requests the link; the response does not reveal whether the account exists', async () => {
    await page.goto('/login');
    await page.getByLabel('Email').fill(forgetful.email);
    // The link has the email once the page is hydrated.
    await expect(page.locator('#root')).not.toHaveAttribute('data-visitors');
    await page.getByRole('link', { name: 'Forgot password?' }).click();
    await expect(page.getByLabel('Email')).toHaveValue(forgetful.email);
    await page.getByRole('button', { name: 'Send Link' }).click();
    await expect(page.getByRole('heading', { name: 'Look into your mail' })).toBeFocused();
    await expect(page.getByText('If there is an account or a registration for')).toBeVisible();
  });

  const link = await linkFromMail(product, forgetful.email);

  await test.step('the token is removed from the URL and not sent to other hosts', async () => {
    await page.goto(link);
    await expect(page.getByRole('heading', { name: 'New password' })).toBeVisible();
    await expect(page).toHaveURL('/reset-password');
    await page.reload();
    await page.getByLabel('New password').fill(mended.password);
    await page.getByLabel('Confirm password').fill(mended.password);
    await page.getByRole('button', { name: 'Set Password' }).click();
    await expect(page).toHaveURL('/login');
    await expect(page.getByText('All sessions have ended.')).toBeVisible();
    const token = new URL(link, product.web).searchParams.get('token') ?? '';
    expect(token).not.toBe('');
    expect(requests.filter((words) => words.includes(token))).toEqual([]);
  });

  await test.step('the new password is accepted; the old one and the used link are not', async () => {
    await page.getByLabel('Email').fill(forgetful.email);
    await page.getByLabel('Password', { exact: true }).fill(forgetful.password);
    await page.getByRole('button', { name: 'Login' }).click();
    await expect(page.getByText('Login Failed')).toBeVisible();
    await logIn(page, mended);
    await page.goto(link);
    await page.getByLabel('New password').fill('another-one');
    await page.getByLabel('Confirm password').fill('another-one');
    await page.getByRole('button', { name: 'Set Password' }).click();
    await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeFocused();
    await expect(page.getByRole('link', { name: 'Ask for a new link' })).toBeVisible();
  });

  await test.step('the other session has ended, and its next page shows a message', async () => {
    await elsewhere.goto('/career-form');
    await expect(elsewhere).toHaveURL('/login');
    await expect(elsewhere.getByText('Your session has ended. Please log in again.')).toBeVisible();
    expect(await stored(elsewhere)).toEqual({});
  });
});

test('changing the password ends the other sessions only', async ({ openBrowser, product }) => {
  const careful = { name: 'Dev Anand', email: 'dev@journey.test', password: 'long-enough' };
  await Rest.register(product.rest, 'educator', careful);
  const elsewhere = await openBrowser();
  await logIn(elsewhere, careful);
  const page = await openBrowser();
  await logIn(page, careful);
  await page.goto('/change-password');
  const change = async (current: string) => {
    await page.getByLabel('Current password').fill(current);
    await page.getByLabel('New password').fill('longer-still');
    await page.getByLabel('Confirm password').fill('longer-still');
    await page.getByRole('button', { name: 'Change Password' }).click();
  };
  await change('not-this-one');
  await expect(page.getByText('The current password is not right')).toBeVisible();
  await change(careful.password);
  await expect(page.getByText('All other sessions have ended.')).toBeVisible();
  await expect(page).toHaveURL('/educator');
  await page.reload();
  await expect(page).toHaveURL('/educator');
  await elsewhere.reload();
  await expect(elsewhere).toHaveURL('/login');
});

test('after an expired session, login returns to the typed answers', async ({
  openBrowser,
  product,
  cast,
}) => {
  const student = { name: 'Mira Nair', email: 'mira@journey.test', password: 'long-enough' };
  const sibling = { name: 'Arun Nair', email: 'arun@journey.test', password: 'long-enough' };
  await Rest.register(product.rest, 'student', student);
  await Rest.register(product.rest, 'student', sibling);
  const page = await openBrowser();
  const enter = async ({ email, password }: typeof student) => {
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Login' }).click();
  };
  const fillUpToClub = async () => {
    await page.getByRole('textbox', { name: 'Phone' }).fill('98220 41736');
    await page.getByRole('button', { name: /^Next/ }).click();
    await page.getByRole('radio', { name: '11th' }).check();
    await page.getByRole('textbox', { name: 'School name' }).fill('Kendriya Vidyalaya');
    for (const step of ['Interests', 'Family', 'Club']) {
      await page.getByRole('button', { name: `Next: ${step}` }).click();
    }
    await page.getByRole('radio', { name: cast.student.club }).check();
  };
  const review = page.getByRole('button', { name: 'Next: Review' });
  const submit = page.getByRole('button', { name: 'Submit Student Application' });
  const expiry = page.getByText('Your session has expired');

  await test.step('at the last step of the form', async () => {
    await logIn(page, student);
    await page.goto('/career-form');
    await fillUpToClub();
    await review.click();
    await expire(page, product);
    await submit.click();
    await expect(expiry).toBeVisible();
    await expect(page.getByText('What you typed is kept.')).toBeVisible();
    await expect(page).toHaveURL('/login');
  });

  await test.step('another user gets their own page and an empty form', async () => {
    await enter(sibling);
    await expect(page).toHaveURL('/');
    // A step without the answers of those before it is not opened.
    await page.goto('/career-form?step=school');
    await expect(page).toHaveURL('/career-form?step=about');
    await expect(page.getByRole('textbox', { name: 'Phone' })).toHaveValue('');
    await page.goto('/');
    await logOut(page);
  });

  await test.step('the same user returns to the same step and submits the form', async () => {
    await logIn(page, student);
    await page.goto('/career-form?step=club');
    // The login of the other user has removed the answers from the device.
    await expect(page).toHaveURL('/career-form?step=about');
    await fillUpToClub();
    await review.click();
    await expire(page, product);
    await submit.click();
    await expect(expiry).toBeVisible();
    await expect(page).toHaveURL('/login');
    await enter(student);
    await expect(page).toHaveURL('/career-form?step=review');
    await expect(page.getByRole('region', { name: 'Club' })).toContainText(cast.student.club);
    await submit.click();
    await expect(page).toHaveURL('/thank-you');
  });
});

test('two tabs have the same session', async ({ openBrowser, product }) => {
  const guest = { name: 'Ira Sen', email: 'ira@journey.test', password: 'long-enough' };
  const host = { name: 'Om Puri', email: 'om@journey.test', password: 'long-enough' };
  await Rest.register(product.rest, 'student', guest);
  await Rest.register(product.rest, 'educator', host);
  const one = await openBrowser();
  const other = await one.context().newPage();

  await test.step('a login in one tab signs in the other', async () => {
    await other.goto('/career-form');
    await expect(other).toHaveURL('/login');
    await logIn(one, guest);
    await expect(other).toHaveURL('/career-form');
    await expect(other.getByRole('textbox', { name: 'Full name' })).toHaveValue(guest.name);
  });

  await test.step('a logout in one tab signs out the other', async () => {
    await one.goto('/career-form');
    await expect(one.getByRole('textbox', { name: 'Full name' })).toHaveValue(guest.name);
    await other.goto('/');
    await logOut(other);
    await expect(one).toHaveURL('/');
    await expect(one.getByRole('link', { name: 'Start Your Journey' }).first()).toBeVisible();
  });

  await test.step('the next user is signed in in both tabs', async () => {
    await other.goto('/career-form');
    await expect(other).toHaveURL('/login');
    await logIn(one, host);
    await expect(one).toHaveURL('/educator');
    // The return address of a visitor is valid for every account.
    await expect(other).toHaveURL('/career-form');
    await expect(other.getByRole('heading', { name: 'Professional form' })).toBeVisible();
    await expect(other.getByRole('textbox', { name: 'Full name' })).toHaveValue(host.name);
    expect(await other.content()).not.toContain(guest.name);
  });
});
