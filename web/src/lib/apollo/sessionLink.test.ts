import { ApolloLink } from '@apollo/client';
import { GraphQLError } from 'graphql';
import { of } from 'rxjs';
import { expect, it, vi } from 'vitest';
import { MeDocument } from '../session/Me.generated.ts';
import { createClient } from './createClient.ts';
import { IGNORE_UNAUTHENTICATED } from './sessionLink.ts';

/** Sends a query whose answer has an error, and `after` as the token when it arrives. */
async function askWith(code: string, after: string, context: object) {
  let token = 'token';
  const end = vi.fn();
  const sent: unknown[] = [];
  const server = new ApolloLink((operation) => {
    sent.push(operation.getContext().headers);
    token = after;
    const error = new GraphQLError('Refused', { extensions: { code } });
    return of({ data: null, errors: [error.toJSON()] });
  });
  const session = { token: () => token, end, setSessionEnd: () => undefined };
  const asked = createClient(session, server).query({ query: MeDocument, context });
  await expect(asked).rejects.toThrow('Refused');
  return { sent, hasEnded: end.mock.calls.length > 0 };
}

it.each([
  ['ends on UNAUTHENTICATED', 'UNAUTHENTICATED', 'token', {}, true],
  ['stays on other errors', 'NOT_FOUND', 'token', {}, false],
  ['stays when the token was replaced meanwhile', 'UNAUTHENTICATED', 'new', {}, false],
  ['stays for the check on load', 'UNAUTHENTICATED', 'token', IGNORE_UNAUTHENTICATED, false],
  ['stays for the token of another session', 'UNAUTHENTICATED', 'token', { token: 'new' }, false],
])('the session %s', async (_what, code, after, context, ends) => {
  expect((await askWith(code, after, context)).hasEnded).toBe(ends);
});

it.each([
  ['of the session', {}, 'Bearer token'],
  ['of the context', { token: 'given' }, 'Bearer given'],
])('sends the token %s', async (_what, context, authorization) => {
  const { sent } = await askWith('NOT_FOUND', 'token', context);
  expect(sent).toEqual([{ authorization }]);
});
