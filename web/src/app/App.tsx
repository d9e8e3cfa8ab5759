import type { ReactNode } from 'react';
import type { LazyClient } from '../lib/apollo/lazyClient.ts';
import { SessionProvider } from '../lib/session/SessionProvider.tsx';
import type { SessionStore } from '../lib/session/sessionStore.ts';
import { UiProvider } from '../ui/Provider.tsx';

interface AppProps {
  session: SessionStore;
  client: LazyClient;
  /** The router. */
  children: ReactNode;
}

/** What all pages share: theme, toasts and session. */
export function App({ session, client, children }: AppProps) {
  return (
    <UiProvider>
      <SessionProvider store={session} client={client}>
        {children}
      </SessionProvider>
    </UiProvider>
  );
}
