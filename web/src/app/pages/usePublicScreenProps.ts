import type { PublicScreenProps } from '../../features/landing/shared/PublicShell.tsx';
import { visitorOf } from '../../features/landing/shared/visitor.ts';
import { homeOf } from '../../lib/session/homeOf.ts';
import { useSession } from '../../lib/session/useSession.ts';
import { useLogout } from '../logout/useLogout.ts';

/** Props of a public page: the user, and the logout action. */
export function usePublicScreenProps(): PublicScreenProps {
  const { user } = useSession();
  return { visitor: visitorOf(user, homeOf(user)), onLogout: useLogout() };
}
