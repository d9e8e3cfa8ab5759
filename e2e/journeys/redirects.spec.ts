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
const users = (Object.keys(people) as Who[]).filter((who) => who !== 'visitor');

const both = ['visitor', 'student'] as const;

/**
 * One page of each kind, and who of the two may open it; others are redirected. Here as served
 * documents; web/src/app/redirects.test.tsx covers all pages and roles.
 */
const addresses: [at: string, stay: readonly Who[]][] = [
  ['/', ['visitor']],
  ['/?home', both],
  ['/old-home', both],
  ['/no-such-page', both],
  ['/login', ['visitor']],
  ['/forgot-password', both],
  ['/change-password', ['student']],
  ['/career-form', ['student']],
  ['/student', ['student']],
  ['/admin', []],
];

test.beforeAll(async ({ product }) => {
  await Rest.register(product.rest, 'student', NEWCOMER);
});

test.describe('redirects by role', () => {
  for (const who of both) {
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
