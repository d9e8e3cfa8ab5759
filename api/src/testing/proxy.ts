import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { once } from 'node:events';

/** A TCP proxy that can be cut or made silent. */
export interface Proxy {
  port: number;
  /** Drops all data without closing connections. */
  silence: () => void;
  /** Forwards again, on new connections. */
  restore: () => void;
  close: () => void;
}

/** Starts a proxy to `target`. @param port 0: any free port */
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
