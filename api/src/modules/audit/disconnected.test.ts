import { once } from 'node:events';
import { request } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { expect, it } from 'vitest';
import { buildApp } from '../../app.ts';
import { startOfTest, testOptions, useTestApp } from '../../testing/app.ts';
import { addAuditWorld } from '../../testing/audit-world.ts';

const test = useTestApp();

it('a request has its entry although the client disconnected before the response', async () => {
  const { admin, person } = await addAuditWorld(test);
  let client: Socket | undefined;
  const app = await buildApp(testOptions, {
    ...test.deps,
    // First asked when the session is read.
    now: () => {
      client?.destroy();
      return startOfTest;
    },
  });
  app.server.on('connection', (socket) => (client = socket));
  await app.listen({ host: '127.0.0.1', port: 0 });

  const { port } = app.server.address() as AddressInfo;
  const headers = { authorization: `Bearer ${admin.token}` };
  const sent = request({ port, path: `/api/admin/students/${person.id}`, headers });
  await once(sent.end(), 'error');

  const entries = () => test.deps.db.selectFrom('audit').select(['action', 'what']).execute();
  await expect.poll(entries).toEqual([{ action: 'read', what: 'record' }]);
  await app.close();
});
