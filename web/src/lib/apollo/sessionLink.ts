import { ApolloLink } from '@apollo/client';
import { SetContextLink } from '@apollo/client/link/context';
import { ErrorLink } from '@apollo/client/link/error';
import { isUnauthenticated } from '../errors.ts';

/** What the link needs of the session. */
export interface TokenHolder {
  token: () => string | null;
  end: (how: { expired: boolean }) => void;
}

/** Context of a call whose refusal is no news to the user: the check on load, and logout. */
export const QUIET = { quiet: true };

/**
 * Sends the session's token with every operation, and is the one place that turns the server's
 * `UNAUTHENTICATED` into an expired session. A refusal of a token that has meanwhile been replaced
 * says nothing about the present one.
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
    const { quiet, sentToken } = operation.getContext();
    if (quiet || sentToken !== session.token()) return;
    if (isUnauthenticated(error)) session.end({ expired: true });
  });
  return ApolloLink.from([attach, watch]);
}
