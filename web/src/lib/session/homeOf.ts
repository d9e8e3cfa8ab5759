import type { Role } from '../../schema.generated.ts';
import type { SessionUser } from './sessionStore.ts';

type Standing = Pick<SessionUser, 'role' | 'formSubmitted'>;

const DASHBOARDS: Record<Role, string> = {
  ADMIN: '/admin',
  MENTOR: '/mentor',
  EDUCATOR: '/educator',
  STUDENT: '/student',
};

/** Page after login: the own dashboard; `/` for a student without a form and for a user without a role. */
export function homeOf(user: Standing | null): string {
  if (!user?.role || (user.role === 'STUDENT' && !user.formSubmitted)) return '/';
  return DASHBOARDS[user.role];
}
