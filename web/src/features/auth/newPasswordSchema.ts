import { object, string } from 'yup';
import { confirmRule, passwordRule } from './loginSchema.ts';

export const newPasswordSchema = object({
  newPassword: passwordRule,
  confirmPassword: confirmRule('newPassword'),
});

export const changePasswordSchema = newPasswordSchema.shape({
  currentPassword: string().required('Current password is required'),
});
