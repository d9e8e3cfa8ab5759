import { useEffect } from 'react';
import type { SessionStore } from './sessionStore.ts';
import { EXPIRED } from './storage.ts';

/** Applies a login, logout or expiry in another tab to this one. */
export function useOtherTabs(store: SessionStore): void {
  useEffect(() => {
    const onStorage = ({ key, newValue }: StorageEvent) => {
      if (key === 'token' && newValue === EXPIRED) store.expireFromOtherTab();
      else if (key === 'token' || key === null /* the storage was cleared */) {
        // A removed token is ignored when signed out, to keep how the session ended.
        if (newValue !== null || store.state().status !== 'signedOut') store.reload();
      } else if (key === 'user') store.reloadUser();
    };
    window.addEventListener('storage', onStorage);
    return () => {
      window.removeEventListener('storage', onStorage);
    };
  }, [store]);
}
