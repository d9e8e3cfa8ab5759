import { object, string } from 'yup';
import { emailRule } from '../../lib/emailRule.ts';
import { confirmRule } from './loginSchema.ts';
import { newPasswordRule } from './newPasswordSchema.ts';

export const registerSchema = object({
  role: string().oneOf(['STUDENT', 'EDUCATOR']).required(),
  name: string().trim().required('Name is required').min(2, 'Name must be at least 2 characters'),
  email: emailRule,
  password: newPasswordRule,
  confirmPassword: confirmRule('password'),
});
