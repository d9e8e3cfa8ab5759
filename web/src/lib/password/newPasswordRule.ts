import { isLongEnough, passwordRule, TOO_SHORT } from './passwordRule.ts';

const PRODUCT = 'waymark';

/**
 * Loads the list only for a password that is long enough. False if it can't be loaded: the server
 * checks the password as well.
 */
async function isCommon(password: string | undefined): Promise<boolean> {
  const word = password?.normalize('NFC').toLowerCase();
  if (word === undefined || !isLongEnough(word)) return false;
  if (word === PRODUCT || /^(.)\1*$/su.test(word)) return true;
  try {
    const { commonPasswords } = await import('./commonPasswords.ts');
    return commonPasswords.has(word);
  } catch (error) {
    console.warn('The list of common passwords could not be loaded.', error);
    return false;
  }
}

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

/** Same rule as in the api for a new password, which is judged in NFC. Formik passes undefined for an empty field. */
export const newPasswordRule = passwordRule
  .test(
    'length-in-nfc',
    TOO_SHORT,
    (password) => !password || isLongEnough(password.normalize('NFC')),
  )
  .test(
    'own',
    'This password is the name or email of the account: please choose another',
    (password, { parent }) => !password || !isOwnWord(password, parent as Account),
  )
  .test(
    'common',
    'This password is too common: please choose another',
    async (password) => !(await isCommon(password)),
  );
