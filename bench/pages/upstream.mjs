// The backend: serves from memory, as a process of its own so that its work counts for nobody.
// `--pages`: it cuts lists and says how many there are (`X-Total-Count`); else it gives them whole.
import { Buffer } from 'node:buffer';
import { createServer } from 'node:http';
import { answers } from './world.mjs';

const cuts = process.argv.includes('--pages');
const prepared = new Map();

function answerTo(address) {
  const url = new URL(address, 'http://upstream');
  const record = answers[url.pathname];
  const size = Number(url.searchParams.get('limit'));
  const isCut = cuts && size > 0 && Array.isArray(record);
  const start = (Number(url.searchParams.get('page') ?? 1) - 1) * size;
  const body = isCut ? record.slice(start, start + size) : record;
  return {
    status: record === undefined ? 404 : 200,
    headers: isCut ? { 'x-total-count': record.length } : {},
    bytes: Buffer.from(JSON.stringify(body ?? { message: 'Not found' })),
  };
}

let calls = 0;

const server = createServer(({ url }, response) => {
  calls += 1;
  if (!prepared.has(url)) prepared.set(url, answerTo(url));
  const { status, headers, bytes } = prepared.get(url);
  response.writeHead(status, {
    'content-type': 'application/json',
    'content-length': bytes.length,
    ...headers,
  });
  response.end(bytes);
});

process.on('message', () => process.send({ calls }));
server.listen(0, '127.0.0.1', () => process.send({ port: server.address().port }));
