import type { ReactNode } from 'react';
import type { LazyClient } from '../lib/apollo/lazyClient.ts';
import { SessionProvider } from '../lib/session/SessionProvider.tsx';
import type { SessionStore } from '../lib/session/sessionStore.ts';
import { UiProvider } from '../ui/Provider.tsx';

interface AppProps {
  session: SessionStore;
  client: LazyClient;
  /** Whether the browser hydrates a prerendered page. */
  isPrerendered: boolean;
  /** The router. */
  children: ReactNode;
}

/** What all pages share: theme, toasts and session. */
export function App({ session, client, isPrerendered, children }: AppProps) {
  return (
    <UiProvider>
      <SessionProvider store={session} client={client} isPrerendered={isPrerendered}>
        {children}
      </SessionProvider>
    </UiProvider>
  );
}
