import { string } from 'yup';

export const passwordRule = string()
  .required('Password is required')
  .min(6, 'Password must be at least 6 characters');
