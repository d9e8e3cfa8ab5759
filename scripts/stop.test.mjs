import { once } from 'node:events';
import { createServer } from 'node:http';
import { expect, it } from 'vitest';
import { freePort } from './lib/ports.mjs';
import { launch } from './lib/testing/launch.mjs';

/** Just below the deadline of a call to the backend. */
const SLOW_MS = 4_600;

it('completes open requests at a stop', async () => {
  const backend = createServer((_request, response) => {
    const user = { id: 'u1', name: 'Asha', email: 'a@b.in', role: 'student' };
    setTimeout(() => response.end(JSON.stringify(user)), SLOW_MS);
  }).listen(0, '127.0.0.1');
  await once(backend, 'listening');
  const port = String(await freePort());
  const product = launch({ API_URL: `http://127.0.0.1:${backend.address().port}`, PORT: port });
  try {
    await product.until('Ctrl-C stops it.');
    const requested = once(backend, 'request');
    const answer = fetch(`http://127.0.0.1:${port}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: '{ me { name } }' }),
    });
    await requested;
    product.kill('SIGTERM');

    expect(await (await answer).json()).toEqual({ data: { me: { name: 'Asha' } } });
    expect(await product.ended).toEqual({ code: 0, signal: null });
  } finally {
    product.killAll('SIGKILL');
    backend.close();
  }
});
