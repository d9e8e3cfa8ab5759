/** What a signed-in person may do, as the REST calls spell it. */
export type Role = 'admin' | 'mentor' | 'educator' | 'student';

/** The signed-in account. */
export interface User {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly phone: string | null;
  /** Null when the backend gives none, or one that the product does not know. */
  readonly role: Role | null;
  /** A function where it takes one more call. */
  readonly formSubmitted: boolean | (() => Promise<boolean>);
  /** Whether mails about news are wanted; null where the backend sends none. */
  readonly mailUpdates: boolean | null;
}
