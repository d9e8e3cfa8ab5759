import { t } from '@lingui/core/macro';
import { isLongEnough, passwordRule, tooShort } from './passwordRule.ts';

/** Name and email of the account, where the form has them. */
interface Account {
  name?: string;
  email?: string;
}

function isOwnWord(password: string, { name = '', email = '' }: Account): boolean {
  const own = [name.trim(), name.replaceAll(/\s/g, ''), email.trim(), email.trim().split('@')[0]];
  const plain = (text: string | undefined) => text?.normalize('NFC').toLowerCase();
  return own.some((word) => plain(word) === plain(password));
}

/** Rule for a new password, judged in NFC; the server also refuses common ones. Formik passes undefined for an empty field. */
export const newPasswordRule = passwordRule
  .test(
    'length-in-nfc',
    tooShort,
    (password) => !password || isLongEnough(password.normalize('NFC')),
  )
  .test(
    'own',
    () => t`This password is the name or email of the account: please choose another`,
    (password, { parent }) => !password || !isOwnWord(password, parent as Account),
  );
