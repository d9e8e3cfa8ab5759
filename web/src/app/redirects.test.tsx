import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderWithSchema } from '../testing/renderWithSchema.tsx';
import { createRoutes } from './routes.tsx';

const users = {
  newcomer: { role: 'STUDENT', formSubmitted: false },
  student: { role: 'STUDENT' },
  educator: { role: 'EDUCATOR' },
  mentor: { role: 'MENTOR' },
  admin: { role: 'ADMIN' },
} as const;
type Who = keyof typeof users;

/** The page to which each user is redirected from pages of others. */
const own: Record<Who, string> = {
  newcomer: '/',
  student: '/student',
  educator: '/educator',
  mentor: '/mentor',
  admin: '/admin',
};

const everybody = Object.keys(users) as Who[];

/** The users who may open an address; all others are redirected. */
const addresses: Record<string, Who[]> = {
  '/': ['newcomer'],
  '/test-home-2': ['newcomer'],
  '/?home': everybody,
  '/test-home': everybody,
  '/old-home': everybody,
  '/thank-you': everybody,
  '/privacy': everybody,
  '/no-such-page': everybody,
  '/forgot-password': everybody,
  '/login': [],
  '/register': [],
  '/change-password': everybody,
  '/my-data': ['newcomer', 'student', 'educator', 'mentor', 'admin'],
  '/two-step-login': ['mentor', 'admin'],
  '/administrators': ['admin'],
  '/career-form': ['newcomer', 'student', 'educator'],
  '/student': ['student'],
  '/educator': ['educator'],
  '/mentor': ['mentor'],
  '/admin': ['admin'],
};

const rows = everybody.flatMap((who) =>
  Object.entries(addresses).map(([at, stay]) => ({
    who,
    at,
    target: stay.includes(who) ? at : own[who],
  })),
);

it.each(rows)('$who at $at is at $target', async ({ who, at, target }) => {
  const user = { formSubmitted: true, ...users[who] };
  const profile = () => ({ id: 'u1', formSubmitted: user.formSubmitted });
  const { router, session } = renderWithSchema(null, {
    at,
    user,
    routes: createRoutes,
    resolvers: { Query: { myStudentProfile: profile, myEducatorProfile: profile } },
  });
  await waitFor(() => {
    expect(session.state().status).toBe('signedIn');
    expect(router.state.navigation.state).toBe('idle');
    expect(screen.getAllByRole('main').length).toBeGreaterThan(0);
    const { pathname, search } = router.state.location;
    expect(pathname + search).toBe(target);
  });
});
