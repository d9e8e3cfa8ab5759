import type { Audience } from '../domain/audience.ts';
import type { DeletionRequest, DeletionResult } from '../domain/deletion.ts';
import type { OwnData, OwnSession } from '../domain/ownData.ts';
import type { User } from '../domain/user.ts';
import type { UserError } from '../domain/userError.ts';

/** Result of a login or a registration. */
export interface Session {
  token: string | null;
  user: User | null;
  userErrors: UserError[];
}

/** The caller's own account and session. */
export interface AuthCalls {
  /** GET /api/auth/me */
  me(): Promise<User>;
  /** POST /api/auth/login, and GET /api/auth/me where that did not answer with the account. */
  login(credentials: { email: string; password: string }): Promise<Session>;
  /** POST /api/auth/register */
  register(account: {
    name: string;
    email: string;
    password: string;
    role: Audience;
  }): Promise<Session>;
  /** POST /api/auth/logout; false where the backend has no such call. */
  logout(): Promise<boolean>;
  /** POST /api/auth/change-password, where the backend has it. */
  changePassword(change: { currentPassword: string; newPassword: string }): Promise<UserError[]>;
  /** PUT /api/auth/me/preferences, where the backend has it. */
  updatePreferences(preferences: { mailUpdates: boolean }): Promise<UserError[]>;
  /** POST /api/auth/forgot-password, where the backend has it. */
  requestPasswordReset(account: { email: string }): Promise<UserError[]>;
  /** POST /api/auth/reset-password, where the backend has it. */
  resetPassword(reset: { token: string; newPassword: string }): Promise<UserError[]>;
}

/** The caller's own data and sessions; null where the backend has no such call. */
export interface OwnDataCalls {
  /** GET /api/me/data */
  all(): Promise<OwnData | null>;
  /** GET /api/auth/sessions */
  sessions(): Promise<OwnSession[] | null>;
  /** POST /api/auth/logout-others. @returns how many sessions ended */
  endOtherSessions(): Promise<number>;
}

/** Requests for deletion; a list is null where the backend has no such call. */
export interface DeletionCalls {
  /** GET /api/me/deletion-requests: the caller's own, newest first. */
  own(): Promise<DeletionRequest[] | null>;
  /** GET /api/admin/deletion-requests: those that are open, oldest first. */
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
