import { dictionary } from '@zxcvbn-ts/language-common';
import { normaliseEmail } from './email.ts';
import { Password } from './fields.ts';
import { refine } from './messages.ts';
import { fail, succeed, type Result } from './result.ts';

/** Number of most common passwords that are refused. */
const REFUSED_COUNT = 3_000;

const PRODUCT = 'waymark';

const common = new Set(
  dictionary['passwords-common'].filter((word) => word.length >= 6).slice(0, REFUSED_COUNT),
);

/** One of the most common passwords, the product's name, or one repeated character. */
function isCommon(password: string): boolean {
  const word = password.normalize('NFC').toLowerCase();
  return common.has(word) || word === PRODUCT || /^(.)\1*$/su.test(word);
}

/** Rule for a new password without the account. All characters count; case does not. */
export const NewPassword = refine(Password, (password) =>
  isCommon(password) ? 'PASSWORD_TOO_COMMON' : null,
);

/**
 * Refuses the name and the email of the account, with or without spaces and domain.
 * @param field the field of the request
 */
export function checkOwnWords(
  password: string,
  { name, email }: { name: string; email: string },
  field = 'password',
): Result<null> {
  const own = [name.trim(), name.replaceAll(/\s/g, ''), email.trim(), email.trim().split('@')[0]];
  const plain = (text: string | undefined) => text?.normalize('NFC').toLowerCase();
  const isOwn =
    own.some((word) => plain(word) === plain(password)) ||
    normaliseEmail(email) === normaliseEmail(password);
  return isOwn ? fail('VALIDATION', 'PASSWORD_IS_NAME_OR_EMAIL', field) : succeed(null);
}
