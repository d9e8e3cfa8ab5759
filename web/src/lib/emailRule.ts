import { string } from 'yup';

/** Simplified format of an email address: text before and after the @, and a dot in the domain. */
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

export const emailRule = string()
  .trim()
  .required('Email is required')
  .matches(EMAIL, 'Please enter a valid email');
