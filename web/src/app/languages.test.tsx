import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { activate, loadMessages } from '../lib/i18n/catalogs.ts';
import { basenameOf, languageOf, pathIn } from '../lib/i18n/languages.ts';
import { renderWithSchema } from '../testing/renderWithSchema.tsx';
import { createRoutes } from './routes.tsx';
import { showShellFailure } from './shellFailure.ts';

it.each([
  ['/login', 'en', '/', '/login'],
  ['/hi/login', 'hi', '/hi', '/login'],
  ['/mr', 'mr', '/mr', '/'],
  ['/mr/student', 'mr', '/mr', '/student'],
  ['/hindi', 'en', '/', '/hindi'],
  ['/en/login', 'en', '/', '/en/login'],
])('%s is in %s', (pathname, language, basename, english) => {
  expect(languageOf(pathname)).toBe(language);
  expect(basenameOf(languageOf(pathname))).toBe(basename);
  if (english !== '/') expect(pathIn(languageOf(pathname), english)).toBe(pathname);
});

/** Opens a page of the app in a language. */
async function openIn(
  language: 'hi' | 'mr',
  at: string,
  options?: Pick<Parameters<typeof renderWithSchema>[1] & object, 'user' | 'resolvers'>,
) {
  activate(language);
  await loadMessages('shell');
  return renderWithSchema(null, {
    at,
    routes: createRoutes,
    basename: `/${language}`,
    ...options,
  });
}

it.each([
  ['hi', 'पासवर्ड', 'पंजीकरण करें', 'लॉग इन'],
  ['mr', 'पासवर्ड', 'नोंदणी करा', 'लॉग इन'],
] as const)('login is in %s', async (language, password, register, title) => {
  await openIn(language, `/${language}/login`);
  expect(await screen.findByLabelText(password)).toBeRequired();
  const link = screen.getByRole('link', { name: register });
  expect(link).toHaveAttribute('href', `/${language}/register`);
  await waitFor(() => {
    expect(document.title).toBe(`${title} · Waymark`);
  });
});

it('validates in the language', async () => {
  await openIn('hi', '/hi/login');
  await userEvent.click(await screen.findByRole('button', { name: 'लॉग इन' }));
  expect(await screen.findByText('ईमेल लिखना ज़रूरी है')).toBeVisible();
});

it.each(['/mr/educator', '/mr/career-form'])(
  'an educator without a form gets it in the language of %s',
  async (at) => {
    await openIn('mr', at, {
      user: { role: 'EDUCATOR', formSubmitted: false },
      resolvers: {
        Query: { myEducatorProfile: () => ({ id: 'u1', formSubmitted: false, formDetails: null }) },
      },
    });
    const title = await screen.findByRole('heading', { level: 1, name: 'व्यावसायिक फॉर्म' });
    expect(title).toBeVisible();
    expect(screen.getByLabelText('पूर्ण नाव')).toBeRequired();
  },
);

it.each([
  ['/hi/privacy?club=c1', '/privacy?club=c1', undefined],
  ['/hi/mentor?person=p1', '/mentor?person=p1', undefined],
  ['/hi/my-data', '/my-data', 'MENTOR'],
  ['/hi/change-password', '/change-password', 'ADMIN'],
] as const)('leaves %s for %s, for %s', async (at, english, role) => {
  const replace = vi.fn();
  vi.stubGlobal('location', { pathname: at, search: '', origin: window.location.origin, replace });
  await openIn('hi', at, role && { user: { role } });
  await waitFor(() => {
    expect(replace.mock.calls).toEqual([[english]]);
  });
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
});

it('offers no other language to a mentor', async () => {
  renderWithSchema(null, { at: '/my-data', routes: createRoutes, user: { role: 'MENTOR' } });
  await screen.findByRole('heading', { level: 1, name: 'My data' });
  expect(screen.queryByRole('navigation', { name: 'Language' })).not.toBeInTheDocument();
});

it('names no other address of an unknown page', async () => {
  await openIn('mr', '/mr/no/such/page');
  const title = await screen.findByRole('heading', { level: 1 });
  expect(title).toHaveTextContent('अरेरे! हे पान सापडले नाही');
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
});

it('offers a reload in each language without the messages of every page', () => {
  showShellFailure(document.body);
  const links = screen.getAllByRole('link').map((link) => [link.textContent, link.lang]);
  expect(links).toEqual([
    ['Reload', 'en'],
    ['फिर से लोड करें', 'hi'],
    ['पुन्हा लोड करा', 'mr'],
  ]);
  expect(screen.getByText(/^This page could not be loaded/)).toBeVisible();
  document.body.replaceChildren();
});
