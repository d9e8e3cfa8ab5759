// The clients: each sends its next request as soon as it has its answer. Several bodies are sent in
// turn; `%n` in a body is replaced by the number of the request.
import { performance } from 'node:perf_hooks';
import { Pool } from 'undici';

/** Requests so far, of all runs: `%n` never repeats. */
let requests = 0;

async function load({
  origin,
  path,
  bodies,
  statuses = [200],
  clients,
  milliseconds = Infinity,
  operations = Infinity,
}) {
  const pool = new Pool(origin, { connections: clients });
  const headers = { 'content-type': 'application/json', authorization: 'Bearer benchmark' };
  const times = [];
  let sent = 0;
  const ask = async () => {
    const body = bodies[sent % bodies.length].replace('%n', requests);
    sent += 1;
    requests += 1;
    const answer = await pool.request({ method: 'POST', path, headers, body });
    const text = await answer.body.text();
    if (!statuses.includes(answer.statusCode)) throw new Error(`${answer.statusCode} ${text}`);
  };
  // Each client has a connection before the clock starts.
  await Promise.all(Array.from({ length: clients }, ask));
  const end = performance.now() + milliseconds;
  let left = operations;
  const client = async () => {
    while (performance.now() < end && left-- > 0) {
      const start = performance.now();
      await ask();
      times.push(performance.now() - start);
    }
  };
  const start = performance.now();
  await Promise.all(Array.from({ length: clients }, client));
  const took = performance.now() - start;
  await pool.close();
  times.sort((a, b) => a - b);
  const at = (share) => times[Math.min(times.length - 1, Math.floor(times.length * share))];
  return {
    sent,
    perSecond: (times.length / took) * 1_000,
    p50: at(0.5),
    p95: at(0.95),
  };
}

process.on('message', (task) => void load(task).then((result) => process.send(result)));
process.send({ port: 0 });
