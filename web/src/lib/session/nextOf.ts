import { withClub } from '../joinedClub.ts';
import { homeOf } from './homeOf.ts';
import type { SessionUser } from './sessionStore.ts';

/**
 * Page of a signed-in user at login or registration: the career form for somebody who came by a
 * club's join button and has not sent it, else home.
 */
export function nextOf(user: SessionUser | null, club: string | null): string {
  const fillsForm = user?.role === 'STUDENT' || user?.role === 'EDUCATOR';
  return club && fillsForm && !user.formSubmitted ? withClub('/career-form', club) : homeOf(user);
}
