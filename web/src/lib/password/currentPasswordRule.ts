import { t } from '@lingui/core/macro';
import { string } from 'yup';

/** The own password, which confirms an action. */
export const currentPasswordRule = string().required(() => t`Current password is required`);
