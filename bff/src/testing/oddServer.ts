import { createServer, type AddressInfo, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

/** Handles a connection after a request; may write any bytes. */
export type Behaviour = (socket: Socket) => void;

/** A TCP server that writes raw bytes instead of HTTP. For one test. */
export async function startOddServer(behaviour: Behaviour): Promise<{ origin: string }> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.on('data', () => {
      behaviour(socket);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}` };
}

/** A raw response of status 200 with this body. */
export function ok(body: string | Buffer, ...headers: string[]): Buffer {
  const bytes = Buffer.from(body);
  const head = ['HTTP/1.1 200 OK', `Content-Length: ${bytes.length}`, ...headers, '', ''];
  return Buffer.concat([Buffer.from(head.join('\r\n')), bytes]);
}
