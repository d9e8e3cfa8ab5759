import { object, ref, string } from 'yup';

/** Something before and after the @, and a dot in the domain: the simple shape of an address. */
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

export const emailRule = string()
  .trim()
  .required('Email is required')
  .matches(EMAIL, 'Please enter a valid email');

export const passwordRule = string()
  .required('Password is required')
  .min(6, 'Password must be at least 6 characters');

/** The rule for the second time that the password of this field is typed. */
export const confirmRule = (field: string) =>
  string()
    .required('Confirm password is required')
    .oneOf([ref(field)], 'Passwords do not match');

export const loginSchema = object({ email: emailRule, password: passwordRule });
