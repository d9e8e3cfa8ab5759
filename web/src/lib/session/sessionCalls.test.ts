import { ApolloLink } from '@apollo/client';
import { GraphQLError } from 'graphql';
import { of, throwError } from 'rxjs';
import { expect, it, vi } from 'vitest';
import { createClient } from '../apollo/createClient.ts';
import { sessionCalls } from './sessionCalls.ts';

const failed = (code: string, path: string[] | null = ['me']) => ({
  data: { me: null },
  errors: [new GraphQLError('Refused', { extensions: { code }, path }).toJSON()],
});
const account = {
  __typename: 'User',
  id: 'u1',
  name: 'Asha Rao',
  email: 'asha@example.org',
  phone: null,
  role: 'STUDENT',
  formSubmitted: true,
};

/** Calls against a server with this answer; null for no connection. */
function callsTo(answer: ApolloLink.Result | null) {
  const end = vi.fn();
  const sent: { name: string | undefined; context: Record<string, unknown> }[] = [];
  const server = new ApolloLink((operation) => {
    sent.push({ name: operation.operationName, context: operation.getContext() });
    return answer === null ? throwError(() => new TypeError('Failed to fetch')) : of(answer);
  });
  const session = { token: () => 'token', end, setSessionEnd: () => undefined };
  return { ...sessionCalls(createClient(session, server)), sent, end };
}

const rejected = async (answer: ApolloLink.Result | null) => {
  const { fetchUser, isRejected, end } = callsTo(answer);
  const error: unknown = await fetchUser().catch((reason: unknown) => reason);
  expect(end).not.toHaveBeenCalled();
  return isRejected(error);
};

it.each([
  'UNAUTHENTICATED',
  'FORBIDDEN',
  'NOT_FOUND',
  'BAD_USER_INPUT',
  'NOT_SUPPORTED',
  'UPSTREAM_INVALID',
])('the session is rejected by %s at me', async (code) => {
  expect(await rejected(failed(code))).toBe(true);
  expect(await rejected(failed(code, ['me', 'email']))).toBe(true);
});

it.each<[string, ApolloLink.Result | null]>([
  ['UPSTREAM_UNAVAILABLE', failed('UPSTREAM_UNAVAILABLE')],
  ['UPSTREAM_TIMEOUT', failed('UPSTREAM_TIMEOUT')],
  ['RATE_LIMITED', failed('RATE_LIMITED')],
  ['INTERNAL', failed('INTERNAL')],
  ['an unknown document', failed('PERSISTED_QUERY_NOT_FOUND', null)],
  ['a size limit', failed('BAD_USER_INPUT', null)],
  ['a refusal of the bff itself', failed('FORBIDDEN', null)],
  ['an error at another field', failed('FORBIDDEN', ['clubs'])],
  ['an answer without an account or an error', { data: { me: null } }],
  ['no answer', null],
])('the session is kept after %s', async (_what, answer) => {
  expect(await rejected(answer)).toBe(false);
});

it('an account with an unreadable field is an account', async () => {
  const { fetchUser } = callsTo({
    data: { me: account },
    errors: failed('UPSTREAM_INVALID', ['me', 'phone']).errors,
  });
  expect(await fetchUser()).toMatchObject({ id: 'u1' });
});

it.each([
  [true, undefined],
  [false, true],
])('a check that may extend the session: %s', async (extend, isBackground) => {
  const { fetchUser, sent } = callsTo({ data: { me: account } });
  await fetchUser({ extend });
  await fetchUser({ extend });
  expect(sent).toHaveLength(2); // neither is answered from the cache
  expect(sent.map(({ context }) => context['isBackground'])).toEqual([isBackground, isBackground]);
});

it('logout sends the token of the session that ended', async () => {
  const { logout, sent } = callsTo({
    data: { logout: { __typename: 'LogoutPayload', ended: true } },
  });
  await logout('former');
  expect(sent).toMatchObject([
    { name: 'Logout', context: { headers: { authorization: 'Bearer former' } } },
  ]);
});
