import { afterEach, expect, it } from 'vitest';
import { EXPIRED, readToken, readUser, storeToken, storeUser } from './storage.ts';

const stored = {
  id: 'u1',
  name: 'Asha Rao',
  email: 'asha@example.org',
  phone: null,
  role: 'STUDENT' as const,
  formSubmitted: true,
  secondFactorDue: false,
};

afterEach(() => {
  localStorage.clear();
});

it('stores the fields of the account that screens need', () => {
  const received = { __typename: 'User', ...stored };
  storeUser(localStorage, received);
  expect(readUser(localStorage)).toEqual(stored);
});

it.each([
  ['no account', null],
  ['text', 'Asha Rao'],
  ['an account without an id', { ...stored, id: undefined }],
  ['an account whose name is a number', { ...stored, name: 7 }],
  ['an account without an email', { ...stored, email: null }],
  ['an account whose phone is a number', { ...stored, phone: 98200 }],
  ['an account with an unknown role', { ...stored, role: 'GUEST' }],
  ['an account without formSubmitted', { ...stored, formSubmitted: null }],
])('ignores %s', (_what, value) => {
  localStorage.setItem('user', JSON.stringify(value));
  expect(readUser(localStorage)).toBeNull();
});

it('ignores an account that is not JSON', () => {
  localStorage.setItem('user', '{');
  expect(readUser(localStorage)).toBeNull();
});

it.each([
  ['token-of-the-test', 'token-of-the-test'],
  ['', null],
  [EXPIRED, null],
  ['tökén', null],
  ['two\nlines', null],
])('the token "%s" is read as %s', (token, read) => {
  storeToken(localStorage, token);
  expect(readToken(localStorage)).toBe(read);
});
