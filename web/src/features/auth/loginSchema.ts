import { object, ref, string } from 'yup';
import { emailRule } from '../../lib/emailRule.ts';

export const passwordRule = string()
  .required('Password is required')
  .min(6, 'Password must be at least 6 characters');

/** The rule for the second time that the password of this field is typed. */
export const confirmRule = (field: string) =>
  string()
    .required('Confirm password is required')
    .oneOf([ref(field)], 'Passwords do not match');

export const loginSchema = object({ email: emailRule, password: passwordRule });
