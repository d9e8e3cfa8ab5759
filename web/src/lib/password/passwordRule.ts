import { string } from 'yup';

export const TOO_SHORT = 'Password must be at least 6 characters';

/** Long enough in characters, not in UTF-16 units. */
export const isLongEnough = (password: string): boolean => Array.from(password).length >= 6;

/** Password at login. The api compares NFC and, for older accounts, the form as typed. */
export const passwordRule = string()
  .required('Password is required')
  .test(
    'length',
    TOO_SHORT,
    (password) =>
      password === '' || isLongEnough(password) || isLongEnough(password.normalize('NFC')),
  );
