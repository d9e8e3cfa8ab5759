import type { SessionUser } from '../../../lib/session/sessionStore.ts';

/**
 * Whoever reads a public page, as far as its buttons go: a guest is not logged in, an applicant is
 * a student who still owes the career form, a member has a dashboard.
 */
export type Visitor =
  | { kind: 'guest' }
  | { kind: 'applicant'; name: string }
  | { kind: 'member'; name: string; dashboard: string };

/** @param dashboard where the user's own dashboard is; `/` while there is none */
export function visitorOf(user: SessionUser | null, dashboard: string): Visitor {
  if (!user) return { kind: 'guest' };
  const { name } = user;
  return dashboard === '/' ? { kind: 'applicant', name } : { kind: 'member', name, dashboard };
}

interface Place {
  label: string;
  to: string;
}

/** The one place that a logged-in reader is led to; null for a guest. */
export function ownPlace(visitor: Visitor): Place | null {
  switch (visitor.kind) {
    case 'guest':
      return null;
    case 'applicant':
      return { label: 'Fill Career Form', to: '/career-form' };
    case 'member':
      return { label: 'Go to your dashboard', to: visitor.dashboard };
  }
}
