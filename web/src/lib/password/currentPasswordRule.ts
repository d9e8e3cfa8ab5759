import { string } from 'yup';

/** The own password, which confirms an action. */
export const currentPasswordRule = string().required('Current password is required');
