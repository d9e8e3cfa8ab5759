import type { SessionUser } from './sessionStore.ts';

type Standing = Pick<SessionUser, 'role' | 'formSubmitted'>;

const DASHBOARDS: Record<SessionUser['role'], string> = {
  ADMIN: '/admin',
  MENTOR: '/mentor',
  EDUCATOR: '/educator',
  STUDENT: '/student',
};

/** Where a user belongs after login: the own dashboard; for a student without a form, `/`. */
export function homeOf(user: Standing | null): string {
  if (!user || (user.role === 'STUDENT' && !user.formSubmitted)) return '/';
  return DASHBOARDS[user.role];
}
