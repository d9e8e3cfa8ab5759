import type { RouteObject } from 'react-router-dom';
import { LoadingView } from '../ui/LoadingView.tsx';
import { Guard } from './Guard.tsx';
import { Root, type RouteHandle } from './Root.tsx';
import { RouteFailure } from './RouteFailure.tsx';

const home = async () => ({ Component: (await import('./pages/HomePage.tsx')).HomePage });
const gallery = async () => ({
  Component: (await import('../ui/gallery/UiGallery.tsx')).UiGallery,
});

const titled = (title: string): { handle: RouteHandle } => ({ handle: { title } });

/** Every address of the product. Each page is loaded when it is first opened. */
export const routes: RouteObject[] = [
  {
    element: <Root />,
    errorElement: <RouteFailure />,
    hydrateFallbackElement: <LoadingView />,
    children: [
      { path: '/', ...titled('Career guidance'), lazy: home },
      { path: '/test-home-2', ...titled('Career guidance'), lazy: home },
      {
        path: '/login',
        ...titled('Login'),
        lazy: async () => ({ Component: (await import('./pages/LoginPage.tsx')).LoginPage }),
      },
      {
        path: '/register',
        ...titled('Register'),
        lazy: async () => ({ Component: (await import('./pages/RegisterPage.tsx')).RegisterPage }),
      },
      {
        path: '/thank-you',
        ...titled('Thank you'),
        lazy: async () => ({
          Component: (await import('../features/thank-you/ThankYouScreen.tsx')).ThankYouScreen,
        }),
      },
      {
        element: <Guard roles={['STUDENT', 'EDUCATOR']} />,
        children: [
          {
            path: '/career-form',
            ...titled('Career form'),
            lazy: async () => ({
              Component: (await import('./pages/CareerFormPage.tsx')).CareerFormPage,
            }),
          },
        ],
      },
      {
        element: <Guard roles={['STUDENT']} />,
        children: [
          {
            path: '/student',
            ...titled('Your path'),
            lazy: async () => ({
              Component: (await import('./pages/StudentPage.tsx')).StudentPage,
            }),
          },
        ],
      },
      {
        element: <Guard roles={['EDUCATOR']} />,
        children: [
          {
            path: '/educator',
            ...titled('Your path'),
            lazy: async () => ({
              Component: (await import('./pages/EducatorPage.tsx')).EducatorPage,
            }),
          },
        ],
      },
      {
        element: <Guard roles={['MENTOR']} />,
        children: [
          {
            path: '/mentor',
            ...titled('Mentor Dashboard'),
            lazy: async () => ({ Component: (await import('./pages/MentorPage.tsx')).MentorPage }),
          },
        ],
      },
      {
        element: <Guard roles={['ADMIN']} />,
        children: [
          {
            path: '/admin',
            ...titled('Admin Dashboard'),
            lazy: async () => ({ Component: (await import('./pages/AdminPage.tsx')).AdminPage }),
          },
        ],
      },
      ...(import.meta.env.DEV ? [{ path: '/_ui', ...titled('Widgets'), lazy: gallery }] : []),
      {
        path: '*',
        ...titled('Page not found'),
        lazy: async () => ({
          Component: (await import('../features/not-found/NotFoundScreen.tsx')).NotFoundScreen,
        }),
      },
    ],
  },
];
