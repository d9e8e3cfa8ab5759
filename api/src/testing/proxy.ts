import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { once } from 'node:events';

/** A way to a server that can be cut and can fall silent, as networks do. */
export interface Proxy {
  port: number;
  /** From now on nothing passes, and nobody is told. */
  silence: () => void;
  /** Everything passes again, on new connections. */
  restore: () => void;
  close: () => void;
}

/** Starts a proxy to the server at `target`; on any free port unless one is given. */
export async function startProxy(target: URL, port = 0): Promise<Proxy> {
  const sockets = new Set<Socket>();
  let silent = false;
  const server = createServer((client) => {
    const upstream = connect(Number(target.port || 5432), target.hostname);
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => {
        client.destroy();
        upstream.destroy();
      });
    }
    client.on('data', (bytes) => silent || upstream.write(bytes));
    upstream.on('data', (bytes) => silent || client.write(bytes));
  }).listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    silence: () => {
      silent = true;
    },
    restore: () => {
      silent = false;
    },
    close: () => {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
