import type { UserError } from './userError.ts';

/** Role of an account, spelled as in the REST calls. */
export type Role = 'admin' | 'mentor' | Audience;

/** The two kinds of people that clubs are for. */
export type Audience = 'student' | 'educator';

/** The signed-in account. */
export interface User {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly phone: string | null;
  /** Null when the backend gives no role or an unknown one. */
  readonly role: Role | null;
  /** A function where it takes another call. */
  readonly formSubmitted: boolean | (() => Promise<boolean>);
  /** Whether update mails are wanted; null where the backend sends none. */
  readonly mailUpdates: boolean | null;
  /** Whether a login asks for a code; null where the account can have no second factor. */
  readonly secondFactor: boolean | null;
}

/** Result of a registration. */
export interface Registered extends Session {
  /** There is no account yet: a mail says how to go on. */
  awaitsConfirmation: boolean;
}

/** Result of a login or a registration. */
export interface Session {
  token: string | null;
  user: User | null;
  userErrors: UserError[];
}
