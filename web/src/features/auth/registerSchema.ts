import { object, string } from 'yup';
import { confirmRule, emailRule, passwordRule } from './loginSchema.ts';

export const registerSchema = object({
  role: string().oneOf(['STUDENT', 'EDUCATOR']).required(),
  name: string().trim().required('Name is required').min(2, 'Name must be at least 2 characters'),
  email: emailRule,
  password: passwordRule,
  confirmPassword: confirmRule('password'),
});
