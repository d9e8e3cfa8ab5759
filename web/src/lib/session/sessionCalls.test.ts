import { ApolloLink } from '@apollo/client';
import { GraphQLError } from 'graphql';
import { of, throwError } from 'rxjs';
import { expect, it, vi } from 'vitest';
import { createClient } from '../apollo/createClient.ts';
import { sessionCalls } from './sessionCalls.ts';

const failed = (code: string) => ({
  data: { me: null },
  errors: [new GraphQLError('Refused', { extensions: { code } }).toJSON()],
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

it.each([
  ['the account', { data: { me: account } }, true, 0],
  ['that the session has ended', failed('UNAUTHENTICATED'), true, 1],
  ['another error', failed('UPSTREAM_UNAVAILABLE'), false, 0],
  ['nothing', null, false, 0],
])('when the server answers %s', async (_what, answer, isAnswered, ends) => {
  const { verify, end } = callsTo(answer);
  expect(await verify({ extend: true })).toBe(isAnswered);
  expect(end).toHaveBeenCalledTimes(ends);
});

it.each([
  [true, undefined],
  [false, true],
])('a check that may extend the session: %s', async (extend, isBackground) => {
  const { verify, sent } = callsTo({ data: { me: account } });
  await verify({ extend });
  await verify({ extend });
  expect(sent).toHaveLength(2); // neither is answered from the cache
  expect(sent.map(({ context }) => context['isBackground'])).toEqual([isBackground, isBackground]);
});

it('a check on load that is rejected does not end the session by itself', async () => {
  const { fetchUser, isRejected, end } = callsTo(failed('UNAUTHENTICATED'));
  const error: unknown = await fetchUser().catch((reason: unknown) => reason);
  expect([isRejected(error), end.mock.calls.length]).toEqual([true, 0]);
});

it('an answer without an account is an error, but no rejection', async () => {
  const { fetchUser, isRejected } = callsTo({ data: { me: null } });
  const error: unknown = await fetchUser().catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(Error);
  expect(isRejected(error)).toBe(false);
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
