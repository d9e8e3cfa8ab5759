import { sql } from 'kysely';
import { describe, expect, it, vi } from 'vitest';
import { createScratch, testServer } from '../../testing/scratch.ts';
import { startProxy } from '../../testing/proxy.ts';
import { openServer } from './server.ts';

describe.skipIf(testServer === undefined)('a connection for changes', { timeout: 30_000 }, () => {
  it('reconnects after a failure and reports possibly missed notices', async () => {
    const scratch = await createScratch(testServer ?? '');
    const proxy = await startProxy(new URL(scratch.url));
    const direct = new URL(scratch.url);
    direct.hostname = '127.0.0.1';
    direct.port = String(proxy.port);
    const database = await openServer(scratch.url, { directUrl: direct.href });
    const listener = { changed: vi.fn(), missed: vi.fn(), lost: vi.fn() };
    const stop = database.listen(listener);
    await vi.waitFor(() => {
      expect(listener.missed).toHaveBeenCalledTimes(1);
    }, 10_000);
    const { port } = proxy;
    proxy.close();
    await vi.waitFor(() => {
      expect(listener.lost).toHaveBeenCalled();
    }, 10_000);
    const again = await startProxy(new URL(scratch.url), port);
    await vi.waitFor(() => {
      expect(listener.missed).toHaveBeenCalledTimes(2);
    }, 20_000);

    await sql`select pg_notify('people_changed', 'a,b')`.execute(database.db);
    await vi.waitFor(() => {
      expect(listener.changed).toHaveBeenCalledWith(['a', 'b']);
    }, 10_000);
    stop();
    await database.close();
    again.close();
    await scratch.drop();
  });
});
