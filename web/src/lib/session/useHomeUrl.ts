import { use } from 'react';
import { SessionContext } from './useSession.ts';

/**
 * Link to the landing page. Without `home` a signed-in user would be redirected to the dashboard.
 */
export const useHomeUrl = (): string => (use(SessionContext)?.user ? '/?home' : '/');
