import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import { performance } from 'node:perf_hooks';

/**
 * A TCP proxy that shares connections among ports, as a service of Kubernetes does, and can fail.
 * It is on a port of its own, `port`.
 */
export async function openTcpProxy(ports) {
  let targets = [...ports];
  let turn = 0;
  let delayMs = 0;
  const sockets = new Set();

  /** Passes data on in order, after the delay of the time at which it came. */
  function pass(from, to) {
    let last = 0;
    const later = (action) => {
      const now = performance.now();
      last = Math.max(now + delayMs, last);
      if (last <= now) action();
      else setTimeout(action, last - now).unref();
    };
    from.on('data', (part) => later(() => to.destroyed || to.write(part)));
    from.on('end', () => later(() => to.end()));
    from.on('error', () => to.destroy());
    from.on('close', () => {
      sockets.delete(from);
      later(() => to.destroySoon());
    });
  }
  const server = createServer((client) => {
    turn += 1;
    const target = targets[turn % targets.length];
    if (target === undefined) return client.destroy();
    const backend = connect(target, '127.0.0.1');
    for (const socket of [client, backend]) {
      socket.setNoDelay();
      sockets.add(socket);
    }
    pass(client, backend);
    pass(backend, client);
  });
  const listen = async (port) => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
  };
  await listen(0);
  const { port } = server.address();
  const refuse = async () => {
    const closed = new Promise((resolve) => server.close(resolve));
    for (const socket of sockets) socket.resetAndDestroy();
    await closed;
  };
  return {
    port,
    /** New connections go to these ports. */
    share: (among) => (targets = [...among]),
    /** Delays all data, in each direction. */
    delay: (ms) => (delayMs = ms),
    /** Resets all connections and refuses new ones. */
    refuse,
    accept: () => listen(port),
    close: () => (server.listening ? refuse() : undefined),
  };
}
