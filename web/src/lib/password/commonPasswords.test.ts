import { dictionary } from '@zxcvbn-ts/language-common';
import { expect, it } from 'vitest';
import { commonPasswords } from './commonPasswords.ts';

it('contains the first 3,000 passwords with at least 6 characters', () => {
  const long = dictionary['passwords-common'].filter((word) => word.length >= 6);
  expect([...commonPasswords]).toEqual(long.slice(0, 3_000));
});
