import type { SessionUser } from './sessionStore.ts';

/** Where a user belongs after login: the own dashboard; for a student without a form, `/`. */
export function homeOf(user: Pick<SessionUser, 'role' | 'formSubmitted'> | null): string {
  switch (user?.role) {
    case 'ADMIN':
      return '/admin';
    case 'MENTOR':
      return '/mentor';
    case 'EDUCATOR':
      return '/educator';
    case 'STUDENT':
      return user.formSubmitted ? '/student' : '/';
    case undefined:
      return '/';
  }
}
