import { useEffect } from 'react';
import type { SessionStore } from './sessionStore.ts';
import { EXPIRED } from './storage.ts';

/** Follows a login, logout or expiry in another tab, so that no tab shows someone who has left. */
export function useOtherTabs(store: SessionStore): void {
  useEffect(() => {
    const onStorage = ({ key, newValue }: StorageEvent) => {
      if (key === 'token' && newValue === EXPIRED) store.hearExpiry();
      else if (key === 'token' || key === null /* everything was cleared */) {
        // That the token has gone is no news to who knows already how the session ended.
        if (newValue !== null || store.state().status !== 'signedOut') store.reload();
      } else if (key === 'user') store.reloadUser();
    };
    window.addEventListener('storage', onStorage);
    return () => {
      window.removeEventListener('storage', onStorage);
    };
  }, [store]);
}
