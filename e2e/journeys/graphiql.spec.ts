import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';
import { violationsOf } from '../steps/axe.ts';

/** The tab of each role, by the first operation of its example. */
const tabOf = {
  Student: 'StudentDashboard',
  Educator: 'EducatorDashboard',
  Mentor: 'MentorDashboard',
  Admin: 'AdminPeople',
};

interface Answer {
  data?: Record<string, { userErrors?: unknown[] } | null>;
  errors?: unknown[];
}

async function openGraphiql(page: Page) {
  await page.goto('/graphiql');
  // The text of the operation appears after the editor.
  await expect(page.getByText('query StudentDashboard')).toBeVisible();
}

const role = (page: Page) => page.getByLabel('Signed in as');
const executeButton = (page: Page) => page.getByRole('button', { name: /^Execute query/ });

/** Runs an operation of the open tab and returns the server's answer. */
async function run(page: Page, operation: string): Promise<Answer> {
  const answered = page.waitForResponse(
    (response) =>
      response.request().postData()?.includes(`"operationName":"${operation}"`) ?? false,
  );
  await executeButton(page).click();
  await page.getByRole('menuitem', { name: operation, exact: true }).click();
  return (await (await answered).json()) as Answer;
}

for (const [name, tab] of Object.entries(tabOf)) {
  test(`every example for the role ${name} works on the demo data`, async ({ openBrowser }) => {
    const page = await openBrowser();
    await openGraphiql(page);
    await page.getByRole('tab', { name: tab }).getByRole('button', { name: tab }).click();
    await role(page).selectOption(name);
    await expect(role(page)).toHaveValue(name.toLowerCase());
    await executeButton(page).click();
    // The menu may still list the operations of the previous tab.
    await expect(page.getByRole('menuitem', { name: tab, exact: true })).toBeVisible();
    const operations = await page.getByRole('menuitem').allInnerTexts();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('menuitem')).toHaveCount(0);

    expect(operations.length).toBeGreaterThanOrEqual(3);
    for (const operation of operations) {
      const { data, errors } = await run(page, operation);
      expect(errors, operation).toBeUndefined();
      expect(JSON.stringify(data), operation).not.toContain('"items":[]');
      for (const [field, value] of Object.entries(data ?? {})) {
        expect(value, `${operation} ${field}`).not.toBeNull();
        expect(value?.userErrors ?? [], `${operation} ${field}`).toEqual([]);
      }
    }
  });
}

test('works by keyboard, and keeps the token until the tab is closed', async ({ openBrowser }) => {
  const page = await openBrowser();
  await openGraphiql(page);
  await role(page).focus();
  await page.keyboard.type('Student');
  await expect(role(page)).toHaveValue('student');
  await page.getByText('query StudentDashboard').click();
  await page.keyboard.press('Control+Enter');

  await expect(page.getByRole('region', { name: /result/i })).toContainText('"myStudentProfile"');
  await expect.poll(() => page.evaluate(() => sessionStorage.length)).toBeGreaterThan(0);
  expect(await page.evaluate(() => localStorage.length)).toBe(0);

  await role(page).selectOption('Nobody');
  await expect(role(page)).toHaveValue('nobody');
  const { errors } = await run(page, 'StudentDashboard');
  expect(errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }]);
});

test('without demo accounts it reports the failure, and any account can sign in', async ({
  openBrowser,
}) => {
  const page = await openBrowser();
  const signIn = page.getByRole('dialog', { name: 'Sign in' });
  const submit = signIn.getByRole('button', { name: 'Sign in' });
  const failed = { data: { login: null }, errors: [{ message: 'The server does not answer.' }] };
  await openGraphiql(page);
  await page.route('**/graphql', (route) => route.fulfill({ json: failed }));
  await role(page).selectOption('Mentor');
  await expect(page.getByRole('status')).toContainText(
    'No session for the demo account mentor@waymark.test: The server does not answer.',
  );
  await expect(role(page)).toHaveValue('nobody');
  await page.unroute('**/graphql');

  await page.getByRole('button', { name: 'Sign in…' }).click();
  await signIn.getByLabel('Email').fill('student@waymark.test');
  await signIn.getByLabel('Password').fill('not the password');
  await submit.click();
  await expect(signIn.getByRole('alert')).not.toBeEmpty();
  await expect(role(page)).toHaveValue('nobody');

  await signIn.getByLabel('Password').fill('waymark-demo');
  await page.keyboard.press('Enter');
  await expect(signIn).toBeHidden();
  await expect(role(page)).toHaveValue('student@waymark.test');
  await expect(page.getByRole('status')).toBeEmpty();
  expect((await run(page, 'StudentDashboard')).errors).toBeUndefined();
  await page.getByRole('button', { name: 'Sign in…' }).click();
  await expect(signIn.getByLabel('Password')).toHaveValue('');
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`it is accessible and explains the schema: ${colorScheme}`, async ({ openBrowser }) => {
    const page = await openBrowser({ colorScheme });
    await openGraphiql(page);
    await page.getByRole('button', { name: 'Show Documentation Explorer' }).click();
    await page.getByRole('link', { name: 'Query', exact: true }).click();
    await expect(page.getByText('A root field whose call fails is null')).toBeVisible();
    // GraphiQL's own tabs have their buttons inside, which are small.
    const without = ['nested-interactive', 'target-size'];
    expect(await violationsOf(page, { without })).toEqual([]);

    await page.getByRole('button', { name: 'Sign in…' }).click();
    await expect(page.getByRole('dialog', { name: 'Sign in' })).toBeVisible();
    expect(await violationsOf(page, { within: 'dialog[open]' })).toEqual([]);
    await page.keyboard.press('Escape');

    await page.getByRole('button', { name: 'Open settings dialog' }).click();
    const other = colorScheme === 'light' ? 'Dark' : 'Light';
    await page.getByRole('button', { name: other, exact: true }).click();
    await expect(page.locator('body')).toContainClass(`graphiql-${other.toLowerCase()}`);
  });
}

test('a narrow screen has room for the role, each tab, the operation and its answer', async ({
  openBrowser,
}) => {
  const page = await openBrowser({ viewport: { width: 360, height: 740 } });
  await openGraphiql(page);
  await expect(role(page)).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('button', { name: 'Sign in…' })).toBeInViewport({ ratio: 1 });
  for (const tab of Object.values(tabOf)) {
    const button = page.getByRole('tab', { name: tab }).getByRole('button', { name: tab });
    await button.click();
    await expect(button).toBeInViewport({ ratio: 0.9 });
  }

  await role(page).selectOption('Admin');
  await expect(role(page)).toHaveValue('admin');
  await run(page, 'AdminPeople');
  const answer = page.getByRole('region', { name: /result/i });
  await expect(answer).toContainText('"students"');
  await expect(answer).toBeInViewport({ ratio: 0.9 });
});
