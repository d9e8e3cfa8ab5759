import { createServer, type AddressInfo, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

/** What a server does with a connection once a request has come; it may write anything. */
export type Behaviour = (socket: Socket) => void;

/** A server that is none: it speaks raw bytes. For one test. */
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

/** An answer of 200 with this body, which need not be text. */
export function ok(body: string | Buffer, ...headers: string[]): Buffer {
  const bytes = Buffer.from(body);
  const head = ['HTTP/1.1 200 OK', `Content-Length: ${bytes.length}`, ...headers, '', ''];
  return Buffer.concat([Buffer.from(head.join('\r\n')), bytes]);
}
