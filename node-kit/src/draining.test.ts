import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { useDraining } from './draining.ts';

function start() {
  const app = Fastify({ return503OnClosing: false });
  onTestFinished(() => app.close());
  useDraining(app);
  const calls: string[] = [];
  app.onDrain(() => calls.push('drain'));
  app.addHook('onClose', (_app, done) => {
    calls.push('close');
    done();
  });
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  app.get('/', () => 'done');
  app.get('/slow', async () => {
    await released;
    return 'done';
  });
  const connectionOf = async (url: string) => (await app.inject(url)).headers['connection'];
  return {
    app,
    calls,
    release: () => {
      release();
    },
    connectionOf,
  };
}

test('draining is announced once and keeps the connections', async () => {
  const { app, calls, connectionOf } = start();
  expect(app.isDraining()).toBe(false);
  app.drain();
  app.drain();
  expect(app.isDraining()).toBe(true);
  expect(calls).toEqual(['drain']);
  expect(await connectionOf('/')).toBe('keep-alive');
});

test('each response closes its connection, also that of a request that arrived before', async () => {
  const { app, release, connectionOf } = start();
  const slow = connectionOf('/slow');
  expect(await connectionOf('/')).toBe('keep-alive');
  app.closeConnections();
  release();
  expect(await slow).toBe('close');
  expect(await connectionOf('/')).toBe('close');
});

test('closing drains first, so that endless responses can end', async () => {
  const { app, calls } = start();
  await app.ready();
  await app.close();
  expect(calls).toEqual(['drain', 'close']);
});
