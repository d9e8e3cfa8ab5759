// Behaviour of a server under overload: `node bench/overload.mjs`.
//
//   BASE_URL   of the api, http://127.0.0.1:4100
//   METRICS_URL   its metrics in production (API_METRICS_PORT), BASE_URL/metrics
//   EMAIL, PASSWORD   an administrator; the demo's unless given
//
// It first measures what the server can do, then asks with ten times as many connections for ten
// seconds, checks /healthz and the memory during that time, and measures again afterwards.
import { Agent, get, request } from 'node:http';
import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';

const base = process.env.BASE_URL ?? 'http://127.0.0.1:4100';
const metricsUrl = process.env.METRICS_URL ?? `${base}/metrics`;
const email = process.env.EMAIL ?? 'admin@waymark.test';
const password = process.env.PASSWORD ?? 'waymark-demo';
const path = '/api/admin/students?limit=20';

const median = (values) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;
const at = (values, share) =>
  values.sort((a, b) => a - b)[Math.floor(values.length * share)] ?? NaN;

function logIn() {
  return new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json' };
    const login = request(`${base}/api/auth/login`, { method: 'POST', headers }, (answer) => {
      let text = '';
      answer.on('data', (part) => (text += part));
      answer.on('end', () => resolve(JSON.parse(text).token));
    });
    login.on('error', reject);
    login.end(JSON.stringify({ email, password }));
  });
}

function ask(url, options) {
  return new Promise((resolve) => {
    const began = performance.now();
    const done = (status, text = '') => resolve({ status, text, ms: performance.now() - began });
    get(url, options, (answer) => {
      let text = '';
      answer.on('data', (part) => (text += part));
      answer.on('end', () => done(answer.statusCode, text));
      answer.on('error', () => done('broken'));
    }).on('error', (error) => done(error.code ?? 'broken'));
  });
}

/** Keeps that many connections busy for a while. */
async function load(connections, seconds, token) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const headers = { authorization: `Bearer ${token}` };
  const answers = [];
  const until = performance.now() + seconds * 1000;
  const one = async () => {
    while (performance.now() < until) answers.push(await ask(base + path, { agent, headers }));
  };
  await Promise.all(Array.from({ length: connections }, one));
  agent.destroy();
  const counts = {};
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  const good = answers.filter(({ status }) => status === 200).map(({ ms }) => ms);
  const shed = answers.filter(({ status }) => status === 503).map(({ ms }) => ms);
  return {
    connections,
    'answered/s': Math.round(good.length / seconds),
    'median ms': Math.round(median(good)),
    'p99 ms': Math.round(at(good, 0.99)),
    'shed median ms': Math.round(median(shed)),
    statuses: JSON.stringify(counts),
  };
}

async function memory() {
  const { text } = await ask(metricsUrl, { agent: false });
  const bytes = /^process_resident_memory_bytes (\S+)/m.exec(text)?.[1];
  return Math.round(Number(bytes) / 1024 / 1024);
}

const token = await logIn();
const rows = [];
const row = async (name, connections, seconds) => {
  const watch = { health: [], peak: 0, on: true };
  const watching = (async () => {
    while (watch.on) {
      const { status, ms } = await ask(`${base}/healthz`, { agent: false });
      watch.health.push({ status, ms });
      watch.peak = Math.max(watch.peak, await memory());
      await sleep(250);
    }
  })();
  const result = await load(connections, seconds, token);
  watch.on = false;
  await watching;
  rows.push({
    run: name,
    ...result,
    'healthz ok': `${watch.health.filter(({ status }) => status === 200).length}/${watch.health.length}`,
    'healthz median ms': Math.round(median(watch.health.map(({ ms }) => ms))),
    'peak MB': watch.peak,
  });
};
await row('warm', 50, 3);
await row('normal', 200, 5);
await row('ten times', 2_000, 10);
await sleep(3_000);
await row('afterwards', 200, 5);
console.table(rows);
