import type { ApolloClient } from '@apollo/client';

/** The GraphQL client, whose code is loaded when it is first needed. */
export interface LazyClient {
  load: () => Promise<ApolloClient>;
  /** The client when something has needed it already, else null. */
  present: () => ApolloClient | null;
}

/** Makes the client once; after a failure the next call tries again. */
export function lazyClient(create: () => Promise<ApolloClient>): LazyClient {
  let made: Promise<ApolloClient> | null = null;
  let present: ApolloClient | null = null;
  return {
    present: () => present,
    load: () =>
      (made ??= create().then(
        (client) => (present = client),
        (error: unknown) => {
          made = null;
          throw error;
        },
      )),
  };
}
