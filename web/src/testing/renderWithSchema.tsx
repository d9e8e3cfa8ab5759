import { ApolloLink } from '@apollo/client';
import { SchemaLink } from '@apollo/client/link/schema';
import { ApolloProvider } from '@apollo/client/react';
import { CacheProvider } from '@emotion/react';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import {
  createMemoryRouter,
  RouterProvider,
  useRouteError,
  type InitialEntry,
  type RouteObject,
} from 'react-router-dom';
import { onTestFinished } from 'vitest';
import { createClient } from '../lib/apollo/createClient.ts';
import { throwError } from 'rxjs';
import { lazyClient, type LazyClient } from '../lib/apollo/lazyClient.ts';
import { SessionProvider } from '../lib/session/SessionProvider.tsx';
import { createSessionStore, type SessionUser } from '../lib/session/sessionStore.ts';
import { browserStorage } from '../lib/safeStorage.ts';
import { storeToken, storeUser } from '../lib/session/storage.ts';
import { UiProvider } from '../ui/Provider.tsx';
import { testStyles } from './styles.ts';
import { mockedSchema, type Resolvers } from './mockedSchema.ts';

interface Options {
  /** Resolvers of the mocked schema; other fields are mocked. */
  resolvers?: Resolvers;
  /** Return false to make every operation fail with a network error. */
  isConnected?: () => boolean;
  /** The network error; default: no connection. */
  networkError?: () => Error;
  /** The signed-in user; default: signed out. */
  user?: Partial<SessionUser>;
  /** Initial location, or the history with it as the last entry; default: `/`. */
  at?: InitialEntry | InitialEntry[];
  /** Path of the language; default: `/`, English. */
  basename?: string;
  /** Additional routes, to test navigation; or all routes of the app. */
  routes?: RouteObject[] | ((client: LazyClient) => RouteObject[]);
}

const ASHA: SessionUser = {
  id: 'u1',
  name: 'Asha Rao',
  email: 'asha@example.org',
  phone: '98200 12345',
  role: 'STUDENT',
  formSubmitted: true,
  secondFactorDue: false,
};

/** Rethrows an error of a screen, so that its test fails. */
function Rethrow(): never {
  throw useRouteError();
}

/**
 * Renders a screen with the mocked schema, theme, router and session, without styles (`insertStyles`).
 * @returns the result of Testing Library's `render`, the router, client, session and the sent
 * operations
 */
export function renderWithSchema(ui: ReactNode, options: Options = {}) {
  const { resolvers, at = '/', routes = [], basename = '/', isConnected = () => true } = options;
  const { networkError = () => new TypeError('Failed to fetch') } = options;
  const user = options.user && { ...ASHA, ...options.user };
  if (user) {
    storeToken(localStorage, 'token-of-the-test');
    storeUser(localStorage, user);
  }
  const sent: { name: string; variables: Record<string, unknown> }[] = [];
  const record = new ApolloLink((operation, forward) => {
    sent.push({ name: operation.operationName ?? '', variables: operation.variables });
    return isConnected() ? forward(operation) : throwError(networkError);
  });
  const schema = mockedSchema({
    ...resolvers,
    Query: { ...(user && { me: () => ({ __typename: 'User', ...user }) }), ...resolvers?.Query },
  });
  const session = createSessionStore(browserStorage);
  const client = createClient(session, record.concat(new SchemaLink({ schema })));
  const lazy = lazyClient(() => Promise.resolve(client));
  const others = typeof routes === 'function' ? routes(lazy) : routes;
  const router = createMemoryRouter(
    [...others, { path: '*', element: ui, ErrorBoundary: Rethrow, HydrateFallback: () => null }],
    { initialEntries: Array.isArray(at) ? at : [at], basename },
  );
  // Its listeners at the window would keep the client and its cache in memory.
  onTestFinished(() => {
    router.dispose();
  });
  const view = render(
    <CacheProvider value={testStyles()}>
      <UiProvider>
        <ApolloProvider client={client}>
          <SessionProvider store={session} client={lazy}>
            <RouterProvider router={router} />
          </SessionProvider>
        </ApolloProvider>
      </UiProvider>
    </CacheProvider>,
  );
  return { ...view, router, client, session, sent };
}
