import { ApolloLink } from '@apollo/client';
import { tap } from 'rxjs';
import { isRefusedByNetwork } from '../errors.ts';
import { noteRefusal } from '../networkRefusal.ts';

/** Notes whether the network responded in place of the server, for `useNetworkRefusal`. */
export const refusalLink = () =>
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
