import { currentLanguage } from '../i18n/catalogs.ts';
import type { Role } from '../../schema.generated.ts';
import type { SessionUser } from './sessionStore.ts';
import { withClub } from '../joinedClub.ts';

type HomeCriteria = Pick<SessionUser, 'role' | 'formSubmitted'>;

const DASHBOARDS: Record<Role, string> = {
  ADMIN: '/admin',
  MENTOR: '/mentor',
  EDUCATOR: '/educator',
  STUDENT: '/student',
};

/**
 * Page after login: the dashboard of the role; `/` for a student without a submitted form and for a
 * user without a role.
 */
export function homeOf(user: HomeCriteria | null): string {
  if (!user?.role || (user.role === 'STUDENT' && !user.formSubmitted)) return '/';
  return DASHBOARDS[user.role];
}

/**
 * Where the login and registration pages redirect a signed-in user: to the career form, unless it is
 * submitted, after a click on a club's join button and in another language than English, which `/`
 * lacks; else to the home page of the role.
 */
export function nextOf(user: SessionUser | null, club: string | null): string {
  const fillsForm = user?.role === 'STUDENT' || user?.role === 'EDUCATOR';
  const isDue = fillsForm && !user.formSubmitted && (club || currentLanguage() !== 'en');
  return isDue ? withClub('/career-form', club) : homeOf(user);
}
