import { expect, test } from 'vitest';
import { startBff } from '../testing/bff.ts';
import { userRecord } from '../testing/records.ts';
import { Answer } from '../testing/upstream.ts';

const query =
  'query Me { me { id name } } query Other($with: Boolean! = true) { me { id @include(if: $with) } }';
const me = { query, operationName: 'Me' };
const other = { query, operationName: 'Other' };

// Apollo Server answers the first request and is bypassed for later ones: the responses must be
// equal.
test.each<[string, unknown, Record<string, string>?]>([
  ['an operation by its name', me],
  ['another of the same document', other],
  ['variables', { ...other, variables: { with: false } }],
  ['unused variables', { ...me, variables: { no: 1 } }],
  ['variables of the wrong type', { ...other, variables: { with: 'x' } }],
  ['variables that are null', { ...me, variables: null }],
  ['variables that are text', { ...me, variables: '{}' }],
  ['variables that are a list', { ...me, variables: [] }],
  ['no name', { query }],
  ['a name that is null', { query, operationName: null }],
  ['an empty name', { query, operationName: '' }],
  ['an unknown name', { query, operationName: 'No' }],
  ['an invalid name', { query, operationName: 1 }],
  ['extensions', { ...me, extensions: {} }],
  ['invalid extensions', { ...me, extensions: 1 }],
  ['a persisted query', { ...me, extensions: { persistedQuery: { version: 1 } } }],
  ['unknown keys', { ...me, no: true }],
  ['a batch', [me]],
  [
    'the Accept header of Apollo Client',
    me,
    { accept: 'application/graphql-response+json,application/json;q=0.9' },
  ],
  ['Accept: */*', me, { accept: '*/*' }],
  ['an unsupported Accept header', me, { accept: 'text/html' }],
  [
    'another order in Accept',
    me,
    { accept: 'application/json;q=0.5,application/graphql-response+json' },
  ],
  ['a malformed Accept header', me, { accept: 'constructor' }],
])('a request with %s gets the same response each time', async (_what, body, headers = {}) => {
  const lines: string[] = [];
  const bff = await startBff(
    { 'GET /api/auth/me': userRecord() },
    { logTo: { write: (line) => lines.push(line) } },
  );
  const ask = async (payload: unknown) => {
    const response = await bff.app.inject({
      method: 'POST',
      url: '/graphql',
      headers: { 'content-type': 'application/json', ...headers },
      payload: JSON.stringify(payload),
    });
    const { operation, type, outcome, errors } = JSON.parse(lines.pop() ?? '{}') as Record<
      string,
      unknown
    >;
    const {
      statusCode,
      headers: { 'content-type': contentType },
    } = response;
    return {
      statusCode,
      contentType,
      body: response.json<unknown>(),
      operation,
      type,
      outcome,
      errors,
    };
  };

  const first = await ask(body);
  // Makes the document known and compiled.
  await ask(me);
  await ask(other);

  expect([await ask(body), await ask(body)]).toEqual([first, first]);
});

test('a failed call is reported the same for a repeated operation', async () => {
  const bff = await startBff({ 'GET /api/auth/me': new Answer(401, { message: 'No' }) });

  const first = await bff.ask(query.slice(0, 27));
  expect(first.errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }]);
  for (let n = 0; n < 3; n++) expect(await bff.ask(query.slice(0, 27))).toEqual(first);
});
