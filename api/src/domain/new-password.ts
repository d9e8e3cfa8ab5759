import { dictionary } from '@zxcvbn-ts/language-common';
import { Type } from 'typebox';
import { Password } from './fields.ts';

/** How many of the most common passwords, of those that are long enough, are refused. */
const refused = 1_000;

const common = new Set(
  dictionary['passwords-common'].filter((word) => word.length >= 6).slice(0, refused),
);

export const tooCommon = 'This password is too common: please choose another';

/**
 * A password that somebody chooses: the rule for all places where one is set. Every character
 * counts, spaces and case too; only the comparison with the common ones takes no notice of case.
 */
export const NewPassword = Type.Refine(
  Password,
  (password) => !common.has(password.toLowerCase()),
  () => tooCommon,
);
