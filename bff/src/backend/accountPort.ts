import type {
  Administrator,
  NewAdministrator,
  SecondFactor,
  SecondFactorProof,
  SecondFactorSetUp,
  AccountSession,
  PasswordLink,
  Audience,
  Registered,
  Session,
  User,
} from '../domain/account.ts';
import type { DeletionRequest, DeletionResult, OwnData } from '../domain/personalData.ts';
import type { Refusable, UserError } from '../domain/userError.ts';

/** The part of the port about accounts: login, second factor, sessions, own data, deletion. */

/** The caller's own account and session. */
export interface AuthCalls {
  /** GET /api/auth/me */
  me(): Promise<User>;
  /** POST /api/auth/login, and GET /api/auth/me where the reply lacks the account. */
  login(credentials: { email: string; password: string; code?: string | null }): Promise<Session>;
  /** POST /api/auth/register */
  register(account: {
    name: string;
    email: string;
    password: string;
    role: Audience;
  }): Promise<Registered>;
  /** POST /api/auth/confirm-email, where the backend has it. */
  confirmEmail(confirmation: { token: string; newPassword: string }): Promise<Session>;
  /** POST /api/auth/logout; false where the backend lacks it. */
  logout(): Promise<boolean>;
  /** POST /api/auth/change-password, where the backend has it. */
  changePassword(change: { currentPassword: string; newPassword: string }): Promise<UserError[]>;
  /** PUT /api/auth/me/preferences, where the backend has it. */
  updatePreferences(preferences: { mailUpdates: boolean }): Promise<Refusable<{ user: User }>>;
  /** POST /api/auth/forgot-password, where the backend has it. */
  requestPasswordReset(account: { email: string }): Promise<UserError[]>;
  /** POST /api/auth/reset-password, where the backend has it. */
  resetPassword(reset: { token: string; newPassword: string }): Promise<UserError[]>;
  /** POST /api/auth/confirm-email-change, where the backend has it. */
  confirmEmailChange(confirmation: { token: string }): Promise<UserError[]>;
  /** DELETE /api/auth/pending-email, where the backend has it. */
  cancelEmailChange(): Promise<UserError[]>;
  /** POST /api/auth/undo-email-change, where the backend has it. The token is for `resetPassword`. */
  undoEmailChange(undo: { token: string }): Promise<Refusable<{ resetToken: string }>>;
}

/** Two-step login. A missing call is a user error `NOT_SUPPORTED`, or null for the state. */
export interface SecondFactorCalls {
  /** GET /api/auth/second-factor; null where the backend lacks it. */
  own(): Promise<SecondFactor | null>;
  /** POST /api/auth/second-factor/set-up */
  setUp(): Promise<Refusable<SecondFactorSetUp>>;
  /** POST /api/auth/second-factor/turn-on */
  turnOn(proof: SecondFactorProof): Promise<Refusable<{ recoveryCodes: string[] }>>;
  /** POST /api/auth/second-factor/turn-off */
  turnOff(proof: SecondFactorProof): Promise<UserError[]>;
  /** POST /api/auth/second-factor/recovery-codes */
  renewRecoveryCodes(proof: SecondFactorProof): Promise<Refusable<{ recoveryCodes: string[] }>>;
  /** DELETE /api/admin/accounts/{id}/second-factor */
  resetOfAccount(id: string): Promise<UserError[]>;
}

/** Accounts of the role admin. */
export interface AdministratorCalls {
  /** GET /api/admin/administrators; null where the backend lacks it. */
  all(): Promise<Administrator[] | null>;
  /** POST /api/admin/administrators, where the backend has it. */
  add(administrator: NewAdministrator): Promise<Refusable<{ administrator: Administrator }>>;
  /** POST /api/admin/administrators/{id}/remove with the caller's password. */
  remove(removal: {
    id: string;
    currentPassword: string;
  }): Promise<Refusable<{ removedId: string }>>;
}

/** The caller's own data. */
export interface OwnDataCalls {
  /** GET /api/me/data; null where the backend lacks it. */
  all(): Promise<OwnData | null>;
}

/** Sessions; null where the backend lacks the call. */
export interface SessionCalls {
  /** GET /api/auth/sessions */
  own(): Promise<AccountSession[] | null>;
  /** GET /api/admin/accounts/{id}/sessions */
  ofAccount(id: string): Promise<AccountSession[] | null>;
  /** POST /api/auth/logout-others. @returns number of ended sessions */
  endOthers(): Promise<number>;
  /** DELETE /api/admin/accounts/{id}/sessions */
  endOfAccount(id: string): Promise<{ ended: number; userErrors: UserError[] }>;
}

/** Links with which the owners of accounts set a password. */
export interface PasswordLinkCalls {
  /** POST /api/admin/accounts/{id}/password-link, where the backend has it. */
  create(accountId: string): Promise<Refusable<{ passwordLink: PasswordLink }>>;
}

/** Requests for deletion; null where the backend lacks the call. */
export interface DeletionCalls {
  /** GET /api/me/deletion-requests: the caller's own, newest first. */
  own(): Promise<DeletionRequest[] | null>;
  /** GET /api/admin/deletion-requests: open ones, oldest first. */
  open(): Promise<DeletionRequest[] | null>;
  /** POST /api/me/deletion-requests */
  ask(body: { reason: string | null }): Promise<DeletionResult>;
  /** PUT /api/me/deletion-requests/{id}/withdraw */
  withdraw(id: string): Promise<DeletionResult>;
  /** PUT /api/admin/deletion-requests/{id}/refuse */
  refuse(id: string, answer: string): Promise<DeletionResult>;
  /** PUT /api/admin/deletion-requests/{id}/carry-out */
  carryOut(id: string): Promise<DeletionResult>;
}
