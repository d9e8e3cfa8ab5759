import type { OrError } from './orError.ts';
import type { UserError } from './userError.ts';

/** Roles of accounts, spelled as in the REST calls. */
export const roles = ['admin', 'mentor', 'educator', 'student'] as const;
export type Role = (typeof roles)[number];

/** The two kinds of people that clubs are for. */
export const audiences = ['student', 'educator'] as const;
export type Audience = (typeof audiences)[number];

/** A student or an educator, named in a record for administrators. */
export interface PersonAccount {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly audience: Audience;
}

/** Parts of the REST interface that a backend may lack. */
export const features = [
  'BATCHES',
  'IMPORT',
  'SESSIONS',
  'CONCERNS',
  'EXPORT_AUDIT',
  'INTERESTS',
] as const;

/** The signed-in account. */
export interface User {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly phone: OrError<string | null>;
  /** Null when the backend gives no role or an unknown one. */
  readonly role: Role | null;
  /** A function if it has to be loaded. */
  readonly formSubmitted: boolean | (() => Promise<boolean>);
  /** Whether update mails are wanted; null where the backend sends none. */
  readonly mailUpdates: OrError<boolean | null>;
  /** BCP 47 tag of the chosen language; null when none was chosen or the backend stores none. */
  readonly language: string | null;
  /** Whether a login asks for a code; null where the account can have no second factor. */
  readonly secondFactor: OrError<boolean | null>;
  /** Whether the session has to turn on the second factor first; false where the backend does not say. */
  readonly secondFactorDue: OrError<boolean>;
  /** Optional parts that the backend has; empty where it does not give them. */
  readonly features: (typeof features)[number][];
}

/** Result of a registration. */
export interface Registered extends Session {
  /** There is no account until the link in a mail is used. */
  awaitsConfirmation: boolean;
}

/** Result of a login or a registration. */
export interface Session {
  token: string | null;
  user: User | null;
  userErrors: UserError[];
}

/** A session of an account. */
export interface AccountSession {
  id: string;
  begunAt: string;
  lastUsedAt: string;
  device: string;
  isCurrent: boolean;
}

/** A link with which the owner of an account sets a password. */
export interface PasswordLink {
  /** Null when it was sent by mail. */
  url: string | null;
  expiresAt: string;
}

/** Two-step login of the caller's own account. */
export interface SecondFactor {
  enabled: boolean;
  /** Number of unused recovery codes. */
  recoveryCodesLeft: number;
}

/** A started set-up. */
export interface SecondFactorSetUp {
  /** In base32. */
  secret: string;
  /** The same as an otpauth address. */
  uri: string;
}

/** Input to turn two-step login on or off. */
export interface SecondFactorProof {
  currentPassword: string;
  /** Of the authenticator app, or a recovery code. */
  code: string;
}

/** An account of the role admin. */
export interface Administrator {
  id: string;
  name: string;
  email: string;
  /** Whether a login asks for a code; null where the backend does not say. */
  secondFactor: boolean | null;
  createdAt: string | null;
}

export interface NewAdministrator {
  name: string;
  email: string;
  password: string;
  /** The caller's password. */
  currentPassword: string;
}
