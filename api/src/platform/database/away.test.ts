import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildApp } from '../../app.ts';
import { startOfTest, testDependencies } from '../../testing/app.ts';
import { openInMemory } from '../../testing/database.ts';
import { createScratch, onServer, testServer } from '../../testing/scratch.ts';
import { startProxy, type Proxy } from '../../testing/proxy.ts';
import type { App } from '../http/app-type.ts';
import { isDatabaseUnavailable } from './failures.ts';
import { migrate } from './migrate.ts';
import { serving, withoutTimeouts } from './pool.ts';
import { openServer } from './server.ts';
import type { OpenDatabase } from './types.ts';

let app: App;
/** Any call that needs the database. */
const ask = () =>
  app.inject({ url: '/api/auth/me', headers: { authorization: 'Bearer not-a-token' } });
const serves = async () => {
  expect((await ask()).statusCode).toBe(401);
};
const isAway = async () => {
  const answer = await ask();
  expect(answer.statusCode).toBe(503);
  expect(answer.headers['retry-after']).toBe('2');
  expect(answer.json()).toEqual({
    message: 'The service is not available right now. Please try again.',
    code: 'UNAVAILABLE',
    reason: 'UNAVAILABLE',
  });
  expect((await app.inject('/readyz')).statusCode).toBe(503);
  expect((await app.inject('/healthz')).statusCode).toBe(200);
};

describe.runIf(testServer === undefined)('the embedded database', { timeout: 60_000 }, () => {
  it('is closed', async () => {
    const { db, close } = openInMemory();
    await migrate(db);
    app = await buildApp(
      { nodeEnv: 'test', trustedProxies: [] },
      await testDependencies(db, () => startOfTest),
    );
    await serves();
    await close();
    await isAway();
    await app.close();
  });
});

describe.skipIf(testServer === undefined)('the server of the database', { timeout: 30_000 }, () => {
  const server = testServer ?? '';
  let scratch: Awaited<ReturnType<typeof createScratch>>;
  let proxy: Proxy;
  let database: OpenDatabase;
  const admin = (statement: string) => onServer(server, statement);
  const name = () => new URL(scratch.url).pathname.slice(1);
  const endAll = () =>
    admin(`select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name()}'`);

  beforeAll(async () => {
    scratch = await createScratch(server);
    const { db, close } = await openServer(scratch.url, { pace: withoutTimeouts });
    await migrate(db);
    await close();
  }, 60_000);
  afterAll(() => scratch.drop());
  beforeEach(async () => {
    proxy = await startProxy(new URL(scratch.url));
    const url = new URL(scratch.url);
    url.hostname = '127.0.0.1';
    url.port = String(proxy.port);
    database = await openServer(url.href, {
      pace: {
        ...serving,
        max: 2,
        connectionTimeoutMillis: 1_000,
        lock_timeout: 200,
        statement_timeout: 1_000,
        query_timeout: 1_500,
      },
    });
    const deps = await testDependencies(database.db, () => startOfTest);
    app = await buildApp({ nodeEnv: 'test', trustedProxies: [] }, deps);
    await serves();
  });
  afterEach(async () => {
    await app.close();
    proxy.close();
    await database.close();
  });

  it('ends every connection, idle or in the middle of a transaction', async () => {
    const broken = database.db.transaction().execute(async (tx) => {
      await sql`select 1`.execute(tx);
      await endAll();
      await sql`select 1`.execute(tx);
    });
    await expect(broken).rejects.toSatisfy(isDatabaseUnavailable);
    await serves();
  });

  it('refuses connections', async () => {
    await admin(`alter database ${name()} allow_connections false`);
    await endAll();
    await isAway();
    await admin(`alter database ${name()} allow_connections true`);
    await serves();
  });

  it('is not reachable', async () => {
    const { port } = proxy;
    proxy.close();
    await isAway();
    proxy = await startProxy(new URL(scratch.url), port);
    await serves();
  });

  it('does not respond: its connections are not used again', async () => {
    proxy.silence();
    await isAway();
    proxy.restore();
    await serves();
    await serves();
  });

  it('has all connections of the pool in use', async () => {
    const free: (() => void)[] = [];
    const work = [1, 2].map(() =>
      database.db.transaction().execute(
        () =>
          new Promise<void>((resolve) => {
            free.push(resolve);
          }),
      ),
    );
    await isAway();
    expect(database.poolUse?.()).toEqual({ inUse: 2, idle: 0, waiting: 0 });
    for (const release of free) release();
    await Promise.all(work);
    await serves();
  });

  it.each([
    ['a statement takes too long', sql`select pg_sleep(5)`],
    ['a lock is held by another', sql`select count(*) from users`],
  ])('%s', async (_case, statement) => {
    const lock = sql`lock table users in access exclusive mode`;
    const refused = database.db.transaction().execute(async (holder) => {
      await lock.execute(holder);
      await statement.execute(database.db);
    });
    await expect(refused).rejects.toSatisfy(isDatabaseUnavailable);
    await serves();
  });

  it('two transactions wait for each other', async () => {
    const keys = [1, 2];
    const holding: (() => void)[] = [];
    const both = keys.map((key) =>
      database.db.transaction().execute(async (tx) => {
        await sql`set local lock_timeout = 0`.execute(tx);
        await sql`set local deadlock_timeout = '10ms'`.execute(tx);
        await sql`select pg_advisory_xact_lock(${sql.lit(key)})`.execute(tx);
        // Both must have a lock before they request the other one.
        await new Promise<void>((resolve) => {
          holding.push(resolve);
          if (holding.length === keys.length) for (const goOn of holding) goOn();
        });
        await sql`select pg_advisory_xact_lock(${sql.lit(3 - key)})`.execute(tx);
      }),
    );
    const [failed, ...more] = (await Promise.allSettled(both)).filter(
      ({ status }) => status === 'rejected',
    );
    expect(more).toEqual([]);
    expect(failed).toHaveProperty('reason.code', '40P01');
    expect(failed?.status === 'rejected' && isDatabaseUnavailable(failed.reason)).toBe(true);
  });
});
