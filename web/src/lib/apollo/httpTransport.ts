import { ApolloLink, HttpLink } from '@apollo/client';
import { documentIdLink } from './documentIdLink.ts';
import { requestIdLink } from './requestIdLink.ts';

/** Longer than the server's own deadline for an operation, so that its answer wins. */
const DEADLINE_MS = 15_000;

/** Carries operations to the server that served this page; a call without an answer fails in time. */
export function httpTransport(): ApolloLink {
  const http = new HttpLink({
    uri: '/graphql',
    fetch: (input, init) => {
      const deadline = AbortSignal.timeout(DEADLINE_MS);
      const signal = init?.signal ? AbortSignal.any([init.signal, deadline]) : deadline;
      return fetch(input, { ...init, signal });
    },
  });
  return ApolloLink.from([requestIdLink(), documentIdLink(), http]);
}
