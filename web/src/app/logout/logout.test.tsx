import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { dropDrafts, keepDraft, WAITING_UPDATES } from '../../lib/draftStorage.ts';
import { activate, loadMessages } from '../../lib/i18n/catalogs.ts';
import type { Language } from '../../lib/i18n/languages.ts';
import { browserStorage } from '../../lib/safeStorage.ts';
import { passOnNotice } from '../../lib/session/accountNotice.ts';
import { asksBeforeUnload, emptyMemoryAfterEach, fillStorage } from '../../testing/fullStorage.ts';
import { renderWithSchema } from '../../testing/renderWithSchema.tsx';
import { createRoutes } from '../routes.tsx';

const update = {
  id: 'key-1',
  input: { personId: 'p1', clubId: 'c1', stageId: 's1', status: 'COMPLETED' },
  personName: 'Asha Rao',
  stageName: 'Assessment',
  keptAt: 0,
};

const updates = (...waiting: object[]) => {
  keepDraft(localStorage, 'u1', WAITING_UPDATES, waiting);
};
const draft = (key: string) => {
  keepDraft(localStorage, 'u1', key, { feedback: 'Half a thou' });
};

function open(at: string, role: 'STUDENT' | 'MENTOR') {
  return renderWithSchema(null, { at, user: { role }, routes: createRoutes });
}

const logout = async () => {
  await userEvent.click((await screen.findAllByRole('button', { name: 'Logout' }))[0] as Element);
};

it.each([
  {
    at: '/mentor',
    role: 'MENTOR',
    words: 'one update',
    keep: () => {
      updates(update);
    },
  },
  {
    at: '/my-data',
    role: 'MENTOR',
    words: '2 updates',
    keep: () => {
      updates(update, { ...update, id: 'key-2' });
    },
  },
  {
    at: '/?home',
    role: 'MENTOR',
    words: 'one update and one draft',
    keep: () => {
      updates(update);
      draft('progress:p1:s1');
    },
  },
  {
    at: '/two-step-login',
    role: 'MENTOR',
    words: 'one draft',
    keep: () => {
      draft('progress:p1:s1');
    },
  },
  {
    at: '/my-data',
    role: 'STUDENT',
    words: 'one draft',
    keep: () => {
      draft('career-form');
    },
  },
] as const)('a $role with $words is asked before a logout at $at', async (row) => {
  const { at, role, words, keep } = row;
  keep();
  const { session, router } = open(at, role);
  await logout();
  const question = await screen.findByRole('alertdialog', { name: `Log out and lose ${words}?` });
  await userEvent.click(within(question).getByRole('button', { name: 'Cancel' }));
  expect(session.state().status).toBe('signedIn');

  await logout();
  const again = await screen.findByRole('alertdialog');
  await userEvent.click(within(again).getByRole('button', { name: 'Log out' }));
  await waitFor(() => {
    expect(router.state.location.pathname).toBe('/');
  });
  expect(localStorage).toHaveLength(0);
});

it('leads to the login, whose page is stored on the device, without a connection', async () => {
  const { router } = open('/my-data', 'MENTOR');
  await screen.findAllByRole('button', { name: 'Logout' });
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await logout();
  await waitFor(() => {
    expect(router.state.location.pathname).toBe('/login');
  });
});

it('the question closes when the session ends, and on another page', async () => {
  draft('career-form');
  const { session, router } = open('/my-data', 'STUDENT');
  await logout();
  await screen.findByRole('alertdialog');
  await act(() => router.navigate('/?home'));
  await waitFor(() => {
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  await logout();
  await screen.findByRole('alertdialog');
  act(() => {
    session.end();
  });
  await waitFor(() => {
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });
  expect(Object.keys(localStorage)).toContain('draft:u1:career-form');
});

it.each(['/my-data', '/mentor'])('a logout at %s with nothing unsent does not ask', async (at) => {
  updates();
  keepDraft(localStorage, 'u2', WAITING_UPDATES, [update]);
  const { router } = open(at, 'MENTOR');
  await logout();
  await waitFor(() => {
    expect(router.state.location.pathname).toBe('/');
  });
  expect(await screen.findByText('Logged Out')).toBeVisible();
  expect(Object.keys(localStorage)).toEqual(['draft:u2:waiting updates']);
});

it('a logout at the landing page is not announced again by a later page', async () => {
  const { router } = open('/?home', 'STUDENT');
  await logout();
  await waitFor(() => {
    expect(router.state.location.search).toBe('');
  });
  expect(await screen.findByText('Logged Out')).toBeVisible();
  passOnNotice();
  expect(sessionStorage.getItem('waymark-notice')).toBeNull();
});

describe('in another language', () => {
  const replace = vi.fn();

  async function logOutIn(language: Language) {
    vi.stubGlobal('location', { pathname: '/', origin: window.location.origin, replace });
    activate(language);
    await loadMessages('shell');
    const at = `/${language}/my-data`;
    renderWithSchema(null, { at, basename: `/${language}`, user: {}, routes: createRoutes });
    const [button] = await screen.findAllByRole('button', { name: 'लॉग आउट' });
    await userEvent.click(button as Element);
  }

  it('passes its toast on to the page in English', async () => {
    await logOutIn('hi');
    await waitFor(() => {
      expect(replace.mock.calls).toEqual([['/']]);
    });
    expect(sessionStorage.getItem('waymark-notice')).toBe('{"about":"logout"}');
  });

  it('asks before drafts are lost', async () => {
    draft('career-form');
    draft('progress:p1:s1');
    await logOutIn('mr');
    const name = '2 मसुदे गमावून लॉग आउट करायचे?';
    expect(await screen.findByRole('alertdialog', { name })).toBeVisible();
  });
});

describe('a storage that is full', () => {
  emptyMemoryAfterEach('u1');

  it.each(['career-form', WAITING_UPDATES])(
    'the browser asks before %s is lost with the page',
    async (key) => {
      fillStorage();
      open('/my-data', 'MENTOR');
      await screen.findAllByRole('button', { name: 'Logout' });
      expect(asksBeforeUnload()).toBe(false);
      keepDraft(browserStorage, 'u1', key, [update]);
      expect(asksBeforeUnload()).toBe(true);
      dropDrafts(browserStorage, 'u1');
      expect(asksBeforeUnload()).toBe(false);
    },
  );
});
