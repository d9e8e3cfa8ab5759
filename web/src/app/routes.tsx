import { msg } from '@lingui/core/macro';
import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import type { LazyClient } from '../lib/apollo/lazyClient.ts';
import { LANGUAGES } from '../lib/i18n/languages.ts';
import { LoadingView } from '../ui/LoadingView.tsx';
import { guarded, page, type PageHandle } from './page.tsx';
import { Root } from './Root.tsx';
import { RouteFailure } from './RouteFailure.tsx';

const CAREERS =
  'Career guidance for students of classes 9 to 12 and the people who teach them: five stages, with a mentor beside you.';

const home = async () => (await import('./pages/HomePage.tsx')).HomePage;

/** Pages for signed-in and signed-out users. They are prerendered and need no GraphQL client. */
const publicPages = () => [
  page('/', { title: 'Career guidance', description: CAREERS, document: 'page' }, home),
  page(
    '/test-home-2',
    { title: 'Career guidance', description: CAREERS, unlisted: true, document: 'page' },
    home,
  ),
  page(
    '/test-home',
    {
      title: 'Walk with us',
      description:
        'What Waymark does for a student, step by step: services, the way of nine years, and voices of those who walked it.',
      unlisted: true,
      document: 'page',
    },
    async () => (await import('./pages/AlternatePage.tsx')).AlternatePage,
  ),
  page(
    '/old-home',
    {
      title: 'Prospectus',
      description:
        'Waymark as a prospectus: a letter from the founder, services, figures, clubs and the people who read your form.',
      unlisted: true,
      document: 'page',
    },
    async () => (await import('./pages/OlderPage.tsx')).OlderPage,
  ),
  page(
    '/thank-you',
    {
      title: 'Thank you',
      description: 'What happens after the career form, until the first session.',
      unlisted: true,
      document: 'page',
    },
    async () => (await import('./pages/ThankYouPage.tsx')).ThankYouPage,
  ),
  page(
    '/privacy',
    {
      title: 'Privacy notice',
      description: 'What Waymark keeps about you, why, who reads it and how long it stays.',
      document: 'page',
    },
    async () => (await import('../features/privacy/PrivacyScreen.tsx')).PrivacyScreen,
  ),
  page(
    '*',
    { title: msg`Page not found`, document: 'page', languages: LANGUAGES, messages: 'notFound' },
    async () => (await import('../features/not-found/NotFoundScreen.tsx')).NotFoundScreen,
  ),
];

/** An account form, in all languages. */
const account = (
  path: string,
  handle: Partial<PageHandle> & Pick<PageHandle, 'title'>,
  load: () => Promise<ComponentType>,
) => page(path, { ...handle, document: 'form', languages: LANGUAGES, messages: 'account' }, load);

/** Account forms for signed-out users. */
const accountPages = () => [
  account(
    '/login',
    {
      title: msg`Login`,
      description: msg`Log in to Waymark and go on where you left your path.`,
    },
    async () => (await import('./pages/LoginPage.tsx')).LoginPage,
  ),
  account(
    '/register',
    {
      title: msg`Register`,
      description: msg`Make an account as a student or an educator.`,
    },
    async () => (await import('./pages/RegisterPage.tsx')).RegisterPage,
  ),
  account(
    '/forgot-password',
    {
      title: msg`Forgot password`,
      description: msg`Ask for a link by mail that leads to a new password.`,
      unlisted: true,
    },
    async () => (await import('../features/auth/ForgotPasswordScreen.tsx')).ForgotPasswordScreen,
  ),
  account(
    '/reset-password',
    { title: msg`New password` },
    async () => (await import('../features/auth/ResetPasswordScreen.tsx')).ResetPasswordScreen,
  ),
  account(
    '/set-password',
    { title: msg`Choose your password` },
    async () => (await import('../features/auth/SetPasswordScreen.tsx')).SetPasswordScreen,
  ),
  account(
    '/confirm-email',
    { title: msg`Confirm your email` },
    async () => (await import('../features/auth/ConfirmEmailScreen.tsx')).ConfirmEmailScreen,
  ),
  account(
    '/confirm-email-change',
    { title: msg`Confirm your new email` },
    async () =>
      (await import('../features/auth/ConfirmEmailChangeScreen.tsx')).ConfirmEmailChangeScreen,
  ),
  account(
    '/undo-email-change',
    { title: msg`Restore your email` },
    async () => (await import('../features/auth/UndoEmailChangeScreen.tsx')).UndoEmailChangeScreen,
  ),
];

/** Pages for signed-in users. */
const ownPages = () => [
  guarded(
    ['STUDENT', 'EDUCATOR', 'MENTOR', 'ADMIN'],
    page(
      '/change-password',
      { title: msg`Change password`, document: 'app', languages: LANGUAGES, messages: 'account' },
      async () => (await import('./pages/ChangePasswordPage.tsx')).ChangePasswordPage,
    ),
  ),
  guarded(
    ['MENTOR', 'ADMIN'],
    page(
      '/two-step-login',
      { title: 'Two-step login', document: 'app' },
      async () => (await import('./pages/SecondFactorPage.tsx')).SecondFactorPage,
    ),
  ),
  guarded(
    ['STUDENT', 'EDUCATOR', 'MENTOR', 'ADMIN'],
    page(
      '/my-data',
      { title: msg`My data`, document: 'app', languages: LANGUAGES, messages: 'myData' },
      async () => (await import('./pages/MyDataPage.tsx')).MyDataPage,
    ),
  ),
  guarded(
    ['STUDENT', 'EDUCATOR'],
    page(
      '/career-form',
      {
        title: msg`Career form`,
        document: 'app',
        languages: LANGUAGES,
        messages: ['profileForm', 'careerForm', 'consent', 'englishOnly'],
      },
      async () => (await import('./pages/CareerFormPage.tsx')).CareerFormPage,
    ),
  ),
  guarded(
    ['STUDENT'],
    page(
      '/student',
      { title: msg`Your path`, document: 'app', languages: LANGUAGES, messages: 'dashboard' },
      async () => (await import('./pages/StudentPage.tsx')).StudentPage,
    ),
    { early: true },
  ),
  guarded(
    ['STUDENT'],
    page(
      '/interests',
      {
        title: msg`Interest profile`,
        document: 'app',
        languages: LANGUAGES,
        messages: ['interests', 'englishOnly'],
      },
      async () => (await import('./pages/InterestsPage.tsx')).InterestsPage,
    ),
  ),
  guarded(
    ['EDUCATOR'],
    page(
      '/educator',
      { title: msg`Your path`, document: 'app', languages: LANGUAGES, messages: 'dashboard' },
      async () => (await import('./pages/EducatorPage.tsx')).EducatorPage,
    ),
    { early: true },
  ),
  guarded(
    ['MENTOR'],
    page(
      '/mentor',
      { title: 'Mentor Dashboard', document: 'app', messages: 'profileForm' },
      async () => (await import('./pages/MentorPage.tsx')).MentorPage,
    ),
  ),
  guarded(
    ['ADMIN'],
    page(
      '/admin',
      { title: 'Admin Dashboard', document: 'app', messages: 'profileForm' },
      async () => (await import('./pages/AdminPage.tsx')).AdminPage,
    ),
  ),
  guarded(
    ['ADMIN'],
    page(
      '/administrators',
      { title: 'Administrators', document: 'app' },
      async () => (await import('./pages/AdministratorsPage.tsx')).AdministratorsPage,
    ),
  ),
];

/**
 * Creates all routes. The code of a page is loaded when it is first opened, the GraphQL client with
 * the first page that needs it. Each router needs new objects, because it stores loaded modules in
 * them.
 */
export function createRoutes(client: LazyClient): RouteObject[] {
  const withClient: RouteObject = {
    lazy: async () => {
      const [{ clientLayout }, loaded] = await Promise.all([
        import('./clientLayout.tsx'),
        client.load(),
      ]);
      return { Component: clientLayout(loaded) };
    },
    children: [...accountPages(), ...ownPages()],
  };
  return [
    {
      element: <Root />,
      errorElement: <RouteFailure />,
      hydrateFallbackElement: <LoadingView />,
      children: [...publicPages(), withClient],
    },
  ];
}
