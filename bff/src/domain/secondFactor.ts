import type { UserError } from './userError.ts';

/** Two-step login of the caller's own account. */
export interface SecondFactor {
  enabled: boolean;
  /** Number of unused recovery codes. */
  recoveryCodesLeft: number;
}

/** A started set-up; secret and uri are null when refused. */
export interface SecondFactorSetUp {
  /** In base32. */
  secret: string | null;
  /** The same as an otpauth address. */
  uri: string | null;
  userErrors: UserError[];
}

/** What turning two-step login on or off takes. */
export interface SecondFactorProof {
  currentPassword: string;
  /** Of the authenticator app, or a recovery code. */
  code: string;
}

/** New recovery codes; null when refused. */
export interface RecoveryCodes {
  recoveryCodes: string[] | null;
  userErrors: UserError[];
}
