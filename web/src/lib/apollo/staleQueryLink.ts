import { ApolloLink, type Observable } from '@apollo/client';
import { OperationTypeNode } from 'graphql';
import { defer, of, switchMap, tap } from 'rxjs';

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
export function staleQueryLink(): ApolloLink {
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
