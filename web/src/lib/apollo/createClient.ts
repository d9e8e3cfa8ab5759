import { version } from '../../../package.json';
import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import type { GraphQLCodegenDataMasking } from '@apollo/client/masking';
import { possibleTypes } from './possibleTypes.generated.ts';
import { refusalLink } from './refusalLink.ts';
import { staleQueryLink } from './staleQueryLink.ts';
import { sessionLink, type TokenHolder } from './sessionLink.ts';

declare module '@apollo/client' {
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type -- how Apollo Client types masking
  interface TypeOverrides extends GraphQLCodegenDataMasking.TypeOverrides {}
  // eslint-disable-next-line @typescript-eslint/no-namespace -- how Apollo Client types its defaults
  namespace ApolloClient.DeclareDefaultOptions {
    interface WatchQuery {
      errorPolicy: 'all';
    }
  }
}

/**
 * Creates the GraphQL client. Objects without an id are merged by field, because screens select
 * different fields of them.
 * @param transport the terminating link, which sends operations to the server
 */
export function createClient(session: TokenHolder, transport: ApolloLink): ApolloClient {
  const merged = { merge: true };
  return new ApolloClient({
    // A label of the server's metrics.
    clientAwareness: { name: 'waymark-web', version },
    dataMasking: true,
    link: ApolloLink.from([staleQueryLink(), sessionLink(session), refusalLink(), transport]),
    // Screens show cached data during a refetch, and the fields of a partial answer.
    defaultOptions: { watchQuery: { fetchPolicy: 'cache-and-network', errorPolicy: 'all' } },
    cache: new InMemoryCache({
      possibleTypes,
      typePolicies: {
        StudentFormDetails: merged,
        EducatorFormDetails: merged,
        Progress: merged,
        // A new list replaces the old one.
        Person: { fields: { agreedSteps: { merge: false } } },
        DashboardCounts: merged,
        MentorDashboard: merged,
        // A singleton: the query and the payload of a save write the same object.
        MentorStats: {
          keyFields: [],
          // Lists of objects without ids: a new list replaces the old one.
          fields: {
            bands: { merge: false },
            stages: { merge: false },
            longestWaiting: { merge: false },
            longestWithoutFeedback: { merge: false },
            todaySessions: { merge: false },
            missedSessions: { merge: false },
          },
        },
        // Name and role at the time of the change, so one id can have several values.
        AuditActor: { keyFields: false },
        HistoryActor: { keyFields: false },
        // A person may wait for an update and for a session, each since another time.
        WaitingPerson: { keyFields: false },
      },
    }),
  });
}
