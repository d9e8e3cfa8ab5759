// The backend: serves whole lists from memory, in a process of its own so that its work is not
// counted. Query parameters change nothing.
import { Buffer } from 'node:buffer';
import { createServer } from 'node:http';
import { answers } from './world.mjs';

const bodies = new Map(
  Object.entries(answers).map(([path, answer]) => [path, Buffer.from(JSON.stringify(answer))]),
);
const missing = Buffer.from(JSON.stringify({ message: 'Not found' }));
let calls = 0;

const server = createServer(({ url }, response) => {
  calls += 1;
  const body = bodies.get(url.split('?', 1)[0]);
  response.writeHead(body === undefined ? 404 : 200, {
    'content-type': 'application/json',
    'content-length': (body ?? missing).length,
  });
  response.end(body ?? missing);
});

process.on('message', () => process.send({ calls }));
server.listen(0, '127.0.0.1', () => process.send({ port: server.address().port }));
