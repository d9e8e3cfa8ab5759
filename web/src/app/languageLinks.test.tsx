import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { activate } from '../lib/i18n/catalogs.ts';
import { takePressed } from '../lib/i18n/choice.ts';
import { LANGUAGES, type Language } from '../lib/i18n/languages.ts';
import { renderWithSchema } from '../testing/renderWithSchema.tsx';
import { AppHeader } from '../ui/AppHeader.tsx';
import { Root } from './Root.tsx';

const assign = vi.fn();
beforeEach(() => {
  assign.mockReset();
  const { origin, href, pathname, search, hash } = window.location;
  vi.stubGlobal('location', { origin, href, pathname, search, hash, assign });
});

/** A page in all languages, for a signed-in user; the browser's navigation is left out. */
async function pressOn(language: Language, name: string, options = {}) {
  activate(language);
  const child = { index: true, handle: { title: 'A', languages: LANGUAGES }, Component: AppHeader };
  const view = renderWithSchema(null, {
    routes: [{ path: '/', element: <Root />, children: [child] }],
    ...options,
  });
  const link = await screen.findByText(name);
  link.addEventListener('click', (event) => {
    event.preventDefault();
  });
  await userEvent.click(link);
  return view;
}

describe('a press of a language', () => {
  it('is stored on the device, and kept at a logout', async () => {
    const { session, sent } = await pressOn('en', 'मराठी');
    expect(localStorage.getItem('waymark-language')).toBe('mr');
    expect(assign).not.toHaveBeenCalled();
    expect(sent).toEqual([]);
    expect(takePressed()).toBe('mr');
    act(() => {
      session.signOut();
    });
    expect(localStorage.getItem('waymark-language')).toBe('mr');
  });

  it('is stored in the account before the page is left', async () => {
    let answer: () => void = () => undefined;
    const updateMyPreferences = () =>
      new Promise((resolve) => {
        answer = () => {
          resolve({ user: null, userErrors: [] });
        };
      });
    const { sent, session } = await pressOn('en', 'English', {
      user: {},
      resolvers: { Mutation: { updateMyPreferences } },
    });
    await waitFor(() => {
      expect(session.state().status).toBe('signedIn');
    });
    await userEvent.click(screen.getByText('हिन्दी'));
    await waitFor(() => {
      expect(sent.at(-1)).toEqual({ name: 'StoreLanguage', variables: { language: 'hi' } });
    });
    expect(assign).not.toHaveBeenCalled();
    answer();
    await waitFor(() => {
      expect(assign).toHaveBeenCalledWith(expect.stringMatching(/\/hi\/$/));
    });
  });

  it('is stored in the account once the session is checked', async () => {
    let answer: () => void = () => undefined;
    const me = () =>
      new Promise((resolve) => {
        answer = () => {
          resolve({ __typename: 'User', id: 'u1', role: 'STUDENT' });
        };
      });
    const updateMyPreferences = () => ({ user: null, userErrors: [] });
    const resolvers = { Query: { me }, Mutation: { updateMyPreferences } };
    const { sent } = await pressOn('en', 'मराठी', { user: {}, resolvers });
    await waitFor(() => {
      expect(sent).toMatchObject([{ name: 'Me' }]);
    });
    answer();
    await waitFor(() => {
      expect(sent.at(-1)).toEqual({ name: 'StoreLanguage', variables: { language: 'mr' } });
    });
    expect(takePressed()).toBeNull();
  });

  it('leads on when the backend refuses it, and says so in the console', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const refused = { user: null, userErrors: [{ code: 'NOT_SUPPORTED', message: 'No' }] };
    const { session } = await pressOn('en', 'English', {
      user: {},
      resolvers: { Mutation: { updateMyPreferences: () => refused } },
    });
    await waitFor(() => {
      expect(session.state().status).toBe('signedIn');
    });
    await userEvent.click(screen.getByText('हिन्दी'));
    await waitFor(() => {
      expect(assign).toHaveBeenCalled();
    });
    expect(String(warn.mock.calls.at(-1)?.[1])).toContain('NOT_SUPPORTED');
  });

  it('leads on when the account does not store it', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { session } = await pressOn('en', 'English', { user: {}, isConnected: () => false });
    act(() => {
      session.signIn('t', { ...session.state().user, id: 'u1' } as never);
    });
    await userEvent.click(screen.getByText('हिन्दी'));
    await waitFor(() => {
      expect(assign).toHaveBeenCalled();
    });
    expect(warn).toHaveBeenCalled();
  });
});
