import { string } from 'yup';

/** Something before and after the @, and a dot in the domain: the simple shape of an address. */
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

export const emailRule = string()
  .trim()
  .required('Email is required')
  .matches(EMAIL, 'Please enter a valid email');
