import { gql } from 'graphql-tag';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { failWith } from '../../testing/failWith.ts';
import { renderWithSchema } from '../../testing/renderWithSchema.tsx';
import { draftKeys, keepDraft, WAITING_UPDATES } from '../draftStorage.ts';
import { EXPIRED, storeToken, storeUser } from './storage.ts';
import { useSession } from './useSession.ts';

function Who() {
  const { status, user, refresh, signOut } = useSession();
  return (
    <>
      <p>{user ? `${status}: ${user.name}` : status}</p>
      <button onClick={() => void refresh()}>refresh</button>
      <button onClick={() => void signOut()}>out</button>
    </>
  );
}

const ASHA = {
  id: 'u1',
  name: 'Asha Rao',
  email: 'asha@example.org',
  phone: null,
  role: 'STUDENT' as const,
  formSubmitted: false,
  secondFactorDue: false,
};
const RAVI = { ...ASHA, id: 'u2', name: 'Ravi Shah', role: 'MENTOR' as const };

const answer = (user: object) => ({ Query: { me: () => ({ __typename: 'User', ...user }) } });
const SECRET = gql`
  query Secret {
    me {
      id
      name
    }
  }
`;

/** Changes the storage as another tab does, and dispatches the storage event to this tab. */
function otherTab(change: () => void, key: string | null, newValue: string | null = null) {
  change();
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
  });
}

describe('the stored session on load', () => {
  const user = JSON.stringify(ASHA);
  it.each([
    ['nothing', {}, 'signedOut'],
    ['a user without a token', { user }, 'signedOut'],
    ['an empty token', { token: '', user }, 'signedOut'],
    ['a token that is not a valid header value', { token: 'नहीं\n', user }, 'signedOut'],
    ['a user that is not JSON', { token: 't', user: '{oops' }, 'signedIn: Asha Rao'],
    ['a user in another shape', { token: 't', user: '{"name":["x"]}' }, 'signedIn: Asha Rao'],
    ['a user that is null', { token: 't', user: 'null' }, 'signedIn: Asha Rao'],
    ['a token and its user', { token: 't', user }, 'signedIn: Asha Rao'],
  ])('with %s', async (_what, stored, outcome) => {
    for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
    renderWithSchema(<Who />, { resolvers: answer(ASHA) });
    expect(await screen.findByText(outcome)).toBeVisible();
  });

  it('shows a stored user without a role while the token is checked', async () => {
    const me = () => new Promise<never>(() => undefined);
    renderWithSchema(<Who />, { user: { role: null }, resolvers: { Query: { me } } });
    expect(await screen.findByText('checking: Asha Rao')).toBeVisible();
  });

  it('is replaced by the server’s account, without additional fields', async () => {
    renderWithSchema(<Who />, {
      user: { name: 'Asha' },
      resolvers: answer({ ...ASHA, name: 'Asha Rao' }),
    });
    expect(await screen.findByText('signedIn: Asha Rao')).toBeVisible();
    expect(JSON.parse(localStorage.getItem('user') ?? '')).toEqual(ASHA);
  });

  it.each([
    ['UNAUTHENTICATED', 'signedOut', null],
    ['FORBIDDEN', 'signedOut', null],
    ['UPSTREAM_INVALID', 'signedOut', null],
    ['UPSTREAM_UNAVAILABLE', 'unreachable: Asha Rao', 'token-of-the-test'],
    ['INTERNAL', 'unreachable: Asha Rao', 'token-of-the-test'],
  ])('when the check fails with %s: %s', async (code, outcome, token) => {
    renderWithSchema(<Who />, { user: {}, resolvers: { Query: { me: failWith(code) } } });
    expect(await screen.findByText(outcome)).toBeVisible();
    expect(localStorage.getItem('token')).toBe(token);
  });
});

describe('another tab', () => {
  const signedIn = async () => {
    let me: object = ASHA;
    const view = renderWithSchema(<Who />, {
      user: ASHA,
      resolvers: { Query: { me: () => ({ __typename: 'User', ...me }) } },
    });
    await screen.findByText('signedIn: Asha Rao');
    view.client.writeQuery({ query: SECRET, data: { me: { ...ASHA, __typename: 'User' } } });
    return {
      ...view,
      setAccount: (user: object) => (me = user),
      cached: () => JSON.stringify(view.client.extract()),
    };
  };
  const removed = () => {
    localStorage.removeItem('token');
    localStorage.removeItem('user');
  };

  it.each([
    ['logs out', removed, 'token'],
    [
      'clears the storage',
      () => {
        localStorage.clear();
      },
      null,
    ],
  ])('that %s signs out this tab and clears its cache', async (_what, change, key) => {
    const { cached } = await signedIn();
    otherTab(change, key);
    expect(screen.getByText('signedOut')).toBeVisible();
    await waitFor(() => {
      expect(cached()).not.toContain('Asha');
    });
  });

  it('that logs in as another user switches this tab to that user and clears its cache', async () => {
    const { setAccount, cached } = await signedIn();
    setAccount(RAVI);
    otherTab(() => {
      storeToken(localStorage, 'token-of-ravi');
      storeUser(localStorage, RAVI);
    }, 'token');
    expect(await screen.findByText('signedIn: Ravi Shah')).toBeVisible();
    expect(cached()).not.toContain('Asha');
  });

  const keep = () => {
    keepDraft(localStorage, 'u1', 'career-form', {});
    keepDraft(localStorage, 'u1', WAITING_UPDATES, []);
  };

  it.each([
    ['another user logs in', RAVI, [WAITING_UPDATES]],
    ['the same user logs in after an expiry', ASHA, ['career-form', WAITING_UPDATES]],
  ])('in which %s: the drafts', async (_what, user, keys) => {
    const { session, setAccount } = await signedIn();
    keep();
    act(() => {
      session.end();
    });
    setAccount(user);
    otherTab(
      () => {
        storeToken(localStorage, 'fresh');
        storeUser(localStorage, user);
      },
      'token',
      'fresh',
    );
    await screen.findByText(`signedIn: ${user.name}`);
    expect(draftKeys(localStorage, 'u1')).toEqual(keys);
  });

  it.each([
    ['another user', RAVI, [WAITING_UPDATES]],
    ['the same user', ASHA, ['career-form', WAITING_UPDATES]],
  ])('the drafts after a login here by %s', async (_what, user, keys) => {
    const { session } = await signedIn();
    keep();
    act(() => {
      session.end();
      session.signIn('fresh', user);
    });
    expect(draftKeys(localStorage, 'u1')).toEqual(keys);
  });

  it('whose session expires expires this tab too, which is not a logout', async () => {
    const { session, cached } = await signedIn();
    otherTab(() => undefined, 'token', EXPIRED);
    otherTab(removed, 'token');
    otherTab(() => undefined, 'user');
    expect(session.state()).toMatchObject({ status: 'signedOut', user: null, expired: true });
    await waitFor(() => {
      expect(cached()).not.toContain('Asha');
    });
  });

  it('that logs in again after an expiry signs in this tab', async () => {
    await signedIn();
    otherTab(() => undefined, 'token', EXPIRED);
    otherTab(removed, 'token');
    otherTab(
      () => {
        storeToken(localStorage, 'fresh');
        storeUser(localStorage, ASHA);
      },
      'token',
      'fresh',
    );
    expect(await screen.findByText('signedIn: Asha Rao')).toBeVisible();
  });

  it('is notified when this tab’s session expires', async () => {
    const { session } = await signedIn();
    const setItem = vi.spyOn(Storage.prototype, 'setItem');
    act(() => {
      session.end();
    });
    expect(setItem.mock.calls).toContainEqual(['token', EXPIRED]);
    expect(localStorage).toHaveLength(0);
  });

  it.each(['{oops', '"x"', 'null'])(
    'that stores the invalid user %s does not change this tab',
    async (user) => {
      await signedIn();
      otherTab(
        () => {
          localStorage.setItem('user', user);
        },
        'user',
        user,
      );
      expect(screen.getByText('signedIn: Asha Rao')).toBeVisible();
    },
  );

  it('that updates the account updates this tab', async () => {
    await signedIn();
    otherTab(() => {
      storeUser(localStorage, { ...ASHA, name: 'Asha R. Rao' });
    }, 'user');
    expect(screen.getByText('signedIn: Asha R. Rao')).toBeVisible();
  });
});

describe.each(['getItem', 'setItem', 'removeItem'] as const)('a storage whose %s throws', (use) => {
  it('keeps the session in memory', async () => {
    const { session } = renderWithSchema(<Who />, { resolvers: answer(ASHA) });
    const refusing = vi.spyOn(Storage.prototype, use).mockImplementation(() => {
      throw new DOMException('no', 'SecurityError');
    });
    act(() => {
      session.signIn('t', ASHA);
    });
    expect(screen.getByText('signedIn: Asha Rao')).toBeVisible();
    if (use !== 'getItem') expect(session.token()).toBe('t');
    fireEvent.click(screen.getByRole('button', { name: 'out' }));
    expect(await screen.findByText('signedOut')).toBeVisible();
    refusing.mockRestore();
  });
});

it('a late response does not sign in a user who has logged out', async () => {
  let resolveMe: (user: object) => void = () => undefined;
  let calls = 0;
  const me = () =>
    ++calls === 1
      ? { __typename: 'User', ...ASHA }
      : new Promise<object>((resolve) => {
          resolveMe = resolve;
        });
  renderWithSchema(<Who />, { user: ASHA, resolvers: { Query: { me } } });
  await screen.findByText('signedIn: Asha Rao');
  fireEvent.click(screen.getByRole('button', { name: 'refresh' }));
  await waitFor(() => {
    expect(calls).toBe(2);
  });
  fireEvent.click(screen.getByRole('button', { name: 'out' }));
  await act(async () => {
    resolveMe({ __typename: 'User', ...ASHA });
    await Promise.resolve();
  });
  expect(screen.getByText('signedOut')).toBeVisible();
  expect(localStorage).toHaveLength(0);
});
