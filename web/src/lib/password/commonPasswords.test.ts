import { dictionary } from '@zxcvbn-ts/language-common';
import { expect, it } from 'vitest';
import { commonPasswords } from './commonPasswords.ts';

it('are the first 1,000 that are long enough', () => {
  const long = dictionary['passwords-common'].filter((word) => word.length >= 6);
  expect([...commonPasswords]).toEqual(long.slice(0, 1_000));
});
