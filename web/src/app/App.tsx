import { ApolloProvider } from '@apollo/client/react';
import { RouterProvider } from 'react-router-dom';
import { createClient } from '../lib/apollo/createClient.ts';
import { httpTransport } from '../lib/apollo/httpTransport.ts';
import { SessionProvider } from '../lib/session/SessionProvider.tsx';
import { createSessionStore } from '../lib/session/sessionStore.ts';
import { UiProvider } from '../ui/Provider.tsx';
import { createRouter } from './router.tsx';

const session = createSessionStore(localStorage);
const client = createClient(session, httpTransport());
const router = createRouter();

/** Everything that all screens share: theme, server, session, addresses. */
export function App() {
  return (
    <UiProvider>
      <ApolloProvider client={client}>
        <SessionProvider store={session}>
          {/* A query asked in a transition would be asked again for the old address. */}
          <RouterProvider router={router} useTransitions={false} />
        </SessionProvider>
      </ApolloProvider>
    </UiProvider>
  );
}
