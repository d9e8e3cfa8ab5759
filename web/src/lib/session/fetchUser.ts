import type { ApolloClient } from '@apollo/client';
import { QUIET } from '../apollo/sessionLink.ts';
import { MeDocument } from './Me.generated.ts';
import type { SessionUser } from './sessionStore.ts';

/** Asks the server for the account of the stored token; throws what stood in the way. */
export async function fetchUser(client: ApolloClient): Promise<SessionUser> {
  const { data } = await client.query({
    query: MeDocument,
    fetchPolicy: 'network-only',
    context: QUIET,
  });
  if (!data?.me) throw new Error('The answer holds no account.');
  return data.me;
}
