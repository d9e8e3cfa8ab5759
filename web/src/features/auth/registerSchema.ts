import { t } from '@lingui/core/macro';
import { object, ref, string } from 'yup';
import { emailRule } from '../../lib/emailRule.ts';
import { newPasswordRule } from '../../lib/password/newPasswordRule.ts';
import { nameRule } from '../../lib/nameRule.ts';

/** Rule of the confirmation of a password field. */
export const confirmRule = (field: string) =>
  string()
    .required(() => t`Confirm password is required`)
    .oneOf([ref(field)], () => t`Passwords do not match`);

export const registerSchema = object({
  role: string().oneOf(['STUDENT', 'EDUCATOR']).required(),
  name: nameRule,
  email: emailRule,
  password: newPasswordRule,
  confirmPassword: confirmRule('password'),
});
