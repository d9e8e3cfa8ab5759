import { version } from '../../../package.json';
import { ApolloClient, ApolloLink, InMemoryCache, type Observable } from '@apollo/client';
import type { GraphQLCodegenDataMasking } from '@apollo/client/masking';
import { possibleTypes } from './possibleTypes.generated.ts';
import { sessionLink, type TokenHolder } from './sessionLink.ts';
import { concatMap, defer, from, of, switchMap, tap } from 'rxjs';
import { isRefusedByNetwork } from '../errors.ts';
import { hasServerTexts, loadServerTexts } from '../i18n/serverText.ts';
import { noteRefusal } from '../networkRefusal.ts';
import { OperationTypeNode } from 'graphql';

/** Names of all object types in a result. */
function typenames(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]: [string, unknown]) =>
    key === '__typename' && typeof part === 'string' ? [part] : typenames(part),
  );
}

/**
 * Repeats a query if, while it was in flight, a mutation wrote types that its result contains: the
 * result may be older than the mutation's and would overwrite it in the cache. A failed mutation,
 * for example after a timeout, may have written any type.
 */
function staleQueryLink(): ApolloLink {
  let count = 0;
  let unknownWrite = 0;
  const writes = new Map<string, number>();
  const addUnknown = () => {
    unknownWrite = ++count;
  };
  return new ApolloLink((operation, forward) => {
    if (operation.operationType === OperationTypeNode.MUTATION) {
      return forward(operation).pipe(
        tap({
          next: ({ data, errors }) => {
            if (errors) addUnknown();
            else for (const type of typenames(data)) writes.set(type, ++count);
          },
          error: addUnknown,
        }),
      );
    }
    const query = (): Observable<ApolloLink.Result> =>
      defer(() => {
        const start = count;
        const isStale = ({ data }: ApolloLink.Result) =>
          unknownWrite > start || typenames(data).some((type) => (writes.get(type) ?? 0) > start);
        return forward(operation).pipe(
          switchMap((result) => (isStale(result) ? query() : of(result))),
        );
      });
    return query();
  });
}

/** Notes whether the network responded in place of the server, for `useNetworkRefusal`. */
const refusalLink = () =>
  new ApolloLink((operation, forward) =>
    forward(operation).pipe(
      tap({
        next: () => {
          noteRefusal(false);
        },
        error: (error: unknown) => {
          noteRefusal(isRefusedByNetwork(error));
        },
      }),
    ),
  );

const hasErrors = ({ data, errors }: ApolloLink.Result): boolean =>
  errors !== undefined ||
  Object.values(data ?? {}).some(
    (payload) => ((payload as { userErrors?: unknown[] } | null)?.userErrors?.length ?? 0) > 0,
  );

/** Loads the words for the messages of an answer with errors before it is passed on. */
const serverTextsLink = () =>
  new ApolloLink((operation, forward) =>
    forward(operation).pipe(
      concatMap((result) =>
        hasServerTexts() && hasErrors(result)
          ? from(loadServerTexts().then(() => result))
          : of(result),
      ),
    ),
  );

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
    // Not in tests: the list of the developer tools keeps each client in memory.
    devtools: { enabled: import.meta.env.MODE === 'development' },
    // A label of the server's metrics.
    clientAwareness: { name: 'waymark-web', version },
    dataMasking: true,
    link: ApolloLink.from([
      ...[serverTextsLink(), staleQueryLink(), sessionLink(session)],
      ...[refusalLink(), transport],
    ]),
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
