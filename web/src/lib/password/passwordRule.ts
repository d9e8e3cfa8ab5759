import { t } from '@lingui/core/macro';
import { string } from 'yup';

export const tooShort = () => t`Password must be at least 6 characters`;

/** Long enough in characters, not in UTF-16 units. */
export const isLongEnough = (password: string): boolean => Array.from(password).length >= 6;

/** Password at login. The api compares NFC and, for older accounts, the form as typed. */
export const passwordRule = string()
  .required(() => t`Password is required`)
  .test(
    'length',
    tooShort,
    (password) =>
      password === '' || isLongEnough(password) || isLongEnough(password.normalize('NFC')),
  );
