import { connect } from 'node:net';

const LOCAL = { host: '127.0.0.1', port: 6379 };
const CONNECT_WITHIN_MS = 1_000;

/** Address of a Redis for the tests: TEST_REDIS_URL, else a local one; undefined without one. */
export function findRedis() {
  if (process.env.TEST_REDIS_URL) return process.env.TEST_REDIS_URL;
  return new Promise((resolve) => {
    const socket = connect({ ...LOCAL, timeout: CONNECT_WITHIN_MS });
    const end = (url) => {
      socket.destroy();
      resolve(url);
    };
    socket.once('connect', () => end(`redis://${LOCAL.host}:${LOCAL.port}`));
    socket.once('timeout', () => end(undefined));
    socket.once('error', () => end(undefined));
  });
}
