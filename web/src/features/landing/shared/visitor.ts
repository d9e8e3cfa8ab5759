import type { SessionUser } from '../../../lib/session/sessionStore.ts';

/**
 * Kind of visitor of a public page, which determines its buttons: a guest is signed out, an
 * applicant is a student without a submitted form, a member has a dashboard; an account without a
 * role has none of these.
 */
export type Visitor =
  | { kind: 'guest' }
  | { kind: 'applicant'; name: string }
  | { kind: 'noRole'; name: string }
  | { kind: 'member'; name: string; dashboard: string };

/** @param dashboard URL of the user's dashboard; `/` without one */
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

/** Page where a signed-in user continues; null for a guest and without a role. */
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
