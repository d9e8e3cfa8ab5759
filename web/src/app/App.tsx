import type { LazyClient } from '../lib/apollo/lazyClient.ts';
import { SessionProvider } from '../lib/session/SessionProvider.tsx';
import type { SessionStore } from '../lib/session/sessionStore.ts';
import type { AppRouter } from '../routing/router.ts';
import { RouterView } from '../routing/RouterView.tsx';
import { LoadingView } from '../ui/LoadingView.tsx';
import { UiProvider } from '../ui/Provider.tsx';
import { RouteFailure } from './RouteFailure.tsx';

interface AppProps {
  session: SessionStore;
  client: LazyClient;
  router: AppRouter;
}

/** Everything that all screens share: theme, session, addresses. */
export function App({ session, client, router }: AppProps) {
  return (
    <UiProvider>
      <SessionProvider store={session} client={client}>
        <RouterView
          router={router}
          fallback={<LoadingView />}
          renderFailure={(error) => <RouteFailure error={error} />}
        />
      </SessionProvider>
    </UiProvider>
  );
}
