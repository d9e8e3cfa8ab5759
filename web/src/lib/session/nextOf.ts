import { withClub } from '../joinedClub.ts';
import { homeOf } from './homeOf.ts';
import type { SessionUser } from './sessionStore.ts';

/**
 * Where the login and registration pages redirect a signed-in user: to the career form after a
 * click on a club's join button, unless it is submitted, else to the home page of the role.
 */
export function nextOf(user: SessionUser | null, club: string | null): string {
  const fillsForm = user?.role === 'STUDENT' || user?.role === 'EDUCATOR';
  return club && fillsForm && !user.formSubmitted ? withClub('/career-form', club) : homeOf(user);
}
