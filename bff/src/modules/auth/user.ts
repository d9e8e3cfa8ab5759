import type { OrError } from '../../rest/orError.ts';

/** What a signed-in person may do, as the REST calls spell it. */
export type Role = 'admin' | 'mentor' | 'educator' | 'student';

/** The signed-in account. */
export interface User {
  id: string;
  name: string;
  email: string;
  phone: OrError<string | null>;
  role: Role;
  formSubmitted: boolean;
}
