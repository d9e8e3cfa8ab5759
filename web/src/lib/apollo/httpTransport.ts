import { ApolloLink, HttpLink } from '@apollo/client';
import { activityLink } from './activityLink.ts';
import { map } from 'rxjs';
import { PersistedQueryLink } from '@apollo/client/link/persisted-queries';
import { getOperationAST, type DocumentNode } from 'graphql';
import { documentIds } from './documentIds.ts';
import { takeFirstResponse } from './firstResponses.ts';

/**
 * Longer than the server's own deadline of an operation, so that the server's error arrives first.
 */
const DEADLINE_MS = 15_000;

/** Sends operations to the server that served the page, with a deadline. */
export function httpTransport(): ApolloLink {
  const http = new HttpLink({
    uri: '/graphql',
    fetch: (input, init) => {
      const send = () => {
        const deadline = AbortSignal.timeout(DEADLINE_MS);
        const signal = init?.signal ? AbortSignal.any([init.signal, deadline]) : deadline;
        return fetch(input, { ...init, signal });
      };
      // It may have failed before the connection returned.
      return takeFirstResponse(init)?.catch(send) ?? send();
    },
  });
  return ApolloLink.from([requestIdLink(), documentIdLink(), activityLink(), http]);
}

/**
 * Sends the id of an operation instead of its text. If the server does not know the id, because its
 * release differs from that of the page, the link sends the text as well.
 */
export const documentIdLink = () => new PersistedQueryLink({ generateHash: documentIdOf });

/** Adds the request id of the response to a result with errors, as `extensions.requestId`. */
const requestIdLink = () =>
  new ApolloLink((operation, forward) =>
    forward(operation).pipe(
      map((result) => {
        if (!result.errors) return result;
        const { response } = operation.getContext() as { response?: Response };
        const requestId = response?.headers.get('x-request-id');
        return { ...result, extensions: { ...result.extensions, requestId } };
      }),
    ),
  );

/** Id of an operation; empty without a generated id, which makes the server ask for the text. */
export function documentIdOf(document: DocumentNode): string {
  const name = getOperationAST(document)?.name?.value;
  return (name === undefined ? undefined : documentIds.get(name)) ?? '';
}
