import type { RouteObject } from 'react-router-dom';
import type { LazyClient } from '../lib/apollo/lazyClient.ts';
import { guarded, page } from './page.tsx';
import { Root } from './Root.tsx';

const CAREERS =
  'Career guidance for students of classes 9 to 12 and the people who teach them: five stages, with a mentor beside you.';

const home = async () => (await import('./pages/HomePage.tsx')).HomePage;

/** Pages that everybody may read; nothing of the server is needed to show them. */
const publicPages: RouteObject[] = [
  page('/', { title: 'Career guidance', description: CAREERS }, home),
  page('/test-home-2', { title: 'Career guidance', description: CAREERS, unlisted: true }, home),
  page(
    '/test-home',
    {
      title: 'Walk with us',
      description:
        'What Waymark does for a student, step by step: services, the way of nine years, and voices of those who walked it.',
    },
    async () => (await import('./pages/AlternatePage.tsx')).AlternatePage,
  ),
  page(
    '/old-home',
    {
      title: 'Prospectus',
      description:
        'Waymark as a prospectus: a letter from the founder, services, figures, clubs and the people who read your form.',
    },
    async () => (await import('./pages/OlderPage.tsx')).OlderPage,
  ),
  page(
    '/thank-you',
    {
      title: 'Thank you',
      description: 'Your form is with us: what happens next, until the first session.',
      unlisted: true,
    },
    async () => (await import('../features/thank-you/ThankYouScreen.tsx')).ThankYouScreen,
  ),
];

const notFound = page(
  '*',
  { title: 'Page not found' },
  async () => (await import('../features/not-found/NotFoundScreen.tsx')).NotFoundScreen,
);

/** Pages that ask the server. */
const serverPages: RouteObject[] = [
  page(
    '/login',
    { title: 'Login', description: 'Log in to Waymark and go on where you left your path.' },
    async () => (await import('./pages/LoginPage.tsx')).LoginPage,
  ),
  page(
    '/register',
    { title: 'Register', description: 'Make an account as a student or an educator.' },
    async () => (await import('./pages/RegisterPage.tsx')).RegisterPage,
  ),
  page(
    '/forgot-password',
    {
      title: 'Forgot password',
      description: 'Ask for a link by mail that leads to a new password.',
      unlisted: true,
    },
    async () => (await import('../features/auth/ForgotPasswordScreen.tsx')).ForgotPasswordScreen,
  ),
  page(
    '/reset-password',
    { title: 'New password' },
    async () => (await import('../features/auth/ResetPasswordScreen.tsx')).ResetPasswordScreen,
  ),
  guarded(
    ['STUDENT', 'EDUCATOR', 'MENTOR', 'ADMIN'],
    page(
      '/change-password',
      { title: 'Change password' },
      async () => (await import('./pages/ChangePasswordPage.tsx')).ChangePasswordPage,
    ),
  ),
  guarded(
    ['STUDENT', 'EDUCATOR'],
    page(
      '/career-form',
      { title: 'Career form' },
      async () => (await import('./pages/CareerFormPage.tsx')).CareerFormPage,
    ),
  ),
  guarded(
    ['STUDENT'],
    page(
      '/student',
      { title: 'Your path' },
      async () => (await import('./pages/StudentPage.tsx')).StudentPage,
    ),
  ),
  guarded(
    ['EDUCATOR'],
    page(
      '/educator',
      { title: 'Your path' },
      async () => (await import('./pages/EducatorPage.tsx')).EducatorPage,
    ),
  ),
  guarded(
    ['MENTOR'],
    page(
      '/mentor',
      { title: 'Mentor Dashboard' },
      async () => (await import('./pages/MentorPage.tsx')).MentorPage,
    ),
  ),
  guarded(
    ['ADMIN'],
    page(
      '/admin',
      { title: 'Admin Dashboard' },
      async () => (await import('./pages/AdminPage.tsx')).AdminPage,
    ),
  ),
];

/** While developing only: a build knows nothing of it. */
const widgets = import.meta.env.DEV
  ? [
      page(
        '/_ui',
        { title: 'Widgets' },
        async () => (await import('../ui/gallery/UiGallery.tsx')).UiGallery,
      ),
    ]
  : [];

/**
 * Every address of the product. Each page is loaded when it is first opened, and the GraphQL client
 * with the first page that needs it.
 */
export function createRoutes(client: LazyClient): RouteObject[] {
  const withServer: RouteObject = {
    lazy: async () => {
      const [{ serverLayout }, loaded] = await Promise.all([
        import('./serverLayout.tsx'),
        client.load(),
      ]);
      return { Component: serverLayout(loaded) };
    },
    // Copies: the code of a page is noted in its route, and each router loads its own.
    children: copied(serverPages),
  };
  const others = copied([...publicPages, ...widgets, notFound]);
  return [{ element: <Root />, children: [...others, withServer] }];
}

const copied = (routes: RouteObject[]): RouteObject[] =>
  routes.map((route) =>
    route.children ? { ...route, children: copied(route.children) } : { ...route },
  );
