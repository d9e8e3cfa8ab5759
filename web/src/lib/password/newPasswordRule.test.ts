import { object } from 'yup';
import { expect, it, onTestFinished, vi } from 'vitest';
import { newPasswordRule } from './newPasswordRule.ts';

const list = vi.hoisted(() => ({ loaded: false }));
vi.mock('./commonPasswords.ts', async (load) => {
  list.loaded = true;
  return load();
});

const schema = object({ password: newPasswordRule });
const messageOf = (password: string) =>
  schema.validate({ name: ' Asha Rao ', email: ' asha.r@example.org ', password }).then(
    () => null,
    (error: unknown) => (error as Error).message,
  );

const common = 'This password is too common: please choose another';
const own = 'This password is the name or email of the account: please choose another';

it('loads the list only for a password that is long enough', async () => {
  for (const password of ['', 'short', 'aaaaaa']) await messageOf(password);
  // The rules run in parallel: the message may come before the list.
  await vi.dynamicImportSettled();
  expect(list.loaded).toBe(false);
  await messageOf('waymark-demo');
  expect(list.loaded).toBe(true);
});

it.each([
  ['Trustno1', common],
  ['chivas', common],
  ['WayMark', common],
  ['ÄääÄäÄ', common],
  ['asha rao', own],
  ['AshaRao', own],
  ['ASHA.R@example.org', own],
  ['asha.r', own],
  ['waymark-demo', null],
  ['asha rao 2', null],
  ['aaaaaab', null],
  ['e\u0301'.repeat(7), common],
  ['a\u0301e\u0301i\u0301', 'Password must be at least 6 characters'],
])('%s: %s', async (password, message) => {
  expect(await messageOf(password)).toBe(message);
});

it('accepts a password if the list cannot be loaded: the server checks it as well', async () => {
  onTestFinished(() => {
    vi.doUnmock('./commonPasswords.ts');
    vi.resetModules();
  });
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  vi.resetModules();
  vi.doMock('./commonPasswords.ts', () => {
    throw new Error('No connection');
  });
  const { newPasswordRule: rule } = await import('./newPasswordRule.ts');

  await expect(object({ password: rule }).validate({ password: 'trustno1' })).resolves.toEqual({
    password: 'trustno1',
  });
  expect(warn).toHaveBeenCalledOnce();
});
