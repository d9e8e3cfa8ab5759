import { useEffect, useEffectEvent } from 'react';
import { useSession } from '../session/useSession.ts';
import { liveUpdates } from './liveUpdates.ts';

/**
 * Calls `refresh` when the signed-in user's record was changed, while the page is visible.
 * @param isOn false on screens without data to refresh
 */
export function useLiveUpdates(refresh: () => Promise<unknown>, isOn: boolean): void {
  const { user, token } = useSession();
  const onChange = useEffectEvent(refresh);
  const userId = isOn ? user?.id : undefined;
  useEffect(
    () => (userId === undefined ? undefined : liveUpdates({ token, refresh: () => onChange() })),
    [userId, token],
  );
}
