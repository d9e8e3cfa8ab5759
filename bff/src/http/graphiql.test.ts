import fastify from 'fastify';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { graphiqlRoutes } from './graphiql.ts';

test('/graphiql redirects to the built page', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'waymark-graphiql-'));
  writeFileSync(join(folder, 'index.html'), '<title>GraphiQL</title>');
  const app = fastify();
  onTestFinished(async () => {
    await app.close();
    rmSync(folder, { recursive: true });
  });
  await app.register(graphiqlRoutes, { folder });

  const short = await app.inject('/graphiql');
  const page = await app.inject('/graphiql/');

  expect([short.statusCode, short.headers.location]).toEqual([302, '/graphiql/']);
  expect([page.statusCode, page.body]).toEqual([200, '<title>GraphiQL</title>']);
});

test('without a built page it names the build command', async () => {
  const app = fastify();
  onTestFinished(() => app.close());
  await app.register(graphiqlRoutes, { folder: '/nowhere' });

  expect((await app.inject('/graphiql')).json()).toEqual({
    message: expect.stringContaining('npm run build') as unknown,
  });
});
