import { t } from '@lingui/core/macro';
import { string } from 'yup';

// A malformed code is not sent, because the server would count it as a wrong one.
// The api reads digits of every script.
const APP_CODE = /^(\p{Nd}[\s\p{Cf}]*){6}$/u;
const RECOVERY_CODE = /^([a-zａ-ｚ\p{Nd}][\s\p{Pd}\p{Cf}]*){10}$/iu;

const required = string()
  .trim()
  .required(() => t`Code is required`);

/** Code of an authenticator app. Spaces are allowed. */
export const appCodeRule = required.matches(
  APP_CODE,
  () => t`Please enter the six digits of your app`,
);

/** Recovery code. Spaces, hyphens and capitals are allowed. */
export const recoveryCodeRule = required.matches(
  RECOVERY_CODE,
  () => t`Please enter a recovery code, such as k7m2x-p9rqd`,
);

export const anyCodeRule = required.matches(
  new RegExp(`${APP_CODE.source}|${RECOVERY_CODE.source}`, 'iu'),
  () => t`Please enter six digits, or a recovery code such as k7m2x-p9rqd`,
);
