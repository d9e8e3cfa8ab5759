import { ApolloLink } from '@apollo/client';
import { map } from 'rxjs';

/** Adds the request id of the response to a result with errors, as `extensions.requestId`. */
export const requestIdLink = () =>
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
