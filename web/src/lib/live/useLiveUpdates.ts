import { useEffect, useEffectEvent } from 'react';
import { useSession } from '../session/useSession.ts';
import { liveUpdates } from './liveUpdates.ts';

/**
 * Calls `refresh` when the signed-in person's record was changed, while the page is visible.
 * @param isOn false where there is nothing on screen that a refresh could keep up to date
 */
export function useLiveUpdates(refresh: () => Promise<unknown>, isOn: boolean): void {
  const { user, token } = useSession();
  const onNews = useEffectEvent(refresh);
  // Null once there is no session any more.
  const listener = isOn ? user?.id : undefined;
  useEffect(
    () => (listener === undefined ? undefined : liveUpdates({ token, refresh: () => onNews() })),
    [listener, token],
  );
}
