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
  login(credentials: {
    email: string;
    password: string;
    code?: string | null;
    language?: string | null;
  }): Promise<Session>;
  /** POST /api/auth/register */
  register(account: {
    name: string;
    email: string;
    password: string;
    role: Audience;
    language?: string | null;
  }): Promise<Registered>;
  /** POST /api/auth/confirm-email, where the backend has it. */
  confirmEmail(confirmation: { token: string; newPassword: string }): Promise<Session>;
  /** POST /api/auth/logout; false where the backend lacks it. */
  logout(): Promise<boolean>;
  /** POST /api/auth/change-password, where the backend has it. */
  changePassword(change: { currentPassword: string; newPassword: string }): Promise<UserError[]>;
  /** PUT /api/auth/me/preferences, where the backend has it. */
  updatePreferences(preferences: {
    mailUpdates?: boolean | null;
    language?: string | null;
  }): Promise<Refusable<{ user: User }>>;
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
}

/** Administrators, and the sessions and links of accounts; null where the backend lacks the read. */
export interface AccountCalls {
  /** GET /api/admin/administrators */
  administrators(): Promise<Administrator[] | null>;
  /** POST /api/admin/administrators, where the backend has it. */
  addAdministrator(
    administrator: NewAdministrator,
  ): Promise<Refusable<{ administrator: Administrator }>>;
  /** POST /api/admin/administrators/{id}/remove with the caller's password. */
  removeAdministrator(removal: {
    id: string;
    currentPassword: string;
  }): Promise<Refusable<{ removedId: string }>>;
  /** GET /api/auth/sessions */
  ownSessions(): Promise<AccountSession[] | null>;
  /** GET /api/admin/accounts/{id}/sessions */
  sessions(id: string): Promise<AccountSession[] | null>;
  /** POST /api/auth/logout-others. @returns number of ended sessions */
  endOtherSessions(): Promise<number>;
  /** DELETE /api/admin/accounts/{id}/sessions */
  endSessions(id: string): Promise<{ ended: number; userErrors: UserError[] }>;
  /** DELETE /api/admin/accounts/{id}/second-factor */
  resetSecondFactor(id: string): Promise<UserError[]>;
  /** POST /api/admin/accounts/{id}/password-link, where the backend has it. */
  createPasswordLink(id: string): Promise<Refusable<{ passwordLink: PasswordLink }>>;
}

/** The caller's own data, and requests for deletion; null where the backend lacks the read. */
export interface PersonalDataCalls {
  /** GET /api/me/data */
  own(): Promise<OwnData | null>;
  /** GET /api/me/deletion-requests: the caller's own, newest first. */
  ownRequests(): Promise<DeletionRequest[] | null>;
  /** GET /api/admin/deletion-requests: open ones, oldest first. */
  openRequests(): Promise<DeletionRequest[] | null>;
  /** POST /api/me/deletion-requests */
  askForDeletion(body: { reason: string | null }): Promise<DeletionResult>;
  /** PUT /api/me/deletion-requests/{id}/withdraw */
  withdraw(id: string): Promise<DeletionResult>;
  /** PUT /api/admin/deletion-requests/{id}/refuse */
  refuse(id: string, answer: string): Promise<DeletionResult>;
  /** PUT /api/admin/deletion-requests/{id}/carry-out */
  carryOut(id: string): Promise<DeletionResult>;
}
