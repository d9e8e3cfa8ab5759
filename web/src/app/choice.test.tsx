import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { activate, loadMessages } from '../lib/i18n/catalogs.ts';
import { inLanguageOf } from '../lib/i18n/choice.ts';
import { LANGUAGES, type Language } from '../lib/i18n/languages.ts';
import { canKeep } from '../lib/offline/kept.ts';
import { renderWithSchema } from '../testing/renderWithSchema.tsx';
import { Root } from './Root.tsx';
import { createRoutes } from './routes.tsx';

const replace = vi.fn();
const assign = vi.fn();
beforeEach(() => {
  replace.mockReset();
  assign.mockReset();
});

/** Records navigations of the document. */
function stubLocation(pathname = window.location.pathname) {
  const { origin, href, search, hash } = window.location;
  vi.stubGlobal('location', { pathname, search, hash, origin, href, replace, assign });
}

/** Opens a page of the app in a language, with a location that records navigations of the document. */
async function openIn(language: Language, at: string, options = {}) {
  stubLocation(at);
  activate(language);
  await loadMessages('shell');
  const basename = language === 'en' ? '/' : `/${language}`;
  return renderWithSchema(null, { at, routes: createRoutes, basename, ...options });
}

const linksOf = (name: string) =>
  screen.findByRole('navigation', { name }).then((links) =>
    within(links)
      .getAllByRole('link')
      .map((link) => ({
        name: link.textContent,
        lang: link.lang,
        hreflang: link.getAttribute('hreflang'),
        current: link.getAttribute('aria-current'),
        href: link.getAttribute('href'),
      })),
  );

describe('the links to other languages', () => {
  it('lead to the same page, with search and hash', async () => {
    await openIn('hi', '/hi/register?as=educator#main');
    expect(await linksOf('भाषा')).toEqual([
      {
        name: 'English',
        lang: 'en',
        hreflang: 'en',
        current: null,
        href: '/register?as=educator#main',
      },
      {
        name: 'हिन्दी',
        lang: 'hi',
        hreflang: 'hi',
        current: 'page',
        href: '/hi/register?as=educator#main',
      },
      {
        name: 'मराठी',
        lang: 'mr',
        hreflang: 'mr',
        current: null,
        href: '/mr/register?as=educator#main',
      },
    ]);
  });

  it('carry the token of a mailed link, which is no longer in the address', async () => {
    const { router } = await openIn('en', '/reset-password?token=a%2Bb');
    await waitFor(() => {
      expect(router.state.location.search).toBe('');
    });
    expect((await linksOf('Language')).map(({ href }) => href)).toEqual([
      '/reset-password?token=a%2Bb',
      '/hi/reset-password?token=a%2Bb',
      '/mr/reset-password?token=a%2Bb',
    ]);
  });

  it('are not on a page in English only', async () => {
    await openIn('en', '/privacy');
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByRole('navigation', { name: 'Language' })).not.toBeInTheDocument();
  });
});

/** Logs in on `/login` as an account with a language. */
async function logIn(document: Language, language: string | null, role = 'MENTOR') {
  const login = vi.fn((_root: unknown, { input }: { input: object }) => ({
    token: 't',
    user: { __typename: 'User', id: 'u1', name: 'Asha', role, language, ...{ input } },
    userErrors: [],
  }));
  const view = await openIn(document, document === 'en' ? '/login' : `/${document}/login`, {
    resolvers: { Mutation: { login } },
  });
  await userEvent.type(await screen.findByLabelText(/Email|ईमेल/), 'asha@example.org');
  await userEvent.type(screen.getByLabelText(/^(Password|पासवर्ड)$/), 'waymark-demo');
  await userEvent.click(screen.getByRole('button', { name: /^(Login|लॉग इन)$/ }));
  return view;
}

describe('a login', () => {
  it('in Hindi leads to the page in English, where the page has no other language', async () => {
    const { sent } = await logIn('hi', 'hi');
    await waitFor(() => {
      expect(replace.mock.calls).toEqual([['/mentor']]);
    });
    expect(sent.find(({ name }) => name === 'Login')?.variables).toMatchObject({
      input: { language: 'hi' },
    });
    expect(JSON.parse(sessionStorage.getItem('waymark-notice') ?? '')).toEqual({
      about: 'login',
      name: 'Asha',
    });
  });

  it('of a mentor stores the key of the list before the document is left', async () => {
    vi.stubGlobal('isSecureContext', true);
    vi.stubGlobal('indexedDB', new IDBFactory());
    let isKept: Promise<boolean> | undefined;
    replace.mockImplementation(() => {
      isKept = canKeep('u1');
    });
    await logIn('hi', 'hi');
    await waitFor(() => {
      expect(replace).toHaveBeenCalled();
    });
    expect(await isKept).toBe(true);
  });

  it('shows its toast once: a later link to an English page does not pass it on', async () => {
    const { router } = await logIn('hi', 'hi', 'STUDENT');
    await waitFor(() => {
      expect(router.state.location.pathname).toBe('/hi/student');
    });
    // The toast ends with the effects of the page.
    await waitFor(() => {
      expect(document.title).toMatch(/^आपकी राह/);
    });
    await act(() => router.navigate('/privacy'));
    await waitFor(() => {
      expect(replace.mock.calls).toEqual([['/privacy']]);
    });
    expect(sessionStorage.getItem('waymark-notice')).toBeNull();
  });

  it('leads on in the language that was pressed before it, and stores that', async () => {
    sessionStorage.setItem('waymark-pressed-language', 'hi');
    const { router, sent } = await logIn('hi', 'mr', 'STUDENT');
    await waitFor(() => {
      expect(sent).toContainEqual({ name: 'StoreLanguage', variables: { language: 'hi' } });
    });
    await waitFor(() => {
      expect(router.state.location.pathname).toBe('/hi/student');
    });
    expect(replace).not.toHaveBeenCalled();
  });

  it.each([
    ['English', null, undefined],
    ['English', 'en', 'en'],
    ['a press of Hindi elsewhere', 'hi', undefined],
  ])('in English after %s sends a language that was chosen', async (_what, pressed, language) => {
    if (pressed) localStorage.setItem('waymark-language', pressed);
    const { sent } = await logIn('en', null);
    await waitFor(() => {
      const login = sent.find(({ name }) => name === 'Login');
      expect(login?.variables).toHaveProperty('input');
      expect((login?.variables['input'] as { language?: string }).language).toBe(language);
    });
    expect(replace).not.toHaveBeenCalled();
  });
});

/** Navigates to a page in these languages, with the state of a login by such an account. */
async function arrive(language: Language, languages: readonly Language[], account: string | null) {
  stubLocation();
  activate(language);
  const page = { path: 'target', handle: { title: 'A', languages }, element: <h1>Target</h1> };
  const view = renderWithSchema(null, {
    basename: language === 'en' ? '/' : `/${language}`,
    at: language === 'en' ? '/' : `/${language}`,
    routes: [{ path: '/', element: <Root />, children: [{ index: true, element: null }, page] }],
  });
  await act(() =>
    view.router.navigate('/target?x=1#y', { state: inLanguageOf({ language: account }) }),
  );
  return view;
}

describe('the page after a login', () => {
  it.each([
    ['hi', LANGUAGES, 'mr', '/mr/target?x=1#y'],
    ['en', LANGUAGES, 'hi-IN', '/hi/target?x=1#y'],
    ['hi', LANGUAGES, 'en', '/target?x=1#y'],
    ['hi', ['en'], 'hi', '/target?x=1#y'],
    ['hi', ['en'], 'mr', '/target?x=1#y'],
    ['hi', LANGUAGES, 'hi', null],
    ['hi', LANGUAGES, null, null],
    ['hi', LANGUAGES, 'ta', null],
    ['en', ['en'], 'mr', null],
  ] as const)('from %s, in %s, for %s is %s', async (document, languages, account, address) => {
    await arrive(document, languages, account);
    if (address === null) {
      expect(await screen.findByRole('heading', { name: 'Target' })).toBeVisible();
      expect(replace).not.toHaveBeenCalled();
      return;
    }
    await waitFor(() => {
      expect(replace.mock.calls).toEqual([[address]]);
    });
    expect(screen.queryByRole('heading')).not.toBeInTheDocument();
  });
});

it.each([
  [{ about: 'login', name: 'Asha' }, 'लॉग इन झाले'],

  [{ about: 'logout' }, 'लॉग आउट झाले'],
  [{ about: 'passwordChange' }, 'पासवर्ड बदलला'],
  [{ about: 'confirmation', name: 'Asha' }, 'आपल्या ईमेलची पुष्टी झाली'],
])('the toast of %j is shown in the next document', async (notice, title) => {
  sessionStorage.setItem('waymark-notice', JSON.stringify(notice));
  await openIn('mr', '/mr/login');
  expect(await screen.findByText(title)).toBeVisible();
  expect(sessionStorage).toHaveLength(0);
});

describe('a page after one in English alone', () => {
  it('opens in the language that was left for it', async () => {
    const { unmount } = await arrive('en', ['en'], 'hi');
    await screen.findByRole('heading', { name: 'Target' });
    expect(replace).not.toHaveBeenCalled();
    unmount();
    const { router } = await openIn('en', '/privacy', { user: { formSubmitted: true } });
    await screen.findByRole('heading', { level: 1 });
    await act(() => router.navigate('/my-data'));
    await waitFor(() => {
      expect(replace.mock.calls).toEqual([['/hi/my-data']]);
    });
  });
});

it('a login navigates once: its state is the same value at each render', () => {
  expect(inLanguageOf({ language: 'hi-IN' })).toBe(inLanguageOf({ language: 'hi-IN' }));
});

it('a link to a page without the language adds an entry before the document is left', async () => {
  const { router } = await openIn('hi', '/hi/login');
  await screen.findByLabelText('पासवर्ड');
  await act(() => router.navigate('/privacy'));
  await waitFor(() => {
    expect(replace.mock.calls).toEqual([['/privacy']]);
  });
  // Replaced by the English document; the entry before is the login.
  expect(router.state.location.pathname).toBe('/hi/privacy');
  expect(router.state.historyAction).toBe('PUSH');
});
