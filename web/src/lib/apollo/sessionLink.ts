import { ApolloLink } from '@apollo/client';
import { SetContextLink } from '@apollo/client/link/context';
import { ErrorLink } from '@apollo/client/link/error';
import { tap } from 'rxjs';
import { isUnauthenticated } from '../errors.ts';

/** The part of the session store that the link uses. */
export interface TokenHolder {
  token: () => string | null;
  end: () => void;
  /** Stores the `Session-Ends-In` header of a response. */
  setSessionEnd: (header: string) => void;
}

/** Context of a call whose `UNAUTHENTICATED` is ignored here: the check on load, and logout. */
export const IGNORE_UNAUTHENTICATED = { ignoreUnauthenticated: true };

interface Context {
  response?: Response;
  sentToken: string | null;
}

/**
 * Sends the session's token with every operation and ends the session on `UNAUTHENTICATED`. Ignores
 * the error for a token that has been replaced meanwhile.
 */
export function sessionLink(session: TokenHolder): ApolloLink {
  const attach = new SetContextLink((context) => {
    const token = typeof context.token === 'string' ? context.token : session.token();
    return {
      sentToken: token,
      headers: token ? { authorization: `Bearer ${token}` } : {},
    };
  });
  const watch = new ErrorLink(({ error, operation }) => {
    const { ignoreUnauthenticated, sentToken } = operation.getContext();
    if (ignoreUnauthenticated || sentToken !== session.token()) return;
    if (isUnauthenticated(error)) session.end();
  });
  const noteEnd = new ApolloLink((operation, forward) =>
    forward(operation).pipe(
      tap(() => {
        const { response, sentToken } = operation.getContext() as Context;
        const header = response?.headers.get('session-ends-in');
        if (header && sentToken === session.token()) session.setSessionEnd(header);
      }),
    ),
  );
  return ApolloLink.from([attach, watch, noteEnd]);
}
