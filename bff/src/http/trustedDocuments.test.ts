import { buildSchema, parse, specifiedRules, validate } from 'graphql';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { trustedDocuments as releasedDocuments } from '../gen/releasedDocuments.generated.ts';
import { trustedDocuments } from '../gen/trustedDocuments.generated.ts';
import { bounds } from '../graphql/server/bounds.ts';
import { startBff, type GraphqlAnswer } from '../testing/bff.ts';
import { userRecord } from '../testing/records.ts';

const [id = ''] = Object.entries(trustedDocuments).find(([, { name }]) => name === 'Me') ?? [];
function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
const releasedText = 'query OfTheLastRelease { me { id } }';
const released = {
  [hash(releasedText)]: { name: 'OfTheLastRelease', text: releasedText },
};
const unknown = hash('{ me { id } }');
const apollo = (sha256Hash: unknown) => ({ persistedQuery: { version: 1, sha256Hash } });

const own = '{ me { id } }';
const NOT_FOUND = 'PERSISTED_QUERY_NOT_FOUND';
const NOT_SUPPORTED = 'PERSISTED_QUERY_NOT_SUPPORTED';
const messages: Record<string, string> = {
  [NOT_FOUND]: 'PersistedQueryNotFound',
  [NOT_SUPPORTED]: 'PersistedQueryNotSupported',
};
const BAD = 'BAD_USER_INPUT';

test.each<[string, object, open: string | null, trustedOnly: string | null]>([
  ['the id of an operation of the web', { documentId: `sha256:${id}` }, null, null],
  ['the id of an operation of the last release', { documentId: hash(releasedText) }, null, null],
  ['its bare id', { documentId: id }, null, null],
  ["its id in Apollo Client's `extensions`", { extensions: apollo(id) }, null, null],
  ['its id and another text', { extensions: apollo(id), query: '{ no }' }, null, null],
  [
    "an unknown id in Apollo Client's `extensions`",
    { extensions: apollo(unknown) },
    NOT_SUPPORTED,
    NOT_FOUND,
  ],
  ['an unknown id', { documentId: `sha256:${unknown}` }, NOT_SUPPORTED, NOT_FOUND],
  ['an unknown id with its text', { extensions: apollo(unknown), query: own }, null, NOT_FOUND],
  ['an inherited key as id', { documentId: 'constructor' }, NOT_SUPPORTED, NOT_FOUND],
  ['a text', { query: own }, null, BAD],
  ['the text of an operation of the web', { query: trustedDocuments[id]?.text }, null, BAD],
  ['introspection', { query: '{ __schema { queryType { name } } }' }, null, BAD],
  ['nothing', {}, BAD, BAD],
  ['an id that is not a string', { documentId: [id] }, BAD, BAD],
  ['an id of Apollo Client that is not a string', { extensions: apollo(7) }, BAD, BAD],
  ['an invalid persisted query', { extensions: { persistedQuery: 1 } }, BAD, BAD],
  [
    'an invalid persisted query and a text',
    { extensions: { persistedQuery: 1 }, query: own },
    null,
    BAD,
  ],
  ['invalid extensions', { extensions: 1, query: own }, BAD, BAD],
  ['an id in capitals', { documentId: id.toUpperCase() }, NOT_SUPPORTED, NOT_FOUND],
  ['a part of an id', { documentId: id.slice(0, 32) }, NOT_SUPPORTED, NOT_FOUND],
  ['an id and another operation’s name', { documentId: id, operationName: 'Login' }, BAD, BAD],
  ['a list with an id', [{ documentId: id }], BAD, BAD],
])('a request with %s', async (_what, request, ...codes) => {
  for (const [index, trustedDocuments] of [false, true].entries()) {
    const bff = await startBff(
      { 'GET /api/auth/me': userRecord() },
      { config: { trustedDocuments }, released },
    );
    const response = await bff.app.inject({ method: 'POST', url: '/graphql', payload: request });
    const { errors } = response.json<GraphqlAnswer>();
    const code = codes[index] ?? undefined;

    expect(errors?.[0]?.extensions.code).toBe(code);
    if (code !== undefined && code in messages) expect(errors?.[0]?.message).toBe(messages[code]);
    expect(response.statusCode).toBe(code === undefined ? 200 : 400);
  }
});

test('the id of a document is the sha256 of its text', () => {
  for (const [key, { text }] of Object.entries(trustedDocuments)) expect(key).toBe(hash(text));
});

test('operations of the last release fit the schema and the bounds', () => {
  const file = new URL('../../../schema.graphql', import.meta.url);
  const schema = buildSchema(readFileSync(file, 'utf8'));
  for (const [key, { name, text }] of Object.entries(releasedDocuments)) {
    expect(key, name).toBe(hash(text));
    expect(validate(schema, parse(text), [...specifiedRules, ...bounds]), name).toEqual([]);
  }
});
