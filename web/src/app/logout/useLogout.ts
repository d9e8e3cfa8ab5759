import { createContext, use } from 'react';

export const LogoutContext = createContext<(() => void) | null>(null);

/** The logout action, which asks for confirmation where it deletes something unsent. */
export function useLogout(): () => void {
  const logout = use(LogoutContext);
  if (!logout) throw new Error('useLogout is used outside of LogoutProvider');
  return logout;
}
