import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';
import { UserError } from './user-error.mjs';

/** Throws a UserError when the port is in use. `setting` is the name of its setting. */
export function requireFreePort(setting, port, host = '127.0.0.1') {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', (error) => {
      const reasons = {
        EADDRINUSE: `Port ${port} is in use: stop the other program or choose another ${setting}.`,
        EACCES: `Port ${port} needs rights this user does not have: choose another ${setting}.`,
      };
      const reason = reasons[error.code] ?? `Cannot listen on ${host}:${port} (${error.code}).`;
      reject(new UserError(reason));
    });
    server.listen(port, host, () => server.close(() => resolve()));
  });
}

// Below the range of ephemeral ports: an outgoing connection could take one of those while a test
// has its server stopped.
const FIRST_TEST_PORT = 20_000;
const LAST_TEST_PORT = 32_000;

/** A port without a listener. */
export async function freePort() {
  const port = randomInt(FIRST_TEST_PORT, LAST_TEST_PORT);
  try {
    await requireFreePort('PORT', port);
    return port;
  } catch {
    return freePort();
  }
}
