import { object, string } from 'yup';

/** Something before and after the @, and a dot in the domain: the simple shape of an address. */
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

export const emailRule = string()
  .trim()
  .required('Email is required')
  .matches(EMAIL, 'Please enter a valid email');

export const passwordRule = string()
  .required('Password is required')
  .min(6, 'Password must be at least 6 characters');

export const loginSchema = object({ email: emailRule, password: passwordRule });
