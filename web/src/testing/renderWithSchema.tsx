import { ApolloLink } from '@apollo/client';
import { SchemaLink } from '@apollo/client/link/schema';
import { ApolloProvider } from '@apollo/client/react';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import {
  createMemoryRouter,
  RouterProvider,
  useRouteError,
  type InitialEntry,
  type RouteObject,
} from 'react-router-dom';
import { createClient } from '../lib/apollo/createClient.ts';
import { throwError } from 'rxjs';
import { lazyClient, type LazyClient } from '../lib/apollo/lazyClient.ts';
import { SessionProvider } from '../lib/session/SessionProvider.tsx';
import { createSessionStore, type SessionUser } from '../lib/session/sessionStore.ts';
import { browserStorage } from '../lib/safeStorage.ts';
import { storeToken, storeUser } from '../lib/session/storage.ts';
import { UiProvider } from '../ui/Provider.tsx';
import { mockedSchema, type Resolvers } from './mockedSchema.ts';

interface Options {
  /** What the server answers; anything else is made up from the schema. */
  resolvers?: Resolvers;
  /** Without a connection every operation fails as `fetch` does. */
  isConnected?: () => boolean;
  /** Whose session there is; a visitor's when absent. */
  user?: Partial<SessionUser>;
  /** The initial location, with the history before it or without; `/` when absent. */
  at?: InitialEntry | InitialEntry[];
  /** Further places, to see where a screen leads; or all of the product's own. */
  routes?: RouteObject[] | ((client: LazyClient) => RouteObject[]);
}

const ASHA: SessionUser = {
  id: 'u1',
  name: 'Asha Rao',
  email: 'asha@example.org',
  phone: '98200 12345',
  role: 'STUDENT',
  formSubmitted: true,
};

/** A screen that throws fails its test. */
function Rethrow(): never {
  throw useRouteError();
}

/**
 * Renders a screen against the mocked schema, with theme, router and session around it.
 * @returns what Testing Library gives, the router, and the operations that were sent
 */
export function renderWithSchema(ui: ReactNode, options: Options = {}) {
  const { resolvers, at = '/', routes = [], isConnected = () => true } = options;
  const user = options.user && { ...ASHA, ...options.user };
  if (user) {
    storeToken(localStorage, 'token-of-the-test');
    storeUser(localStorage, user);
  }
  const sent: { name: string; variables: Record<string, unknown> }[] = [];
  const record = new ApolloLink((operation, forward) => {
    sent.push({ name: operation.operationName ?? '', variables: operation.variables });
    return isConnected() ? forward(operation) : throwError(() => new TypeError('Failed to fetch'));
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
    { initialEntries: Array.isArray(at) ? at : [at] },
  );
  const view = render(
    <UiProvider>
      <ApolloProvider client={client}>
        <SessionProvider store={session} client={lazy}>
          <RouterProvider router={router} />
        </SessionProvider>
      </ApolloProvider>
    </UiProvider>,
  );
  return { ...view, router, client, session, sent };
}
