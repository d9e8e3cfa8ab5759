import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createSessionStore, type SessionUser } from '../session/sessionStore.ts';
import { dropKept, KEPT } from './dropKept.ts';
import { canKeep, keep, makeKey, readKept } from './kept.ts';

const MEENA: SessionUser = {
  id: 'm1',
  name: 'Meena Joshi',
  email: 'meena@example.org',
  phone: null,
  role: 'MENTOR',
  formSubmitted: false,
  secondFactorDue: false,
};
const LIST = [{ name: 'Asha Rao', percent: 40 }];

const databases = async () => (await indexedDB.databases()).map(({ name }) => name);

/** Everything in the database, as text. */
async function stored(): Promise<string> {
  const database = await new Promise<IDBDatabase>((resolve) => {
    const opening = indexedDB.open(KEPT);
    opening.onsuccess = () => {
      resolve(opening.result);
    };
  });
  const all = await new Promise<unknown[]>((resolve) => {
    const asked = database.transaction('kept').objectStore('kept').getAll();
    asked.onsuccess = () => {
      resolve(asked.result);
    };
  });
  database.close();
  const bytes = all.flatMap((value) => Object.values(value as Record<string, unknown>));
  return bytes
    .map((value) =>
      value instanceof ArrayBuffer ? new TextDecoder().decode(value) : String(value),
    )
    .join('\n');
}

beforeEach(() => {
  vi.stubGlobal('isSecureContext', true);
  dropKept();
});
afterEach(() => {
  localStorage.clear();
});

it('is encrypted with a key that no script can read', async () => {
  const generateKey = vi.spyOn(crypto.subtle, 'generateKey');
  await makeKey('m1');
  await keep('m1', LIST);

  expect(await readKept('m1')).toEqual(LIST);
  expect(await stored()).not.toContain('Asha');
  const { extractable } = (await generateKey.mock.results[0]?.value) as CryptoKey;
  expect(extractable).toBe(false);
});

it('is replaced by the next value', async () => {
  await makeKey('m1');
  await keep('m1', LIST);
  await keep('m1', []);
  expect(await readKept('m1')).toEqual([]);
});

it.each([
  ['another user', () => Promise.resolve(), 'm2'],
  ['the same user with another key', () => makeKey('m1'), 'm1'],
])('is not readable for %s', async (_who, change, userId) => {
  await makeKey('m1');
  await keep('m1', LIST);
  await change();
  expect(await readKept(userId)).toBeNull();
});

it('is stored neither without a key nor without TLS, and no database is created', async () => {
  vi.stubGlobal('isSecureContext', false);
  await makeKey('m1');
  await keep('m1', LIST);
  expect([await canKeep('m1'), await readKept('m1'), await databases()]).toEqual([false, null, []]);
});

it('is not waited for in a browser whose database never answers', async () => {
  await makeKey('m1');
  await keep('m1', LIST);
  vi.useFakeTimers();
  const open = vi.spyOn(indexedDB, 'open').mockReturnValue({} as IDBOpenDBRequest);
  const answers = Promise.all([
    readKept('m1'),
    canKeep('m1'),
    makeKey('m1').catch((error: unknown) => String(error)),
  ]);
  await vi.waitFor(() => {
    expect(open).toHaveBeenCalledTimes(3);
  });
  await vi.advanceTimersByTimeAsync(5_000);
  expect(await answers).toEqual([null, false, 'Error: The database does not answer.']);
});

it.each([
  ['is kept', true],
  ['is not kept after a logout meanwhile', false],
])('a key whose database opens after the deadline %s', async (_what, isStill) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  let isWanted = true;
  const open = indexedDB.open.bind(indexedDB);
  vi.spyOn(indexedDB, 'open').mockImplementationOnce((...of) => {
    queueMicrotask(() => {
      vi.advanceTimersByTime(5_000);
      isWanted = isStill;
    });
    return open(...of);
  });
  await expect(makeKey('m1', () => isWanted)).rejects.toThrow('does not answer');
  vi.useRealTimers();
  await expect.poll(() => canKeep('m1')).toBe(isStill);
});

it('is not stored after a logout before the key was made', async () => {
  await makeKey('m1', () => false);
  expect(await canKeep('m1')).toBe(false);
});

const HOUR = 3_600_000;

type Session = ReturnType<typeof createSessionStore>;

it.each<[string, (session: Session) => void]>([
  [
    'a logout',
    ({ signOut }) => {
      signOut();
    },
  ],
  [
    'the end of the session',
    ({ end }) => {
      end();
    },
  ],
  [
    'the known end of the session without a network',
    ({ passSessionEnd }) => {
      passSessionEnd();
    },
  ],
  [
    'another login',
    ({ signIn }) => {
      signIn('other', { ...MEENA, id: 'm2' });
    },
  ],
  [
    'a start after the known end of the session',
    () => {
      localStorage.setItem('sessionEnd', String(Date.now() - HOUR));
      createSessionStore(localStorage);
    },
  ],
])('key and value are deleted by %s', async (_what, act) => {
  const session = createSessionStore(localStorage);
  session.signIn('token', MEENA);
  await makeKey('m1');
  await keep('m1', LIST);
  localStorage.setItem('sessionEnd', String(Date.now() + HOUR));
  createSessionStore(localStorage);
  expect(await readKept('m1')).toEqual(LIST);

  act(session);

  expect(await readKept('m1')).toBeNull();
  expect(await databases()).toEqual([]);
});
