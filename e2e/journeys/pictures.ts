import { fileURLToPath } from 'node:url';
import { DEMO_PASSWORD } from '../fixtures/cast.ts';
import { Rest } from '../fixtures/rest.ts';
import { expect, test } from '../fixtures/test.ts';
import { signedIn } from '../steps/session.ts';

const FOLDER = fileURLToPath(new URL('../../docs/pictures/', import.meta.url));

const PICTURES = [
  { name: 'landing', user: null, path: '/', shows: 'Start Your Journey' },
  { name: 'student', user: 'student', path: '/student', shows: 'What is next' },
  { name: 'mentor', user: 'mentor', path: '/mentor', shows: 'Showing ' },
  { name: 'admin', user: 'admin', path: '/admin', shows: '120 students' },
];

for (const colorScheme of ['light', 'dark'] as const) {
  for (const { name, user, path, shows } of PICTURES) {
    test(`picture of ${name}, ${colorScheme}`, async ({ openBrowser, product, front }) => {
      const session =
        user === null
          ? {}
          : signedIn(front, await Rest.logIn(product.rest, `${user}@waymark.test`, DEMO_PASSWORD));
      const page = await openBrowser({
        ...session,
        colorScheme,
        reducedMotion: 'reduce',
        viewport: { width: 1280, height: 800 },
      });
      await page.goto(path);
      await expect(page.getByText(shows).first()).toBeVisible();
      await page.waitForFunction(
        () =>
          document.fonts.status === 'loaded' &&
          [...document.images].every(
            ({ complete, y, loading }) => complete || (loading === 'lazy' && y > innerHeight),
          ),
      );
      const file = `${FOLDER}${name}-${colorScheme}.jpeg`;
      await page.screenshot({ path: file, type: 'jpeg', quality: 75 });
    });
  }
}
