import { passwordRule } from './passwordRule.ts';

/** Without the list the server judges alone. Formik leaves an empty field undefined. */
async function isCommon(password: string | undefined): Promise<boolean> {
  try {
    const { commonPasswords } = await import('./commonPasswords.ts');
    return commonPasswords.has((password ?? '').toLowerCase());
  } catch (error) {
    console.warn('The list of common passwords could not be loaded.', error);
    return false;
  }
}

/** The rule of the api for a password that is set. */
export const newPasswordRule = passwordRule.test(
  'common',
  'This password is too common: please choose another',
  async (password) => !(await isCommon(password)),
);
