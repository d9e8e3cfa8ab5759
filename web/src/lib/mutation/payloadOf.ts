import type { ApolloClient, TypedDocumentNode } from '@apollo/client';
import { answerOf, type UserError } from './outcome.ts';

/** Payload of the one root field of a mutation. */
export type PayloadOf<Data> = Extract<NonNullable<Data[keyof Data]>, { userErrors: UserError[] }>;

/**
 * Sends a mutation with one root field. Throws without a payload: the answer is as good as lost, so
 * the call can be repeated.
 */
export async function payloadOf<Data, Input>(
  client: ApolloClient,
  mutation: TypedDocumentNode<Data, { input: Input }>,
  input: Input,
  /** `no-cache` if the answers would fill the cache. */
  fetchPolicy: 'network-only' | 'no-cache' = 'network-only',
): Promise<PayloadOf<Data>> {
  const { data, error } = await client.mutate({
    mutation,
    variables: { input },
    errorPolicy: 'all',
    fetchPolicy,
  });
  const { payload } = answerOf(Object.values(data ?? {})[0] as PayloadOf<Data> | undefined, error);
  if (payload) return payload;
  const failure: Error | undefined = error;
  throw failure ?? new Error('The answer has no result.');
}
