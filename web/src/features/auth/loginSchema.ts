import { object, ref, string } from 'yup';
import { knownEmailRule } from '../../lib/emailRule.ts';
import { passwordRule } from '../../lib/password/passwordRule.ts';

/** Rule of the confirmation of a password field. */
export const confirmRule = (field: string) =>
  string()
    .required('Confirm password is required')
    .oneOf([ref(field)], 'Passwords do not match');

export const loginSchema = object({ email: knownEmailRule, password: passwordRule });
