import { createServer } from 'node:net';
import { UserError } from './user-error.mjs';

/** Throws a UserError when the port can't be listened on. `setting` is the name that moves it. */
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

/** A port that nobody listens on at the moment. */
export function freePort() {
  return new Promise((resolve) => {
    const server = createServer();
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}
