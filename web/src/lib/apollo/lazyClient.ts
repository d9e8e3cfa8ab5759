import type { ApolloClient } from '@apollo/client';

/** The GraphQL client, loaded on first use. */
export interface LazyClient {
  load: () => Promise<ApolloClient>;
  /** The client if it has been loaded, else null. */
  loaded: () => ApolloClient | null;
}

/** Creates the client once; after a failure the next call of `load` tries again. */
export function lazyClient(create: () => Promise<ApolloClient>): LazyClient {
  let promise: Promise<ApolloClient> | null = null;
  let loaded: ApolloClient | null = null;
  return {
    loaded: () => loaded,
    load: () =>
      (promise ??= create().then(
        (client) => (loaded = client),
        (error: unknown) => {
          promise = null;
          throw error;
        },
      )),
  };
}
