import { object } from 'yup';
import { currentPasswordRule } from '../../lib/password/currentPasswordRule.ts';
import { newPasswordRule } from '../../lib/password/newPasswordRule.ts';
import { confirmRule } from './loginSchema.ts';

export const newPasswordSchema = object({
  newPassword: newPasswordRule,
  confirmPassword: confirmRule('newPassword'),
});

export const changePasswordSchema = newPasswordSchema.shape({
  currentPassword: currentPasswordRule,
});
