import { object, ref, string } from 'yup';
import { emailRule } from '../../lib/emailRule.ts';
import { currentPasswordRule } from '../../lib/password/passwordRule.ts';
import { newPasswordRule } from '../../lib/password/newPasswordRule.ts';
import { nameRule } from '../../lib/nameRule.ts';

/** Rule of the confirmation of a password field. */
const confirmRule = (field: string) =>
  string()
    .required('Confirm password is required')
    .oneOf([ref(field)], 'Passwords do not match');

export const newPasswordSchema = object({
  newPassword: newPasswordRule,
  confirmPassword: confirmRule('newPassword'),
});

export const changePasswordSchema = newPasswordSchema.shape({
  currentPassword: currentPasswordRule,
});

export const registerSchema = object({
  role: string().oneOf(['STUDENT', 'EDUCATOR']).required(),
  name: nameRule,
  email: emailRule,
  password: newPasswordRule,
  confirmPassword: confirmRule('password'),
});
