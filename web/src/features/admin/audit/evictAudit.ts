import type { ApolloCache } from '@apollo/client';

/**
 * Removes the cached audit after a change that it lists, so that a displayed one is fetched again.
 * Unlike `refetchQueries` it does not warn for an account without a displayed audit.
 */
export function evictAudit(cache: ApolloCache): void {
  cache.evict({ id: 'ROOT_QUERY', fieldName: 'personAudit' });
}
