import { DEMO_PASSWORD } from '../fixtures/cast.ts';
import { Rest } from '../fixtures/rest.ts';
import { expect, test } from '../fixtures/test.ts';
import { logIn, logInAsDemo, logOut } from '../steps/account.ts';
import { signedIn } from '../steps/session.ts';

const NEWCOMER = { name: 'Nila Rao', email: 'nila@redirects.test', password: 'long-enough' };
const demo = (role: string) => ({ email: `${role}@waymark.test`, password: DEMO_PASSWORD });

/** Each role, and the page to which it is redirected from pages of others. */
const people = {
  visitor: { account: null, own: '/login' },
  newcomer: { account: NEWCOMER, own: '/' },
  student: { account: demo('student'), own: '/student' },
  educator: { account: demo('educator'), own: '/educator' },
  mentor: { account: demo('mentor'), own: '/mentor' },
  admin: { account: demo('admin'), own: '/admin' },
};
type Who = keyof typeof people;
const everybody = Object.keys(people) as Who[];
const users = everybody.filter((who) => who !== 'visitor');

/** The roles that may open an address; all others are redirected. */
const addresses: [at: string, stay: Who[]][] = [
  ['/', ['visitor', 'newcomer']],
  ['/test-home-2', ['visitor', 'newcomer']],
  ['/?home', everybody],
  ['/test-home', everybody],
  ['/old-home', everybody],
  ['/thank-you', everybody],
  ['/privacy', everybody],
  ['/no-such-page', everybody],
  ['/login', ['visitor']],
  ['/register', ['visitor']],
  ['/forgot-password', everybody],
  ['/change-password', users],
  ['/my-data', ['newcomer', 'student', 'educator', 'mentor']],
  ['/two-step-login', ['mentor', 'admin']],
  ['/administrators', ['admin']],
  ['/career-form', ['newcomer', 'student', 'educator']],
  ['/student', ['student']],
  ['/educator', ['educator']],
  ['/mentor', ['mentor']],
  ['/admin', ['admin']],
];

test.beforeAll(async ({ product }) => {
  await Rest.register(product.rest, 'student', NEWCOMER);
});

test.describe('redirects by role', () => {
  // The other roles: routes.test.tsx of the web.
  for (const who of ['visitor', 'student'] as const) {
    test(who, async ({ openBrowser, product, front }) => {
      const { account, own } = people[who];
      const session = account && (await Rest.logIn(product.rest, account.email, account.password));
      const page = await openBrowser(session ? signedIn(front, session) : {});
      for (const [at, stay] of addresses) {
        await page.goto(at);
        // Without a redirect, the address is the same after the session check.
        if (session && at.startsWith('/?')) await page.waitForLoadState('networkidle');
        await expect(page, `${who} at ${at}`).toHaveURL(stay.includes(who) ? at : own);
      }
    });
  }
});

test('login opens the dashboard of each role, logout the landing page', async ({ openBrowser }) => {
  const page = await openBrowser();
  for (const who of users) {
    if (who === 'newcomer') await logIn(page, NEWCOMER);
    else await logInAsDemo(page, who);
    await expect(page, who).toHaveURL(people[who].own);
    await logOut(page);
  }
});
