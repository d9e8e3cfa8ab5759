import type { Role } from '../../schema.generated.ts';
import type { SessionUser } from './sessionStore.ts';

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
