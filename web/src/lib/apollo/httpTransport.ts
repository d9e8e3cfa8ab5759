import { HttpLink } from '@apollo/client';

/** Longer than the server's own deadline for an operation, so that its answer wins. */
const DEADLINE_MS = 15_000;

/** Carries operations to the server that served this page; a call without an answer fails in time. */
export function httpTransport(): HttpLink {
  return new HttpLink({
    uri: '/graphql',
    fetch: (input, init) => {
      const deadline = AbortSignal.timeout(DEADLINE_MS);
      const signal = init?.signal ? AbortSignal.any([init.signal, deadline]) : deadline;
      return fetch(input, { ...init, signal });
    },
  });
}
