import type { OrError } from '../backend/reading/orError.ts';

/** What a signed-in person may do, as the REST calls spell it. */
export type Role = 'admin' | 'mentor' | 'educator' | 'student';

/** The signed-in account. */
export interface User {
  id: string;
  name: string;
  email: string;
  phone: OrError<string | null>;
  /** Null when the backend gives none, or one that the product does not know. */
  role: Role | null;
  /** A function where it takes one more call. */
  formSubmitted: boolean | (() => Promise<boolean>);
}

/** An account of which one record tells all. */
export interface WholeUser extends User {
  formSubmitted: boolean;
}
