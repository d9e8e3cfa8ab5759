import { ApolloLink, HttpLink } from '@apollo/client';
import { activityLink } from './activityLink.ts';
import { documentIdLink } from './documentIdLink.ts';
import { requestIdLink } from './requestIdLink.ts';

/**
 * Longer than the server's own deadline of an operation, so that the server's error arrives first.
 */
const DEADLINE_MS = 15_000;

/** Sends operations to the server that served the page, with a deadline. */
export function httpTransport(): ApolloLink {
  const http = new HttpLink({
    uri: '/graphql',
    fetch: (input, init) => {
      const deadline = AbortSignal.timeout(DEADLINE_MS);
      const signal = init?.signal ? AbortSignal.any([init.signal, deadline]) : deadline;
      return fetch(input, { ...init, signal });
    },
  });
  return ApolloLink.from([requestIdLink(), documentIdLink(), activityLink(), http]);
}
