import { useEffect } from 'react';
import type { SessionStore } from './sessionStore.ts';

/** Follows a login or logout in another tab, so that no tab shows someone who has left. */
export function useOtherTabs(store: SessionStore): void {
  useEffect(() => {
    const onStorage = ({ key }: StorageEvent) => {
      // A null key means that everything was cleared.
      if (key === 'token' || key === null) store.reload();
      else if (key === 'user') store.reloadUser();
    };
    window.addEventListener('storage', onStorage);
    return () => {
      window.removeEventListener('storage', onStorage);
    };
  }, [store]);
}
