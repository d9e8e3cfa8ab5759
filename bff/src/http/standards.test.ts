import { serverAudits, type AuditResult } from 'graphql-http';
import { expect, test } from 'vitest';
import { startBff } from '../testing/bff.ts';

const REFUSED = 'a refused request has a status of its own for clients that ask for plain JSON too';
const POST_ONLY = 'GET is not served at all: nothing can be asked by a link';

/** Recommendations of the standard that this server does not follow, with the reason. */
const explained: Record<string, string> = {
  '572B SHOULD use 200 status code on document parsing failure when accepting application/json':
    REFUSED,
  'FDE2 SHOULD use 200 status code on document validation failure when accepting application/json':
    REFUSED,
  '7B9B SHOULD use a status code of 200 on variable coercion failure when accepting application/json':
    REFUSED,
  '5A70 MAY accept application/x-www-form-urlencoded formatted GET requests': POST_ONLY,
  'D6D5 MAY allow URL-encoded JSON string {variables} parameter in GETs when accepting application/graphql-response+json':
    POST_ONLY,
  '6A70 MAY allow URL-encoded JSON string {variables} parameter in GETs when accepting application/json':
    POST_ONLY,
};

test('GraphQL over HTTP: no audit fails, and every warning is explained', async () => {
  const bff = await startBff({});
  const address = await bff.app.listen({ host: '127.0.0.1', port: 0 });
  const audits = serverAudits({ url: `${address}/graphql`, fetchFn: fetch });
  const results: AuditResult[] = [];
  for (const audit of audits) results.push(await audit.fn());

  const named = (...statuses: AuditResult['status'][]) =>
    results
      .filter(({ status }) => statuses.includes(status))
      .map(({ id, name }) => `${id} ${name}`)
      .sort();
  expect(audits).toHaveLength(61);
  expect(named('error')).toEqual([]);
  expect(named('warn', 'notice')).toEqual(Object.keys(explained).sort());
});
