import { t } from '@lingui/core/macro';
import { string } from 'yup';

/** The same expression as in the api, which checks the domain as well. */
const EMAIL =
  /^[\s\p{Cf}]*[^\s\p{C}@<>()[\]\\,:;"]+@[^\s\p{C}@.。．｡<>()[\]\\,:;"]+([.。．｡][^\s\p{C}@.。．｡<>()[\]\\,:;"]+)+[\s\p{Cf}]*$/u;
/** Accounts of earlier versions may have any of these. */
const KNOWN_EMAIL = /^[\s\p{Cf}]*[^\s@]+@[^\s@]+[.。．｡][^\s@]+[\s\p{Cf}]*$/u;

const ruleOf = (shape: RegExp) =>
  string()
    .trim()
    .required(() => t`Email is required`)
    .matches(shape, () => t`Please enter a valid email`);

export const emailRule = ruleOf(EMAIL);

/** Login accepts every email that an existing account can have. */
export const knownEmailRule = ruleOf(KNOWN_EMAIL);
