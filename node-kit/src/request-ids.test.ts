import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { clientRequestIdOf, requestIds } from './request-ids.ts';

test.each([
  ['8e03978e-40d5', true],
  ['trace-1:a.b_c', true],
  ['a', true],
  ['', false],
  ['a b c d e f g h', false],
  ['"><script>alert(1)</script>', false],
  ['a%0Ab', false],
  ['a'.repeat(64), true],
  ['a'.repeat(65), false],
  [undefined, false],
])('the request id %j of a client: logged %j beside an own id', async (given, isLogged) => {
  const lines: string[] = [];
  const stream = { write: (line: string) => void lines.push(line) };
  const app = Fastify({ logger: { stream }, ...requestIds });
  app.get('/', (request) => ({ id: request.id, given: clientRequestIdOf(request.headers) }));

  const headers = given === undefined ? {} : { 'x-request-id': given };
  const answer = (await app.inject({ url: '/', headers })).json<{ id: string; given: unknown }>();

  expect(answer.id).toMatch(/^[\da-f-]{36}$/);
  expect(answer.given).toBe(isLogged ? given : null);
  const line = JSON.parse(lines[0] ?? '') as Record<string, unknown>;
  expect(line['reqId']).toBe(answer.id);
  expect(line['clientRequestId']).toBe(isLogged ? given : undefined);
});
