import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { possibleTypes } from './possibleTypes.generated.ts';
import { rereadLink } from './rereadLink.ts';
import { sessionLink, type TokenHolder } from './sessionLink.ts';

/**
 * The GraphQL client. Objects without an id of their own are merged field by field, because screens
 * ask for different parts of them.
 * @param transport the link that carries operations to the server
 */
export function createClient(session: TokenHolder, transport: ApolloLink): ApolloClient {
  const merged = { merge: true };
  return new ApolloClient({
    link: ApolloLink.from([rereadLink(), sessionLink(session), transport]),
    cache: new InMemoryCache({
      possibleTypes,
      typePolicies: {
        StudentFormDetails: merged,
        EducatorFormDetails: merged,
        Progress: merged,
        DashboardCounts: merged,
        MentorDashboard: merged,
        MentorStats: merged,
      },
    }),
  });
}
