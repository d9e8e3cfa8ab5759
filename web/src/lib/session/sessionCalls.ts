import type { ApolloClient } from '@apollo/client';
import { QUIET } from '../apollo/sessionLink.ts';
import { isUnauthenticated } from '../errors.ts';
import { LogoutDocument } from './Logout.generated.ts';
import { MeDocument } from './Me.generated.ts';
import type { SessionUser } from './sessionStore.ts';

/** What a session asks of the server. Loaded with the client, not with the public pages. */
export interface SessionCalls {
  /** The account of the stored token; throws what stood in the way. */
  fetchUser: () => Promise<SessionUser>;
  /** Whether that was the server's refusal of the session, and not a mere failure. */
  isRefusal: (error: unknown) => boolean;
  /** Ends the session of a token at the server. */
  logout: (token: string | null) => Promise<void>;
}

export function sessionCalls(client: ApolloClient): SessionCalls {
  return {
    isRefusal: isUnauthenticated,
    async fetchUser() {
      const { data } = await client.query({
        query: MeDocument,
        fetchPolicy: 'network-only',
        context: QUIET,
      });
      if (!data.me) throw new Error('The answer holds no account.');
      return data.me;
    },
    async logout(token) {
      await client.mutate({ mutation: LogoutDocument, context: { ...QUIET, token } });
    },
  };
}
