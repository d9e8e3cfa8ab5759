import { object } from 'yup';
import { expect, it } from 'vitest';
import { newPasswordRule } from './newPasswordRule.ts';

const schema = object({ password: newPasswordRule });
const messageOf = (password: string) =>
  schema.validate({ name: ' Asha Rao ', email: ' asha.r@example.org ', password }).then(
    () => null,
    (error: unknown) => (error as Error).message,
  );

const own = 'This password is the name or email of the account: please choose another';

it.each([
  ['asha rao', own],
  ['AshaRao', own],
  ['ASHA.R@example.org', own],
  ['asha.r', own],
  ['trustno1', null],
  ['waymark-demo', null],
  ['asha rao 2', null],
  ['a\u0301e\u0301i\u0301', 'Password must be at least 6 characters'],
])('%s: %s', async (password, message) => {
  expect(await messageOf(password)).toBe(message);
});
