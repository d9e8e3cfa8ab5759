import { use } from 'react';
import { SessionContext } from './useSession.ts';

/** The landing page, to be read: without `home` a user would be led on to the dashboard. */
export const useHomeAddress = (): string => (use(SessionContext)?.user ? '/?home' : '/');
