import { object, string } from 'yup';
import { newPasswordRule } from '../../lib/password/newPasswordRule.ts';
import { confirmRule } from './loginSchema.ts';

export const newPasswordSchema = object({
  newPassword: newPasswordRule,
  confirmPassword: confirmRule('newPassword'),
});

export const changePasswordSchema = newPasswordSchema.shape({
  currentPassword: string().required('Current password is required'),
});
