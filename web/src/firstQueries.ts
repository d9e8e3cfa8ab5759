import { ApolloLink, HttpLink, type OperationVariables, type DocumentNode } from '@apollo/client';
import { DASHBOARDS } from './features/dashboard/dashboards.ts';
import { toVariables, withPerson } from './features/mentor/list/criteria.ts';
import { MentorDashboardDocument } from './features/mentor/list/MentorDashboard.generated.ts';
import { createClient } from './lib/apollo/createClient.ts';
import { documentIdLink } from './lib/apollo/httpTransport.ts';
import { MeDocument } from './lib/session/Me.generated.ts';
import type { Role } from './schema.generated.ts';

interface FirstRequest {
  body: string;
  /** Without the token. */
  headers: Record<string, string>;
}

/** Requests that the document of a page sends for users of this role, before its scripts run. */
export interface FirstQueries {
  role: Role;
  requests: FirstRequest[];
}

/** The request that the browser's client sends for a query. */
function requestOf(query: DocumentNode, variables: OperationVariables = {}): Promise<FirstRequest> {
  return new Promise((resolve) => {
    const http = new HttpLink({
      uri: '/graphql',
      fetch: (_input, init) => {
        resolve({
          body: init?.body as string,
          headers: init?.headers as Record<string, string>,
        });
        return new Promise(() => undefined);
      },
    });
    const visitor = { token: () => null, end: () => undefined, setSessionEnd: () => undefined };
    const client = createClient(visitor, ApolloLink.from([documentIdLink(), http]));
    void client.query({ query, variables });
  });
}

const firstQueries = async (
  role: Role,
  dashboard: Promise<FirstRequest>,
): Promise<FirstQueries> => ({
  role,
  // The page is displayed after the session check.
  requests: await Promise.all([dashboard, requestOf(MeDocument)]),
});

/** First queries of a page; undefined if they wait for its scripts. */
export async function firstQueriesOf(path: string): Promise<FirstQueries | undefined> {
  switch (path) {
    case '/student':
      return firstQueries('STUDENT', requestOf(DASHBOARDS.STUDENT));
    case '/educator':
      return firstQueries('EDUCATOR', requestOf(DASHBOARDS.EDUCATOR));
    case '/mentor': {
      const unfiltered = { search: '', sort: '', page: 1, filter: () => '' };
      const variables = withPerson(toVariables(unfiltered), null);
      return firstQueries('MENTOR', requestOf(MentorDashboardDocument, variables));
    }
    default:
      return undefined;
  }
}
