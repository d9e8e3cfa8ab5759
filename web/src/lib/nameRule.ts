import { string } from 'yup';

export const nameRule = string()
  .trim()
  .required('Name is required')
  .min(2, 'Name must be at least 2 characters');
