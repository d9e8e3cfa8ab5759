import type { UserError } from './userError.ts';

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
  /** Of the caller. */
  currentPassword: string;
}

export interface AdministratorRemoval {
  id: string;
  /** Of the caller. */
  currentPassword: string;
}

/** Result of adding an administrator; null when refused. */
export interface AdministratorResult {
  administrator: Administrator | null;
  userErrors: UserError[];
}
