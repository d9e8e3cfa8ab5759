import type { SessionUser } from '../../../lib/session/sessionStore.ts';

/**
 * The reader of a public page, as far as its buttons go: a guest is not logged in, an applicant is
 * a student without a career form, a member has a dashboard, a user without a known role has
 * neither.
 */
export type Visitor =
  | { kind: 'guest' }
  | { kind: 'applicant'; name: string }
  | { kind: 'noRole'; name: string }
  | { kind: 'member'; name: string; dashboard: string };

/** @param dashboard where the user's own dashboard is; `/` while there is none */
export function visitorOf(user: SessionUser | null, dashboard: string): Visitor {
  if (!user) return { kind: 'guest' };
  const { name, role } = user;
  if (role === null) return { kind: 'noRole', name };
  return dashboard === '/' ? { kind: 'applicant', name } : { kind: 'member', name, dashboard };
}

interface Place {
  label: string;
  to: string;
}

/** The page that a logged-in reader continues on; null for a guest and without a known role. */
export function ownPlace(visitor: Visitor): Place | null {
  switch (visitor.kind) {
    case 'guest':
    case 'noRole':
      return null;
    case 'applicant':
      return { label: 'Fill Career Form', to: '/career-form' };
    case 'member':
      return { label: 'Go to your dashboard', to: visitor.dashboard };
  }
}
