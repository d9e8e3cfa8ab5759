// The backend: serves whole lists from memory, in a process of its own so that its work is not
// counted. Query parameters change nothing.
import { Buffer } from 'node:buffer';
import { createServer } from 'node:http';
import { answers, firstVersion } from './world.mjs';

const bodies = new Map(
  Object.entries(answers).map(([path, answer]) => [path, Buffer.from(JSON.stringify(answer))]),
);
const missing = Buffer.from(JSON.stringify({ message: 'Not found' }));
let calls = 0;
/** Version of the value that changes, and the difference between two answers. */
let version = 0;
let step = 0;

const server = createServer(({ url }, response) => {
  calls += 1;
  const known = bodies.get(url.split('?', 1)[0]);
  const body = Buffer.from(known ?? missing);
  if (known) body.write(String(firstVersion + version), body.indexOf(String(firstVersion)));
  version += step;
  response.writeHead(known ? 200 : 404, {
    'content-type': 'application/json',
    'content-length': body.length,
  });
  response.end(body);
});

process.on('message', (mode) => {
  ({ version = version, step = step } = mode);
  process.send({ calls });
});
server.listen(0, '127.0.0.1', () => process.send({ port: server.address().port }));
