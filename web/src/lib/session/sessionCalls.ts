import type { ApolloClient } from '@apollo/client';
import { BACKGROUND } from '../apollo/activityLink.ts';
import { IGNORE_UNAUTHENTICATED } from '../apollo/sessionLink.ts';
import { isUnauthenticated } from '../errors.ts';
import { LogoutDocument } from './Logout.generated.ts';
import { MeDocument } from './Me.generated.ts';
import type { SessionUser } from './sessionStore.ts';

/** Requests of the session. Loaded with the GraphQL client, not with the public pages. */
export interface SessionCalls {
  /** Fetches the account of the stored token; throws if the call fails. */
  fetchUser: () => Promise<SessionUser>;
  /** Fetches the account; a rejection ends the session. @returns false when there was no answer */
  verify: (options: { extend: boolean }) => Promise<boolean>;
  /** Whether the server rejected the session, as opposed to any other failure. */
  isRejected: (error: unknown) => boolean;
  /** Ends the session of a token at the server. */
  logout: (token: string | null) => Promise<void>;
}

export function sessionCalls(client: ApolloClient): SessionCalls {
  return {
    isRejected: isUnauthenticated,
    async fetchUser() {
      const { data } = await client.query({
        query: MeDocument,
        fetchPolicy: 'network-only',
        context: IGNORE_UNAUTHENTICATED,
      });
      if (!data.me) throw new Error('The answer holds no account.');
      return data.me;
    },
    async verify({ extend }) {
      const { error } = await client.query({
        query: MeDocument,
        fetchPolicy: 'network-only',
        errorPolicy: 'all',
        context: extend ? {} : BACKGROUND,
      });
      return error === undefined || isUnauthenticated(error);
    },
    async logout(token) {
      await client.mutate({
        mutation: LogoutDocument,
        context: { ...IGNORE_UNAUTHENTICATED, token },
      });
    },
  };
}
