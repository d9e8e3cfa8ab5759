import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { possibleTypes } from './possibleTypes.generated.ts';
import { refetchOvertaken } from './refetchOvertaken.ts';
import { sessionLink, type TokenHolder } from './sessionLink.ts';

declare module '@apollo/client' {
  // eslint-disable-next-line @typescript-eslint/no-namespace -- how Apollo Client types its defaults
  namespace ApolloClient.DeclareDefaultOptions {
    interface WatchQuery {
      errorPolicy: 'all';
    }
  }
}

/**
 * The GraphQL client. Objects without an id of their own are merged field by field, because screens
 * ask for different parts of them.
 * @param transport the link that carries operations to the server
 */
export function createClient(session: TokenHolder, transport: ApolloLink): ApolloClient {
  const merged = { merge: true };
  return new ApolloClient({
    link: ApolloLink.from([refetchOvertaken(), sessionLink(session), transport]),
    // Screens show what the cache has while they ask again, and the fields that did not fail.
    defaultOptions: { watchQuery: { fetchPolicy: 'cache-and-network', errorPolicy: 'all' } },
    cache: new InMemoryCache({
      possibleTypes,
      typePolicies: {
        StudentFormDetails: merged,
        EducatorFormDetails: merged,
        Progress: merged,
        DashboardCounts: merged,
        MentorDashboard: merged,
        // One for each mentor; the payload of a save has it too.
        MentorStats: {
          keyFields: [],
          // Lists without ids: an answer replaces them.
          fields: { bands: { merge: false }, stages: { merge: false } },
        },
        // Name and role as they were then: they differ between entries of one account.
        HistoryActor: { keyFields: false },
      },
    }),
  });
}
