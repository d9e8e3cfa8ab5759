import { object } from 'yup';
import { newPasswordRule } from '../../lib/password/newPasswordRule.ts';
import { confirmRule } from './registerSchema.ts';

export const newPasswordSchema = object({
  newPassword: newPasswordRule,
  confirmPassword: confirmRule('newPassword'),
});
