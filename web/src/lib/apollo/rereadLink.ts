import { ApolloLink, type Observable } from '@apollo/client';
import { OperationTypeNode } from 'graphql';
import { defer, of, switchMap, tap } from 'rxjs';

/**
 * Asks again for what was read while something was written. Such an answer may be older than the
 * write's own, which the cache has by then, and would undo on the screen what was just done.
 */
export function rereadLink(): ApolloLink {
  let writes = 0;
  return new ApolloLink((operation, forward) => {
    if (operation.operationType === OperationTypeNode.MUTATION) {
      return forward(operation).pipe(
        tap(() => {
          writes += 1;
        }),
      );
    }
    const read = (): Observable<ApolloLink.Result> =>
      defer(() => {
        const before = writes;
        return forward(operation).pipe(
          switchMap((answer) => (writes === before ? of(answer) : read())),
        );
      });
    return read();
  });
}
