import type { ApolloClient } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { BACKGROUND } from '../apollo/activityLink.ts';
import { IGNORE_UNAUTHENTICATED } from '../apollo/sessionLink.ts';
import { LogoutDocument } from './Logout.generated.ts';
import { MeDocument } from './Me.generated.ts';
import { StoreLanguageDocument } from './StoreLanguage.generated.ts';
import type { SessionUser } from './sessionStore.ts';

/** Requests of the session. Loaded with the GraphQL client, not with the public pages. */
export interface SessionCalls {
  /** Fetches the account of the stored token and extends the session; throws without an account. */
  fetchUser: (options?: { extend: boolean }) => Promise<SessionUser>;
  /** Whether the backend rejected the session, as opposed to a failure of network or server. */
  isRejected: (error: unknown) => boolean;
  /** Stores the language in the account. Rejects when the backend refuses it or has none. */
  storeLanguage: (language: string) => Promise<void>;
  /** Ends the session of a token at the server. */
  logout: (token: string | null) => Promise<void>;
}

/**
 * Codes of `me` when the backend answered, but not with an account. Failures and waits
 * (`UPSTREAM_UNAVAILABLE`, `UPSTREAM_TIMEOUT`, `RATE_LIMITED`, `INTERNAL`) are no rejection.
 */
const REJECTIONS: unknown[] = [
  'UNAUTHENTICATED',
  'FORBIDDEN',
  'NOT_FOUND',
  'BAD_USER_INPUT',
  'NOT_SUPPORTED',
  'UPSTREAM_INVALID',
];

export function sessionCalls(client: ApolloClient): SessionCalls {
  return {
    // An error without a path is a refusal by the bff or a proxy: the backend was not asked.
    isRejected: (error) =>
      CombinedGraphQLErrors.is(error) &&
      error.errors.some(
        ({ path, extensions }) => path?.[0] === 'me' && REJECTIONS.includes(extensions?.code),
      ),
    async fetchUser({ extend } = { extend: true }) {
      const { data, error } = await client.query({
        query: MeDocument,
        fetchPolicy: 'network-only',
        errorPolicy: 'all',
        context: { ...IGNORE_UNAUTHENTICATED, ...(!extend && BACKGROUND) },
      });
      if (data?.me) return data.me;
      throw error instanceof Error ? error : new Error('The answer holds no account.');
    },
    async storeLanguage(language) {
      const { data } = await client.mutate({
        mutation: StoreLanguageDocument,
        variables: { language },
      });
      const [refusal] = data.updateMyPreferences?.userErrors ?? [];
      if (refusal) throw new Error(`The language was refused: ${refusal.code}`);
    },
    async logout(token) {
      await client.mutate({
        mutation: LogoutDocument,
        context: { ...IGNORE_UNAUTHENTICATED, token },
      });
    },
  };
}
