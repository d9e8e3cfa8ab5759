import { object, string } from 'yup';
import { emailRule } from '../../lib/emailRule.ts';
import { nameRule } from '../../lib/nameRule.ts';
import { newPasswordRule } from '../../lib/password/newPasswordRule.ts';
import { confirmRule } from './loginSchema.ts';

export const registerSchema = object({
  role: string().oneOf(['STUDENT', 'EDUCATOR']).required(),
  name: nameRule,
  email: emailRule,
  password: newPasswordRule,
  confirmPassword: confirmRule('password'),
});
