import { gql } from 'graphql-tag';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { failWith } from '../../testing/failWith.ts';
import { renderWithSchema } from '../../testing/renderWithSchema.tsx';
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

/** What another tab does to the storage, and the word of it that reaches this one. */
function otherTab(change: () => void, key: string | null, newValue: string | null = null) {
  change();
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
  });
}

describe('what is found in the storage at the start', () => {
  const user = JSON.stringify(ASHA);
  it.each([
    ['nothing', {}, 'signedOut'],
    ['a user without a token', { user }, 'signedOut'],
    ['an empty token', { token: '', user }, 'signedOut'],
    ['a token that no request could carry', { token: 'नहीं\n', user }, 'signedOut'],
    ['a user that is no JSON', { token: 't', user: '{oops' }, 'signedIn: Asha Rao'],
    ['a user in another shape', { token: 't', user: '{"name":["x"]}' }, 'signedIn: Asha Rao'],
    ['a user that is null', { token: 't', user: 'null' }, 'signedIn: Asha Rao'],
    ['a token and its user', { token: 't', user }, 'signedIn: Asha Rao'],
  ])('%s', async (_what, stored, outcome) => {
    for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
    renderWithSchema(<Who />, { resolvers: answer(ASHA) });
    expect(await screen.findByText(outcome)).toBeVisible();
  });

  it('a user without a known role is shown until the server has answered', async () => {
    const me = () => new Promise<never>(() => undefined);
    renderWithSchema(<Who />, { user: { role: null }, resolvers: { Query: { me } } });
    expect(await screen.findByText('checking: Asha Rao')).toBeVisible();
  });

  it('is replaced by the account as the server knows it, and nothing beside it', async () => {
    renderWithSchema(<Who />, {
      user: { name: 'Asha' },
      resolvers: answer({ ...ASHA, name: 'Asha Rao' }),
    });
    expect(await screen.findByText('signedIn: Asha Rao')).toBeVisible();
    expect(JSON.parse(localStorage.getItem('user') ?? '')).toEqual(ASHA);
  });

  it.each([
    ['UNAUTHENTICATED', 'signedOut', null],
    ['UPSTREAM_UNAVAILABLE', 'unreachable: Asha Rao', 'token-of-the-test'],
    ['INTERNAL', 'unreachable: Asha Rao', 'token-of-the-test'],
  ])('and %s to the check: %s', async (code, outcome, token) => {
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
      answersAs: (user: object) => (me = user),
      kept: () => JSON.stringify(view.client.extract()),
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
  ])('that %s signs out here, and nothing of the user stays', async (_what, change, key) => {
    const { kept } = await signedIn();
    otherTab(change, key);
    expect(screen.getByText('signedOut')).toBeVisible();
    await waitFor(() => {
      expect(kept()).not.toContain('Asha');
    });
  });

  it('that logs in as somebody else shows them here, and nothing of the user before', async () => {
    const { answersAs, kept } = await signedIn();
    answersAs(RAVI);
    otherTab(() => {
      storeToken(localStorage, 'token-of-ravi');
      storeUser(localStorage, RAVI);
    }, 'token');
    expect(await screen.findByText('signedIn: Ravi Shah')).toBeVisible();
    expect(kept()).not.toContain('Asha');
  });

  it('that finds the session expired says so here too, and its end is no logout', async () => {
    const { session, kept } = await signedIn();
    otherTab(() => undefined, 'token', EXPIRED);
    otherTab(removed, 'token');
    otherTab(() => undefined, 'user');
    expect(session.state()).toMatchObject({ status: 'signedOut', user: null, expired: true });
    await waitFor(() => {
      expect(kept()).not.toContain('Asha');
    });
  });

  it('that logs in again after that is followed', async () => {
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

  it('that is told of a refused session hears the others, too', async () => {
    const { session } = await signedIn();
    const told = vi.spyOn(Storage.prototype, 'setItem');
    act(() => {
      session.end({ expired: false });
    });
    expect(told.mock.calls).toContainEqual(['token', EXPIRED]);
    expect(localStorage).toHaveLength(0);
  });

  it.each(['{oops', '"x"', 'null'])(
    'that leaves %s for a user changes nothing here',
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

  it('that learned something about the account shares it', async () => {
    await signedIn();
    otherTab(() => {
      storeUser(localStorage, { ...ASHA, name: 'Asha R. Rao' });
    }, 'user');
    expect(screen.getByText('signedIn: Asha R. Rao')).toBeVisible();
  });
});

describe.each(['getItem', 'setItem', 'removeItem'] as const)('a storage whose %s throws', (use) => {
  it('keeps a session as long as the page', async () => {
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

it('a late answer does not bring back who has left', async () => {
  let tell: (user: object) => void = () => undefined;
  let asked = 0;
  const me = () =>
    ++asked === 1
      ? { __typename: 'User', ...ASHA }
      : new Promise<object>((resolve) => {
          tell = resolve;
        });
  renderWithSchema(<Who />, { user: ASHA, resolvers: { Query: { me } } });
  await screen.findByText('signedIn: Asha Rao');
  fireEvent.click(screen.getByRole('button', { name: 'refresh' }));
  await waitFor(() => {
    expect(asked).toBe(2);
  });
  fireEvent.click(screen.getByRole('button', { name: 'out' }));
  await act(async () => {
    tell({ __typename: 'User', ...ASHA });
    await Promise.resolve();
  });
  expect(screen.getByText('signedOut')).toBeVisible();
  expect(localStorage).toHaveLength(0);
});
